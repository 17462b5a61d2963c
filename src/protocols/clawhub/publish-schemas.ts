/** Schemas of publishing by ClawHub's clients. */
import { type Static, Type } from '@sinclair/typebox'
import { Sha256, stringEnum } from '../../platform/http/schema.ts'
import { MAX_CHANGE_LOG } from './change-logs.ts'

const exampleFile = {
  path: 'SKILL.md',
  size: 85,
  sha256: '9db0c254353e02d0e94262e8cef92e23520f6e50f4b5a9ed46528a3fec713459',
  contentType: 'text/markdown',
}

const announced = {
  path: Type.String({ minLength: 1, maxLength: 1024 }),
  size: Type.Integer({ minimum: 0, maximum: 64 * 1024 * 1024, description: 'Bytes.' }),
  sha256: Type.String({ pattern: Sha256.pattern ?? '', description: 'SHA-256, lower-case hex.' }),
  contentType: Type.Optional(Type.String({ maxLength: 256, description: 'Not used.' })),
}

export const ClawHubTicketBody = Type.Object(announced, {
  $id: 'ClawHubTicketBody',
  description: 'A file of the package to publish.',
  examples: [exampleFile],
})

export const ClawHubTicket = Type.Object(
  {
    uploadUrl: Type.String({ description: 'Send the bytes there by POST, with the same token.' }),
    uploadTicket: Type.String({ description: 'The id of an upload.' }),
  },
  { $id: 'ClawHubTicket', description: 'The permission to send a file.' },
)

export const ClawHubStored = Type.Object(
  { storageId: Type.String({ description: 'The id of the upload.' }) },
  { $id: 'ClawHubStored', description: 'The file is stored.' },
)

const published = {
  slug: Type.String({ minLength: 1, maxLength: 256, description: 'Without the owner.' }),
  ownerHandle: Type.Optional(
    Type.String({
      maxLength: 128,
      description: 'The owner in the slug; the workspace for a slug without one.',
    }),
  ),
  displayName: Type.Optional(
    Type.String({ maxLength: 255, description: 'Used if SKILL.md has no `name`.' }),
  ),
  version: Type.String({ maxLength: 256, description: 'A semantic version.' }),
  changelog: Type.Optional(
    Type.String({ maxLength: MAX_CHANGE_LOG, description: 'Shown with the version.' }),
  ),
}

/** The part `payload` of a form. */
export const ClawHubPayload = Type.Object(published)
export type ClawHubPayload = Static<typeof ClawHubPayload>

export const ClawHubPublishBody = Type.Object(
  {
    ...published,
    files: Type.Array(
      Type.Object({
        ...announced,
        storageId: Type.String({ maxLength: 64 }),
        uploadTicket: Type.Optional(Type.String({ maxLength: 64 })),
      }),
      {
        minItems: 1,
        maxItems: 500,
        description: 'Packages with more files are published by `skill push`.',
      },
    ),
  },
  {
    $id: 'ClawHubPublishBody',
    description: 'What is published, and its files, which were sent.',
    examples: [
      {
        slug: 'hello-skill',
        version: '0.2.0',
        files: [
          {
            ...exampleFile,
            storageId: 'pJ1v0cXw5k9QmZr2TtY8a',
            uploadTicket: 'pJ1v0cXw5k9QmZr2TtY8a',
          },
        ],
      },
    ],
  },
)
export type ClawHubPublishBody = Static<typeof ClawHubPublishBody>

export const ClawHubPublished = Type.Object(
  {
    ok: Type.Literal(true),
    skillId: Type.String(),
    versionId: Type.String(),
    slug: Type.String(),
    version: Type.String({ description: 'What the package declares.' }),
    status: stringEnum(['pending', 'published'] as const),
    publicationStatus: stringEnum(['pending', 'published'] as const, {
      description: '`pending`: stored, and not served before a reviewer approves it.',
    }),
    attemptId: Type.Optional(Type.String({ description: 'The proposal that waits.' })),
  },
  { $id: 'ClawHubPublished', description: 'It was published, or waits for a review.' },
)
export type ClawHubPublished = Static<typeof ClawHubPublished>

export const ClawHubDeleteBody = Type.Object(
  {
    ownerHandle: Type.Optional(
      Type.String({ maxLength: 128, description: 'As in the query; clients send it here.' }),
    ),
    reason: Type.Optional(Type.String({ maxLength: 4096, description: 'Not kept.' })),
  },
  {
    $id: 'ClawHubDeleteBody',
    description: 'Whose skill it is. May be left out.',
    examples: [{}],
  },
)

export const publishSchemas = [
  ClawHubDeleteBody,
  ClawHubTicketBody,
  ClawHubTicket,
  ClawHubStored,
  ClawHubPublishBody,
  ClawHubPublished,
]
