/**
 * Objects as files `<folder>/<key>`. Each is written below `<folder>/tmp`, synced, and then linked
 * to its name, which fails if the name exists. So an object is complete and durable, or does not
 * exist.
 */
import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, link, open, opendir, stat, unlink } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import type { BlobStore, ByteRange, Stored, StoredObject } from './blob-store.ts'
import { diskErrorCode, fromDiskError, onDisk } from './disk-errors.ts'
import { DurableFolders, syncFolder } from './durable-folders.ts'
import { FileSlice } from './file-slice.ts'
import { assertKey, assertPrefix, assertRange, isKeyPart, TEMPORARY_FOLDER } from './keys.ts'
import { ObjectDamaged, ObjectExists, ObjectMissing } from './object-errors.ts'
import { LeftoverFiles } from './leftover-files.ts'
import { writeHashed } from './write-hashed.ts'

export type FileStoreSettings = {
  folder: string
  /** A folder that has objects already: if it is missing or empty, the store cannot be used. */
  isInUse?: boolean
}

const ABSENT = ['ENOENT', 'ENOTDIR']

const isAbsent = (error: unknown): boolean => ABSENT.includes(diskErrorCode(error) ?? '')

const ignoreAbsent = (error: unknown): void => {
  if (!isAbsent(error)) throw error
}

export class FileStore implements BlobStore {
  readonly #root: string
  readonly #temporary: string
  readonly #folders: DurableFolders
  readonly #leftovers: LeftoverFiles

  constructor({ folder, isInUse = false }: FileStoreSettings) {
    this.#root = resolve(folder)
    this.#temporary = join(this.#root, TEMPORARY_FOLDER)
    this.#folders = new DurableFolders(this.#root, isInUse)
    this.#leftovers = new LeftoverFiles(this.#temporary)
  }

  async put(key: string, source: Uint8Array | AsyncIterable<Uint8Array>): Promise<Stored> {
    assertKey(key)
    const temporary = join(this.#temporary, randomUUID())
    const file = await onDisk(() =>
      this.#folders.within(this.#temporary, () => open(temporary, 'wx', 0o600)),
    )
    try {
      await onDisk(() => this.#leftovers.remove(file))
      const stored = await writeHashed(file, source)
      await onDisk(async () => {
        await file.sync()
        await this.#publish(key, temporary, stored)
      })
      return stored
    } finally {
      await onDisk(async () => {
        await file.close()
        await unlink(temporary).catch(ignoreAbsent)
      })
    }
  }

  async get(key: string, range?: ByteRange): Promise<Readable> {
    assertKey(key)
    if (range) assertRange(range)
    return onDisk(async () => {
      const file = await this.#open(key)
      try {
        const found = await file.stat()
        // Opening a folder succeeds too.
        if (!found.isFile()) throw new ObjectMissing(key)
        const { start, end } = range ?? { start: 0, end: found.size }
        if (end > found.size) {
          throw new ObjectDamaged(key, `it has ${found.size} bytes, fewer than ${end}`)
        }
        return new FileSlice({ key, file, start, end })
      } catch (error) {
        await file.close()
        throw error
      }
    })
  }

  async delete(keys: string[]): Promise<void> {
    keys.forEach(assertKey)
    for (const key of keys) {
      await onDisk(() =>
        unlink(join(this.#root, key)).catch((error: unknown) => this.#requireAbsent(error)),
      )
    }
  }

  async *list(prefix: string): AsyncGenerator<StoredObject, void, undefined> {
    assertPrefix(prefix)
    try {
      await this.#folders.requireRoot()
      yield* this.#walk(prefix.slice(0, prefix.lastIndexOf('/') + 1), prefix)
    } catch (error) {
      throw fromDiskError(error)
    }
  }

  async close(): Promise<void> {}

  #open(key: string): Promise<FileHandle> {
    return open(join(this.#root, key), 'r').catch(async (error: unknown) => {
      await this.#requireAbsent(error)
      throw new ObjectMissing(key)
    })
  }

  /** Resolves if the error says that a file does not exist, in a folder that does. */
  async #requireAbsent(error: unknown): Promise<void> {
    ignoreAbsent(error)
    await this.#folders.requireRoot()
  }

  async #publish(key: string, temporary: string, { sha256 }: Stored): Promise<void> {
    const path = join(this.#root, key)
    try {
      await this.#folders.within(dirname(path), () => link(temporary, path))
    } catch (error) {
      if (diskErrorCode(error) !== 'EEXIST') throw error
      if ((await this.#digestOf(key)) !== sha256) throw new ObjectExists(key)
    }
    // An earlier put of the same bytes may have been killed before it synced.
    await syncFolder(dirname(path))
  }

  async #digestOf(key: string): Promise<string> {
    const hash = createHash('sha256')
    for await (const bytes of await this.get(key)) hash.update(bytes)
    return hash.digest('hex')
  }

  /** `folder` is empty or ends with a slash. */
  async *#walk(folder: string, prefix: string): AsyncGenerator<StoredObject, void, undefined> {
    const entries = await opendir(join(this.#root, folder)).catch(ignoreAbsent)
    for await (const entry of entries ?? []) {
      const key = folder + entry.name
      // Other files in the folder, such as lost+found, are ignored.
      if (!isKeyPart(entry.name) || key === TEMPORARY_FOLDER || !key.startsWith(prefix)) continue
      if (entry.isDirectory()) yield* this.#walk(`${key}/`, prefix)
      if (!entry.isFile()) continue
      const found = await stat(join(this.#root, key)).catch(ignoreAbsent)
      if (found) yield { key, size: found.size, modifiedAt: found.mtime }
    }
  }
}
