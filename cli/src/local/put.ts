/** Puts one revision into the folders of agents. */
import { refuse } from '../api/failures.ts'
import type { Context } from '../context.ts'
import { NewFolder } from '../package/new-folder.ts'
import { download } from '../read/download.ts'
import type { Found } from '../read/find.ts'
import { locate } from './location.ts'
import type { Locked } from './lock-file.ts'
import { localFingerprint, type Place } from './place.ts'

type Put = {
  place: Place
  found: Found
  /** Relative to the root of the place. */
  folders: string[]
  /** What the lock file says. */
  locked: Locked | undefined
  force: boolean
}

/** Where a folder really is, and the fingerprint of what is there; null if there is nothing. */
type Target = { folder: string; path: string; now: string | null }

const targetOf = async ({ place, locked, force, found }: Put, folder: string): Promise<Target> => {
  const path = await locate(place, folder)
  const now = await localFingerprint(path)
  const isKnown = now === found.list.fingerprint || now === locked?.fingerprint
  if (now === null || isKnown || force) return { folder, path, now }
  throw refuse(
    'cli.changed_here',
    'Changed on this machine',
    `${folder} is not what the lock file says: it was changed, or put there by something else. Nothing was replaced; --force replaces it.`,
  )
}

/** The folders that are new or were replaced. All are checked before one is touched. */
export const putSkill = async (context: Context, put: Put): Promise<string[]> => {
  const { found, folders } = put
  const targets: Target[] = []
  for (const folder of folders) targets.push(await targetOf(put, folder))
  const changed = targets.filter(({ now }) => now !== found.list.fingerprint)
  for (const { path } of changed) {
    const target = await NewFolder.replacing(path)
    try {
      await target.complete(await download(context, found, target))
    } finally {
      await target.close()
    }
  }
  return changed.map(({ folder }) => folder)
}
