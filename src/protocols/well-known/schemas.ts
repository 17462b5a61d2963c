/** Schemas of the discovery index of Agent Skills, version 0.2. */
import { type Static, Type } from '@sinclair/typebox'
import { stringEnum } from '../../platform/http/schema.ts'

export const DiscoveryIndex = Type.Object(
  {
    $schema: Type.String(),
    skills: Type.Array(
      Type.Object({
        name: Type.String({
          pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$',
          maxLength: 64,
          description:
            'Lower-case letters and digits, with single hyphens between them: the last part of the slug, or a longer name made of it if another skill was approved before under that name. In the index of one skill, always the former. It is the same for every caller.',
        }),
        type: stringEnum(['skill-md', 'archive'] as const, {
          description: 'One `SKILL.md`, or a `tar.gz` with its files at the root.',
        }),
        description: Type.String(),
        url: Type.String({ description: 'Relative to the URL of the index.' }),
        digest: Type.String({
          description: 'SHA-256 of the bytes at `url`: `sha256:` and 64 hex digits.',
        }),
      }),
      { description: 'By name.' },
    ),
  },
  { $id: 'DiscoveryIndex', description: 'Which skills can be fetched here.' },
)
export type DiscoveryIndex = Static<typeof DiscoveryIndex>

export const LegacyIndex = Type.Object(
  {
    skills: Type.Array(
      Type.Object({
        name: Type.String({ description: 'As in the other index.' }),
        description: Type.String(),
        files: Type.Array(Type.String(), {
          description: 'Paths of its files, below `<name>/` beside the index.',
        }),
      }),
      { description: 'By name.' },
    ),
  },
  { $id: 'LegacyIndex', description: 'Which skills can be fetched here, file by file.' },
)
