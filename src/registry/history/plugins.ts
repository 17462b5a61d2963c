/** Skills as plugins of a marketplace, as Claude Code and its relatives read them. Pure. */
import { pluginNameOf } from '../../packages/client-names.ts'
import type { Entry } from './entries.ts'

/** Changes with anything below: commits that were made before keep their own form. */
export const FORMAT = 2

/** Format 1 named plugins after their folders; some clients reject such a name if it has an underscore or is long. */
const hasFolderNames = (format: number): boolean => format === 1

export type PluginTexts = { display_name: string; description: string }

/** Clients update where this differs, so that it may not be the label alone. */
export const pluginVersion = ({ version, fingerprint }: Pick<Entry, 'version' | 'fingerprint'>) =>
  `${version}${version.includes('+') ? '.' : '+'}${fingerprint.slice(0, 12)}`

export const marketplaceName = (workspaceId: string): string =>
  workspaceId === 'default' ? 'skill-registry' : `${workspaceId}-skills`

export const marketplaceHead = (workspaceId: string) => ({
  name: marketplaceName(workspaceId),
  owner: { name: 'skill-registry' },
  metadata: { description: `Skills of the workspace ${workspaceId}.` },
})

const pluginOf = (entry: Entry, { description }: PluginTexts, format: number) => ({
  name: hasFolderNames(format) ? entry.folder : pluginNameOf(entry.folder),
  description,
  version: pluginVersion(entry),
  source: './',
  strict: false,
  skills: [`./skills/${entry.folder}`],
})

/** The parts of `.claude-plugin/marketplace.json`: one line for each plugin. */
export const marketplaceRecords = (
  workspaceId: string,
  plugins: readonly { entry: Entry; texts: PluginTexts }[],
  format: number,
): Buffer[] => {
  const head = JSON.stringify(marketplaceHead(workspaceId), null, 2).replace(/\n\}$/, '')
  const lines = plugins.map(
    ({ entry, texts }) => `    ${JSON.stringify(pluginOf(entry, texts, format))}`,
  )
  // The comma is a part of its own, so that a line is the same part wherever it is in the list.
  return [
    `${head},\n  "plugins": [`,
    ...lines.flatMap((line, at) => [at === 0 ? '' : ',', `\n${line}`]),
  ]
    .concat('\n  ]\n}\n')
    .map((text) => Buffer.from(text))
}
