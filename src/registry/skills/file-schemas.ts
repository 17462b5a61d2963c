/** Schemas of the routes of revisions and files. */
import { type Static, Type } from '@sinclair/typebox'
import { NextCursor } from '../../platform/http/pagination.ts'
import { nullable, ref, Sha256, stringEnum, Timestamp } from '../../platform/http/schema.ts'
import { Fingerprint, SkillParams } from './schemas.ts'
import { BlockedReason, OptionalReason } from './verdict-schemas.ts'

export const FileParams = Type.Object({
  ...SkillParams.properties,
  '*': Type.String({
    minLength: 1,
    maxLength: 1024,
    description: 'Path in the package. Slashes may be sent as they are or as `%2F`.',
    examples: ['SKILL.md'],
  }),
})

export const RevisionQuery = Type.Object(
  {
    version: Type.Optional(
      Type.String({
        maxLength: 256,
        description: 'The newest revision with this version label.',
        examples: ['0.1.0'],
      }),
    ),
    fingerprint: Type.Optional(
      Type.String({
        pattern: Sha256.pattern ?? '',
        description: 'Exactly this revision.',
        examples: Sha256.examples as string[],
      }),
    ),
  },
  { additionalProperties: false, description: 'With neither field, the current revision is read.' },
)
export type RevisionQuery = Static<typeof RevisionQuery>

const include = {
  include: Type.Optional(
    stringEnum(['unserved'] as const, {
      description:
        'For publishers and above: also a revision that is not served, such as one that waits for a review or that a security finding blocks. Ignored for readers.',
    }),
  ),
}

export const BytesQuery = Type.Object(
  { ...RevisionQuery.properties, ...include },
  {
    additionalProperties: false,
    description: 'Without `version` and `fingerprint`, the current revision is read.',
  },
)

const Purge = Type.Object(
  { at: Timestamp, by: Type.String(), reason: Type.String() },
  { $id: 'SkillPurge', description: 'Who deleted the bytes of a revision permanently, and why.' },
)

const Revision = Type.Object(
  {
    revision: Type.Integer({ minimum: 1 }),
    fingerprint: Fingerprint,
    version: Type.String(),
    status: stringEnum(['current', 'superseded'] as const),
    served: Type.Boolean({ description: 'Whether these bytes may be served.' }),
    status_reason: OptionalReason('Why they are not served; null if they may be.'),
    blocked_reason: BlockedReason,
    installed_at: Timestamp,
    installed_by: Type.String(),
    approval: nullable(
      Type.Object({
        basis: stringEnum(['rule', 'reviewer'] as const),
        by: Type.String(),
        at: Timestamp,
        released_findings: Type.Integer({
          description: 'Findings that a reviewer released in these bytes.',
        }),
      }),
      'Who approved these bytes, and on what basis; null before an approval.',
    ),
    purge: nullable(ref(Purge), 'Null unless its bytes were purged.'),
  },
  { $id: 'SkillRevision', description: 'One immutable installed state.' },
)

export const RevisionPage = Type.Object(
  { revisions: Type.Array(ref(Revision)), next_cursor: NextCursor },
  { $id: 'SkillRevisionPage', description: 'Newest first.' },
)
export type RevisionPage = Static<typeof RevisionPage>

export const ArchiveQuery = Type.Object(
  {
    ...BytesQuery.properties,
    layout: Type.Optional(
      stringEnum(['folder', 'root'] as const, {
        description:
          '`folder` (the default): all files under one folder with the name of the skill. `root`: no folder.',
      }),
    ),
  },
  { additionalProperties: false },
)
export type ArchiveQuery = Static<typeof ArchiveQuery>

const SkillFile = Type.Object(
  {
    path: Type.String(),
    size: Type.Integer({ minimum: 0, description: 'Bytes.' }),
    sha256: Sha256,
    executable: Type.Boolean(),
    media_type: Type.String(),
  },
  { $id: 'SkillFile', description: 'One file of a revision.' },
)

/** Not validated, since a stream is sent as it is. */
export const FileBytes = Type.Unsafe<unknown>({ type: 'string', format: 'binary' })

export const FileList = Type.Object(
  {
    fingerprint: Fingerprint,
    files: Type.Array(ref(SkillFile), { description: 'Sorted by path bytes.' }),
    ignored: Type.Array(Type.String(), {
      description: 'Paths that were left out: metadata that archivers add, such as `__MACOSX`.',
    }),
  },
  { $id: 'SkillFileList', description: 'The content of a revision.' },
)
export type FileList = Static<typeof FileList>

export const skillFileSchemas = [Purge, Revision, RevisionPage, SkillFile, FileList]
