/** What a commit has besides the files of skills: the folders above them and lists of plugins. Pure. */
import { type GitObject, objectOf, type ObjectType, treeRecords } from './git-objects.ts'
import type { Entry } from './entries.ts'
import { marketplaceRecords, type PluginTexts } from './plugins.ts'

/** An object in parts, most of which the one of the commit before it has too. */
export type Layer = Omit<GitObject, 'bytes'> & { name: string; records: Buffer[] }

export type Snapshot = { treeId: string; layers: Layer[] }

export type Plugin = { entry: Entry; texts: PluginTexts }

/** Files are checked out with the bytes that were approved, whatever the settings of the client. */
const ATTRIBUTES = Buffer.from('* -text\n')

const layerOf = (name: string, type: ObjectType, records: Buffer[]): Layer => ({
  name,
  type,
  id: objectOf(type, Buffer.concat(records)).id,
  records,
})

export const snapshotOf = (
  workspaceId: string,
  plugins: readonly Plugin[],
  format: number,
): Snapshot => {
  const records = marketplaceRecords(workspaceId, plugins, format)
  const marketplace = layerOf('marketplace', 'blob', records)
  const lists = layerOf(
    'lists',
    'tree',
    treeRecords([{ name: 'marketplace.json', mode: '100644', id: marketplace.id }]),
  )
  const attributes = layerOf('attributes', 'blob', [ATTRIBUTES])
  const skills = layerOf(
    'skills',
    'tree',
    treeRecords(
      plugins.map(({ entry }) => ({ name: entry.folder, mode: '40000', id: entry.tree_id })),
    ),
  )
  const root = layerOf(
    'root',
    'tree',
    treeRecords([
      { name: '.claude-plugin', mode: '40000', id: lists.id },
      { name: '.gitattributes', mode: '100644', id: attributes.id },
      ...(plugins.length > 0 ? [{ name: 'skills', mode: '40000' as const, id: skills.id }] : []),
    ]),
  )
  const inner = plugins.length > 0 ? [skills] : []
  return { treeId: root.id, layers: [root, lists, ...inner, marketplace, attributes] }
}
