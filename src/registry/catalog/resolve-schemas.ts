/** Schemas of the selection of skills for a turn. */
import { type Static, Type } from '@sinclair/typebox'
import { anyObject, ref, stringEnum } from '../../platform/http/schema.ts'
import { Fingerprint, Slug, SourceKind } from '../skills/schemas.ts'

const Picked = Type.Object(
  {
    id: Type.String({
      minLength: 1,
      maxLength: 256,
      description: '`skill:<source_kind>:<slug>`, or a slug.',
    }),
    kind: Type.Optional(anyObject('As the composer sent it; ignored, since the id is sufficient.')),
    label: Type.Optional(Type.String({ maxLength: 256, description: 'Ignored.' })),
  },
  { additionalProperties: false },
)

export const ResolveBody = Type.Object(
  {
    capabilities: Type.Array(Picked, { maxItems: 200, description: 'The picked skills.' }),
    paths: Type.Optional(
      Type.Array(Type.String({ maxLength: 1024 }), {
        maxItems: 1000,
        description: 'Files that the turn touches; skills whose `paths` match take part.',
      }),
    ),
  },
  {
    $id: 'ResolveBody',
    additionalProperties: false,
    description: 'What a turn starts with (turn/start.capabilities).',
    examples: [
      { capabilities: [{ id: 'skill:user:hello-skill' }], paths: ['letters/greeting.md'] },
    ],
  },
)
export type ResolveBody = Static<typeof ResolveBody>

export const Resolution = Type.Object(
  {
    active: Type.Array(
      Type.Object({
        slug: Slug,
        source_kind: ref(SourceKind),
        fingerprint: Fingerprint,
        reason: stringEnum(['explicit_composer_capability', 'path_match', 'implicit'] as const),
      }),
      { description: 'Sorted by reason, in the order of the enum, then by slug.' },
    ),
    excluded: Type.Array(
      Type.Object({
        id: Type.String(),
        reason: Type.String({ description: '`not_found`, or why it is not served.' }),
      }),
      { description: 'Picked skills that do not take part.' },
    ),
  },
  { $id: 'Resolution', description: 'Which skills take part, and why.' },
)
export type Resolution = Static<typeof Resolution>

export const resolveSchemas = [ResolveBody, Resolution]
