/** Installable skills as entries of a commit: the tree of each is read once, since it never changes. */
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { setImmediate as turn } from 'node:timers/promises'
import type { Database } from '../../platform/database/client.ts'
import type { Entry } from './entries.ts'
import { folderOf, isCheckable } from '../../packages/git-paths.ts'
import { folderTrees } from './git-objects.ts'
import { type Installable, type Manifest, readManifests } from './reads.ts'

const BATCH = 100
const MAX_CACHED = 50_000

/** Empty if Git cannot check the files out. */
const treeIdOf = ({ files }: Manifest): string =>
  files.every(({ path }) => isCheckable(path)) ? (folderTrees(files).at(-1)?.id ?? '') : ''

export class SkillTrees {
  /** By fingerprint. */
  // A `max` would allocate for all of them at the start.
  readonly #ids = new LRUCache<string, string>({ maxSize: MAX_CACHED, sizeCalculation: () => 1 })

  /** In the order of the folders; `known` are entries of an earlier commit. */
  async entriesOf(
    db: Kysely<Database>,
    workspaceId: string,
    { skills, known }: { skills: readonly Installable[]; known: readonly Entry[] },
  ): Promise<Entry[]> {
    const ids = new Map(known.map(({ fingerprint, tree_id: id }) => [fingerprint, id]))
    for (const { fingerprint } of skills) {
      const id = this.#ids.get(fingerprint)
      if (id !== undefined) ids.set(fingerprint, id)
    }
    const unknown = skills.filter(({ fingerprint }) => !ids.has(fingerprint))
    for (let at = 0; at < unknown.length; at += BATCH) {
      const batch = unknown.slice(at, at + BATCH)
      for (const manifest of await readManifests(db, workspaceId, batch)) {
        const id = treeIdOf(manifest)
        ids.set(manifest.fingerprint, id)
        this.#ids.set(manifest.fingerprint, id)
      }
      await turn()
    }
    return skills
      .map(({ slug, ...skill }) => ({
        folder: folderOf(slug),
        ...skill,
        tree_id: ids.get(skill.fingerprint) ?? '',
      }))
      .filter(({ tree_id: id }) => id !== '')
      .toSorted((a, b) => (a.folder < b.folder ? -1 : 1))
  }
}
