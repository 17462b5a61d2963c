/** Removes files that killed processes left below `tmp`: once a day, those older than a day. */
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { diskErrorCode } from './disk-errors.ts'

const DAY_MS = 24 * 3_600_000

export class LeftoverFiles {
  readonly #folder: string
  #removedAt = -Infinity

  constructor(folder: string) {
    this.#folder = folder
  }

  async remove(): Promise<void> {
    const now = Date.now()
    if (now - this.#removedAt < DAY_MS) return
    this.#removedAt = now
    for (const path of await this.#paths()) {
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }))
      if (now - mtimeMs > DAY_MS) await rm(path, { force: true })
    }
  }

  async #paths(): Promise<string[]> {
    try {
      return (await readdir(this.#folder)).map((name) => join(this.#folder, name))
    } catch (error) {
      if (diskErrorCode(error) === 'ENOENT') return []
      throw error
    }
  }
}
