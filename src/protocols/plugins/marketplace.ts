/** `marketplace.json` for clients that fetch it by its URL: plugins with absolute sources. Pure. */
import { marketplaceHead, pluginVersion } from '../../registry/history/plugins.ts'
import type { Plugin } from '../../registry/history/snapshot.ts'
import type { PluginMarketplace } from './schemas.ts'

export const marketplaceOf = (
  workspaceId: string,
  plugins: readonly Plugin[],
  { baseUrl }: { baseUrl: string },
): PluginMarketplace => ({
  ...marketplaceHead(workspaceId),
  plugins: plugins.map(({ entry, texts }) => ({
    name: entry.folder,
    description: texts.description,
    version: pluginVersion(entry),
    source: { source: 'git-subdir', url: `${baseUrl}/skills.git`, path: `skills/${entry.folder}` },
    strict: false,
    skills: ['./'],
  })),
})
