/** The index of all documents, as markdown. Pure. */
import { INDEX_URI, uriOf } from '../documents/uri.ts'

export type IndexEntry = { id: string; title: string; description: string | null }

const INDEX_NAME = 'skills'

const HEAD = `# Skills

Each line is a skill: markdown that says when and why to call which functions. Read the one that fits your task by its URI; skills with more detail are indented below it; read them only when you need them.

`

const EMPTY = '_No skills are currently registered._\n'

/**
 * A sort key by segments: what is below an id directly follows it, since no other character sorts
 * as low.
 */
const treeKey = (id: string): string => id.replaceAll('/', '\u0001')

const inTreeOrder = (entries: IndexEntry[]): IndexEntry[] =>
  entries
    .map((entry) => ({ entry, key: treeKey(entry.id) }))
    .toSorted((a, b) => Number(a.key > b.key) - Number(a.key < b.key))
    .map(({ entry }) => entry)

const lineOf = ({ id, title, description }: IndexEntry): string => {
  const indent = '  '.repeat(id.split('/').length - 1)
  const about = description === null ? '' : ` — ${description}`
  return `${indent}- [\`${id}\`](${uriOf(id)}) — ${title}${about}\n`
}

export const indexPage = (entries: IndexEntry[]): string =>
  HEAD + (entries.length === 0 ? EMPTY : inTreeOrder(entries).map(lineOf).join(''))

/** resources/list (MCP): the index, then one entry per document in the given order. */
export const resourceList = (entries: IndexEntry[]) => [
  {
    uri: INDEX_URI,
    name: INDEX_NAME,
    description: 'Index of every registered skill',
    mimeType: 'text/markdown' as const,
  },
  ...entries.map(({ id, title }) => ({
    uri: uriOf(id),
    name: title,
    mimeType: 'text/markdown' as const,
  })),
]
