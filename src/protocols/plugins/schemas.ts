/** Schemas of marketplaces of plugins. */
import { type Static, Type } from '@sinclair/typebox'
import { ref } from '../../platform/http/schema.ts'

const Plugin = Type.Object(
  {
    name: Type.String({ description: 'The slug, with `--` for its slash.' }),
    description: Type.String(),
    version: Type.String({
      description: 'The label of the revision and the start of its fingerprint.',
    }),
    source: Type.Object({
      source: Type.Literal('git-subdir'),
      url: Type.String({ description: 'The Git repository of the workspace.' }),
      path: Type.String(),
    }),
    strict: Type.Boolean({ description: 'False: the plugin has no manifest of its own.' }),
    skills: Type.Array(Type.String(), { description: 'Folders of skills below `path`.' }),
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
    plugins: Type.Array(ref(Plugin), { description: 'By name.' }),
  },
  { $id: 'PluginMarketplace', description: 'Installable skills as plugins.' },
)
export type PluginMarketplace = Static<typeof PluginMarketplace>

export const pluginSchemas = [Plugin, PluginMarketplace]
