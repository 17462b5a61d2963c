/** Removes files that killed processes left below `tmp`: once a day, those older than a day. */
import { type FileHandle, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const DAY_MS = 24 * 3_600_000

export class LeftoverFiles {
  readonly #folder: string
  #removedAt = -Infinity

  constructor(folder: string) {
    this.#folder = folder
  }

  /** `created` was just created there: its time is that of the disk, which others may share. */
  async remove(created: FileHandle): Promise<void> {
    const now = performance.now()
    if (now - this.#removedAt < DAY_MS) return
    this.#removedAt = now
    const { mtimeMs: newest } = await created.stat()
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name)
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: newest }))
      if (newest - mtimeMs > DAY_MS) await rm(path, { force: true })
    }
  }
}
