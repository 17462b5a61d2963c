/** Schemas of marketplaces of plugins. */
import { type Static, Type } from '@sinclair/typebox'
import { ref, stringEnum } from '../../platform/http/schema.ts'

const Plugin = Type.Object(
  {
    name: Type.String({
      maxLength: 64,
      description:
        'The slug, with `--` for its slash and `---` for an underscore, since some clients take only letters, digits, hyphens and dots. What would be longer than 64 ends with `----` and digits made of the slug.',
    }),
    description: Type.String(),
    version: Type.String({
      description: 'The label of the revision and the start of its fingerprint.',
    }),
    source: Type.Object({
      source: stringEnum(['git-subdir', 'npm'] as const, {
        description: 'With `url` and `path`, or with `package`, `version` and `registry`.',
      }),
      url: Type.Optional(Type.String({ description: 'The Git repository of the workspace.' })),
      path: Type.Optional(Type.String()),
      package: Type.Optional(Type.String()),
      version: Type.Optional(Type.String()),
      registry: Type.Optional(Type.String({ description: 'The `npm` of the workspace.' })),
    }),
    strict: Type.Boolean({ description: 'False: the plugin has no manifest of its own.' }),
    skills: Type.Array(Type.String(), { description: 'Folders of skills below the source.' }),
  },
  { $id: 'MarketplacePlugin', description: 'One installable skill.' },
)

export const PluginMarketplace = Type.Object(
  {
    name: Type.String({
      description: '`skill-registry` for `default`, else `<workspace_id>-skills`.',
    }),
    owner: Type.Object({ name: Type.String() }),
    metadata: Type.Object({ description: Type.String() }),
    plugins: Type.Array(ref(Plugin), { description: 'By folder.' }),
  },
  { $id: 'PluginMarketplace', description: 'Installable skills as plugins.' },
)
export type PluginMarketplace = Static<typeof PluginMarketplace>

export const pluginSchemas = [Plugin, PluginMarketplace]
