/**
 * Remembers in a file which upload sends a package, until it is installed, so that an interrupted
 * push resumes. Losing the file only costs sending the bytes again.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'

export type Begun = { uploadId: string; chunkBytes: number }

const isBegun = (value: unknown): value is Begun => {
  if (typeof value !== 'object' || value === null) return false
  const { uploadId, chunkBytes } = value as Partial<Record<keyof Begun, unknown>>
  return typeof uploadId === 'string' && Number.isSafeInteger(chunkBytes) && Number(chunkBytes) > 0
}

export class UploadState {
  readonly #folder: string
  readonly #path: string
  readonly #tell: (line: string) => void

  constructor(config: Config, sha256: string, tell: (line: string) => void) {
    const key = [config.url, config.workspace, sha256].join('\n')
    this.#folder = join(config.stateFolder, 'uploads')
    this.#path = join(this.#folder, `${createHash('sha256').update(key).digest('hex')}.json`)
    this.#tell = tell
  }

  async load(): Promise<Begun | null> {
    try {
      const value: unknown = JSON.parse(await readFile(this.#path, 'utf8'))
      return isBegun(value) ? value : null
    } catch {
      return null
    }
  }

  async save(begun: Begun): Promise<void> {
    const draft = `${this.#path}.${process.pid}`
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 })
      await writeFile(draft, JSON.stringify(begun), { mode: 0o600 })
      await rename(draft, this.#path)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      this.#tell(`This push could not be resumed if it were interrupted: ${reason}`)
    }
  }

  async forget(): Promise<void> {
    await rm(this.#path, { force: true }).catch(() => undefined)
  }
}
