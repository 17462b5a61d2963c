/** Folders that survive a power failure. */
import { open, opendir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeFolder } from '../make-folder.ts'
import { diskErrorCode } from './disk-errors.ts'
import { storeUnavailable } from './object-errors.ts'

const MAX_REMEMBERED = 10_000

export const syncFolder = async (path: string): Promise<void> => {
  // Windows journals folder entries by itself, and cannot open folders.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

export class DurableFolders {
  readonly #root: string
  readonly #isInUse: boolean
  readonly #made = new Set<string>()

  /** All folders are `root` or below it; if it is in use, it has files and is never made. */
  constructor(root: string, isInUse: boolean) {
    this.#root = root
    this.#isInUse = isInUse
  }

  /** Rejects if the root was in use and is gone, as after its disk was unmounted. */
  async requireRoot(): Promise<void> {
    if (!this.#isInUse) return
    for await (const _ of await opendir(this.#root)) return
    throw storeUnavailable(new Error(`${this.#root} is empty: is its disk mounted?`))
  }

  /** Runs `work`, which adds an entry to `folder`, and creates the folder first if needed. */
  async within<T>(folder: string, work: () => Promise<T>): Promise<T> {
    const isMade = this.#made.has(folder)
    if (!isMade) await this.#make(folder)
    try {
      return await work()
    } catch (error) {
      if (!isMade || diskErrorCode(error) !== 'ENOENT') throw error
      // Empty folders may be cleaned up while the service runs.
      await this.#make(folder)
      return work()
    }
  }

  async #make(folder: string): Promise<void> {
    await this.requireRoot()
    const first = await makeFolder(folder, 0o700)
    const isRootNew = first !== undefined && first.length <= this.#root.length
    const top = isRootNew ? dirname(first) : this.#root
    // Even if no folder is new: the process that created it may not have synced it yet.
    for (let path = folder; path.length > top.length;) {
      path = dirname(path)
      await syncFolder(path)
    }
    if (this.#made.size >= MAX_REMEMBERED) this.#made.clear()
    this.#made.add(folder)
  }
}
