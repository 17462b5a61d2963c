/** Marketplaces for clients that fetch them by their URL: plugins with absolute sources. Pure. */
import { pluginNameOf } from '../../packages/client-names.ts'
import { marketplaceHead, pluginVersion } from '../../registry/history/plugins.ts'
import type { Plugin } from '../../registry/history/snapshot.ts'
import { npmName, npmVersion } from '../npm/names.ts'
import type { PluginMarketplace } from './schemas.ts'

type Entry = Plugin['entry']

/** Where one plugin comes from, and its folders of skills below that. */
export type SourceOf = (
  entry: Entry,
  baseUrl: string,
) => Pick<PluginMarketplace['plugins'][number], 'source' | 'skills'>

export const fromGit: SourceOf = ({ folder }, baseUrl) => ({
  source: { source: 'git-subdir', url: `${baseUrl}/skills.git`, path: `skills/${folder}` },
  skills: ['./'],
})

export const fromNpm: SourceOf = (entry, baseUrl) => ({
  source: {
    source: 'npm',
    package: npmName(entry),
    version: npmVersion(entry),
    registry: `${baseUrl}/npm`,
  },
  skills: [`./skills/${entry.folder}`],
})

export const marketplaceOf = (
  workspaceId: string,
  plugins: readonly Plugin[],
  { baseUrl, sourceOf }: { baseUrl: string; sourceOf: SourceOf },
): PluginMarketplace => ({
  ...marketplaceHead(workspaceId),
  plugins: plugins.map(({ entry, texts }) => ({
    name: pluginNameOf(entry.folder),
    description: texts.description,
    version: pluginVersion(entry),
    strict: false,
    ...sourceOf(entry, baseUrl),
  })),
})
