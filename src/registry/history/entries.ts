/** The folders of a commit, and how two of them differ. Pure. */

/** A skill at one revision, as a folder below `skills`. */
export type Entry = {
  folder: string
  skill_id: number
  revision: number
  fingerprint: string
  version: string
  tree_id: string
}

export type EntryChange = { before: Entry | null; after: Entry | null }

export const folderOfChange = ({ before, after }: EntryChange): string =>
  (after ?? before)?.folder ?? ''

const byFolder = (entries: readonly Entry[]): Map<string, Entry> =>
  new Map(entries.map((entry) => [entry.folder, entry]))

/** Two revisions of the same bytes differ if their label does. */
const isSame = (a: Entry, b: Entry): boolean =>
  a.tree_id === b.tree_id && a.version === b.version && a.fingerprint === b.fingerprint

/** By folder. */
export const changesBetween = (
  earlier: readonly Entry[],
  later: readonly Entry[],
): EntryChange[] => {
  const before = byFolder(earlier)
  const after = byFolder(later)
  const folders = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  return folders.flatMap((folder) => {
    const change = { before: before.get(folder) ?? null, after: after.get(folder) ?? null }
    return change.before && change.after && isSame(change.before, change.after) ? [] : [change]
  })
}

/** What stood before the change; `entries` is what stood after it. */
export const undo = (entries: readonly Entry[], changes: readonly EntryChange[]): Entry[] => {
  const all = byFolder(entries)
  for (const change of changes) {
    if (change.before) all.set(change.before.folder, change.before)
    else all.delete(folderOfChange(change))
  }
  return [...all.values()].toSorted((a, b) => (a.folder < b.folder ? -1 : 1))
}
