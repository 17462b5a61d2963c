/** Schemas of the upload routes (gateway protocol, *Upload Flow*). */
import { type Static, Type } from '@sinclair/typebox'
import { NextCursor, pageQuery } from '../../platform/http/pagination.ts'
import { ref, Sha256, stringEnum } from '../../platform/http/schema.ts'
import { workspaceParams } from '../../platform/http/workspace-params.ts'

const UploadId = Type.String({ description: '21 characters.', examples: ['pJ1v0cXw5k9QmZr2TtY8a'] })

export const UploadParams = Type.Object({
  ...workspaceParams,
  upload_id: Type.String({
    maxLength: 64,
    description: 'From the start of the upload.',
    examples: UploadId.examples as string[],
  }),
})

// Checks types only: the pure validator checks the values, with the codes of the protocol.
export const UploadStartBody = Type.Object(
  {
    file_name: Type.String({
      description: 'For people only, 1 to 255 characters; never used as a path.',
    }),
    archive_format: Type.String({ description: 'Always `tar_gz`.' }),
    compressed_size_bytes: Type.Integer({
      description: 'Size of the whole archive in bytes, 1 to `max_compressed_size_bytes`.',
    }),
    uncompressed_size_hint_bytes: Type.Optional(
      Type.Integer({
        description: 'Expected unpacked size in bytes; checked against the limit only.',
      }),
    ),
    sha256: Type.String({
      description: 'SHA-256 of the whole compressed archive, 64 lower-case hex digits.',
    }),
  },
  {
    $id: 'UploadStartBody',
    additionalProperties: false,
    description: 'SkillsUploadStartParams.',
    examples: [
      {
        file_name: 'hello-skill.tar.gz',
        archive_format: 'tar_gz',
        compressed_size_bytes: 2583,
        sha256: 'ddf8d67c1145e16b72b0df4c50ee595cb58e9def3a5893ac0871720caa437b0d',
      },
    ],
  },
)
export type UploadStartBody = Static<typeof UploadStartBody>

export const UploadStarted = Type.Object(
  {
    upload_id: UploadId,
    recommended_chunk_size_bytes: Type.Integer(),
    max_chunk_size_bytes: Type.Integer(),
    max_compressed_size_bytes: Type.Integer(),
    max_uncompressed_size_bytes: Type.Integer(),
    max_file_size_bytes: Type.Integer({ description: 'Of each file of the archive.' }),
    max_entries: Type.Integer({ description: 'Files and folders of the archive.' }),
    expires_at_unix: Type.Integer({
      description: 'Unix seconds. Each accepted chunk extends it, to at most 24 h after the start.',
    }),
  },
  {
    $id: 'UploadStarted',
    description: 'SkillsUploadStartResponse, and what else the archive is checked for.',
  },
)
export type UploadStarted = Static<typeof UploadStarted>
/** Those that seed 002 does not state at the start. */
export type PackageLimits = Pick<UploadStarted, 'max_file_size_bytes' | 'max_entries'>

export const UploadStatus = Type.Object(
  {
    upload_id: UploadId,
    status: stringEnum(['receiving', 'finalized', 'aborted', 'consumed'] as const),
    compressed_size_bytes: Type.Integer(),
    received_bytes: Type.Integer(),
    next_offset: Type.Integer({ description: 'Where to resume; equal to `received_bytes`.' }),
    sha256: Sha256,
    expires_at_unix: Type.Integer({ description: 'Unix seconds.' }),
  },
  { $id: 'UploadStatus', description: 'The state of an upload.' },
)
export type UploadStatus = Static<typeof UploadStatus>

export const UploadItem = Type.Object(
  {
    ...UploadStatus.properties,
    file_name: Type.String(),
    created_by: Type.String({ description: 'The actor who started it.' }),
    created_at_unix: Type.Integer({ description: 'Unix seconds.' }),
  },
  { $id: 'UploadItem', description: 'An upload that is open, or finalized and not used yet.' },
)
export type UploadItem = Static<typeof UploadItem>

export const UploadPage = Type.Object(
  { uploads: Type.Array(ref(UploadItem)), next_cursor: NextCursor },
  { $id: 'UploadPage', description: 'Open uploads, by id.' },
)
export type UploadPage = Static<typeof UploadPage>

export const UploadQuery = Type.Object(
  {
    mine: Type.Optional(
      Type.Boolean({
        default: true,
        description:
          'Only those that the caller started, with any token or session of the same person. False is for admins.',
      }),
    ),
    ...pageQuery,
  },
  { additionalProperties: false },
)
export type UploadQuery = Static<typeof UploadQuery>

export const UploadFinished = Type.Object(
  {
    upload_id: UploadId,
    status: stringEnum(['finalized'] as const),
    sha256: Sha256,
    compressed_size_bytes: Type.Integer(),
  },
  { $id: 'UploadFinished', description: 'SkillsUploadFinishResponse.' },
)
export type UploadFinished = Static<typeof UploadFinished>

export const UploadAborted = Type.Object(
  { upload_id: UploadId, status: stringEnum(['aborted'] as const) },
  { $id: 'UploadAborted', description: 'SkillsUploadAbortResponse.' },
)
export type UploadAborted = Static<typeof UploadAborted>

export const uploadSchemas = [
  UploadStartBody,
  UploadStarted,
  UploadStatus,
  UploadItem,
  UploadPage,
  UploadFinished,
  UploadAborted,
]

/**
 * The route parses the body itself, and JSON Schema cannot describe it: the schema validates
 * nothing, and the document shows a binary string (set in `protocols/openapi/document.ts`).
 */
export const FrameBody = Type.Unsafe<Buffer>({ $id: 'Psu1Frame' })

export const frameExample =
  '{"workspace_id":"default","upload_id":"…","offset":0,"len":512,"chunk_sha256":"…"}'
