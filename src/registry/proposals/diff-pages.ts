/** Pages of compared files: of a proposal, or of any two revisions. */
import { DEFAULT_LIMIT, decodeCursor, encodeCursor } from '../../platform/database/cursor.ts'
import { AppError } from '../../platform/errors.ts'
import type { Comparison, Comparisons } from './comparisons.ts'
import type { DiffPage, DiffQuery, FileHunks } from './diff-schemas.ts'
import { fileHunksOf, type Pair } from './file-pairs.ts'

const MAX_PAGE_CHARACTERS = 1024 * 1024
const MAX_PAGE_MS = 2000
const DEFAULT_CONTEXT = 3

export const fileNotChanged = (): AppError =>
  new AppError('skills.file_not_found', 'There is no changed file at this path.')

const charactersOf = ({ hunks }: FileHunks): number =>
  hunks.reduce(
    (sum, { lines }) => sum + lines.reduce((length, line) => length + line.length + 1, 0),
    0,
  )

type Sides = Pick<DiffPage, 'fingerprint' | 'compared_fingerprint'>

/** `known`: comparisons by path. `onCompared` gets those that were made for the page. */
export type Source = {
  comparisons: Comparisons
  known: (pairs: Pair[]) => Promise<Map<string, Comparison>>
  onCompared: (made: (Pair & { comparison: Comparison })[]) => Promise<void>
}

export const diffPage = async (
  { comparisons, known, onCompared }: Source,
  sides: Sides,
  pairs: Pair[],
  query: DiffQuery,
): Promise<DiffPage> => {
  const { limit = DEFAULT_LIMIT, cursor, context = DEFAULT_CONTEXT, path } = query
  const filters = {
    list: 'diffs',
    ...sides,
    compared_fingerprint: sides.compared_fingerprint ?? '',
    context,
    path,
  }
  const [after] = decodeCursor(cursor, 1, filters) ?? []
  const asked = path === undefined ? pairs : pairs.filter((pair) => pair.path === path)
  if (path !== undefined && asked.length === 0) throw fileNotChanged()
  const left = after === undefined ? asked : asked.filter((pair) => pair.path > after)
  const wanted = left.slice(0, limit)
  const stored = await known(wanted)
  const endsAt = performance.now() + MAX_PAGE_MS
  const files: FileHunks[] = []
  const made: (Pair & { comparison: Comparison })[] = []
  let characters = 0
  for (const pair of wanted) {
    const earlier = stored.get(pair.path) ?? null
    const { file, comparison } = await fileHunksOf(comparisons, pair, { context, known: earlier })
    if (comparison && !earlier) made.push({ ...pair, comparison })
    characters += charactersOf(file)
    if (files.length > 0 && characters > MAX_PAGE_CHARACTERS) break
    files.push(file)
    if (performance.now() > endsAt) break
  }
  await onCompared(made)
  const last = files.length < left.length ? files.at(-1)?.path : undefined
  return { ...sides, files, next_cursor: last === undefined ? null : encodeCursor([last], filters) }
}
