/** Puts one revision into the folders of agents. */
import { join } from 'node:path'
import { refuse } from '../api/failures.ts'
import type { Context } from '../context.ts'
import { NewFolder } from '../package/new-folder.ts'
import { download } from '../read/download.ts'
import type { Found } from '../read/find.ts'
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

/** What is there already, where it may be replaced: null if there is nothing. */
const present = async (
  { place, locked, force, found }: Put,
  folder: string,
): Promise<string | null> => {
  const now = await localFingerprint(join(place.root, folder))
  const isKnown = now === found.list.fingerprint || now === locked?.fingerprint
  if (now === null || isKnown || force) return now
  throw refuse(
    'cli.changed_here',
    'Changed on this machine',
    `${folder} is not what the lock file says: it was changed, or put there by something else. Nothing was replaced; --force replaces it.`,
  )
}

/** The folders that are new or were replaced. All are checked before one is touched. */
export const putSkill = async (context: Context, put: Put): Promise<string[]> => {
  const { place, found, folders } = put
  const { fingerprint } = found.list
  const before = new Map<string, string | null>()
  for (const folder of folders) before.set(folder, await present(put, folder))
  const changed = folders.filter((folder) => before.get(folder) !== fingerprint)
  for (const folder of changed) {
    const target = await NewFolder.replacing(join(place.root, folder))
    try {
      await target.complete(await download(context, found, target))
    } finally {
      await target.close()
    }
  }
  return changed
}
