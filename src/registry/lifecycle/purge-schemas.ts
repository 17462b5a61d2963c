/** Schemas of the purge route. */
import { type Static, Type } from '@sinclair/typebox'
import { ref, Sha256, Timestamp, stringEnum } from '../../platform/http/schema.ts'
import { Fingerprint, SkillParams, Slug, SourceKind } from '../skills/schemas.ts'

// The example is the second version in `docs/tour.md`, which no later example needs.
const fingerprint = Type.String({
  ...Sha256,
  examples: ['94a151dc66b53e80584cf47fb6d723c861dc8a4b75bc48d83fd3e6d054edce76'],
})

export const RevisionParams = Type.Object({ ...SkillParams.properties, fingerprint })

export const PurgeQuery = Type.Object(
  {
    reason: Type.String({
      minLength: 1,
      maxLength: 1000,
      description: 'Not blank. Stored with the revision and in the audit row.',
      examples: ['a live API key in config.json'],
    }),
  },
  { additionalProperties: false },
)

const skill = { slug: Slug, source_kind: ref(SourceKind) }

export const Purged = Type.Object(
  {
    status: stringEnum(['purged', 'already_purged'] as const, {
      description:
        '`already_purged`: an earlier call purged them; its time, actor and reason are unchanged.',
    }),
    fingerprint: Fingerprint,
    purged_at: Timestamp,
    purged_by: Type.String(),
    reason: Type.String(),
    revisions: Type.Array(Type.Object({ ...skill, revision: Type.Integer({ minimum: 1 }) }), {
      description: 'All revisions of the workspace that had these bytes, in any skill.',
    }),
    uninstalled: Type.Array(Type.Object(skill), {
      description: 'Skills that served them until this call.',
    }),
    objects_left: Type.Integer({
      minimum: 0,
      description:
        'Objects that the store could not delete yet, and the mark of the purge if it could not be stored. The objects are no longer read; both are retried every minute, or by the same call.',
    }),
  },
  {
    $id: 'Purged',
    description: 'What was permanently deleted.',
    examples: [
      {
        status: 'purged',
        fingerprint: '99662e239f3f9cb7bd39e9db1afc40dd672e0923c25f5998ce8e74a70e338e02',
        purged_at: '2026-03-01T12:00:00.000Z',
        purged_by: 'token:security-team',
        reason: 'a live API key in config.json',
        revisions: [{ slug: 'acme/pdf', source_kind: 'user', revision: 2 }],
        uninstalled: [{ slug: 'acme/pdf', source_kind: 'user' }],
        objects_left: 0,
      },
    ],
  },
)
export type Purged = Static<typeof Purged>
