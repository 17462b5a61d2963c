/** The clock of the store, which may differ from that of a replica. */
import { randomUUID } from 'node:crypto'
import { validate } from 'uuid'
import type { BlobStore } from '../blob-store/blob-store.ts'

const TEXT = Buffer.from('Written to read the time of the store.\n')

const FOLDER = 'clock/'

/** Whether it is such an object; a killed process leaves one. */
export const isClock = (key: string): boolean =>
  key.startsWith(FOLDER) && validate(key.slice(FOLDER.length))

/** Writes an object for it; if the process is killed, the object is an orphan like others. */
export const timeOf = async (store: BlobStore): Promise<Date> => {
  const key = `${FOLDER}${randomUUID()}`
  await store.put(key, TEXT)
  try {
    for await (const { modifiedAt } of store.list(key)) return modifiedAt
    throw new Error(`The store does not list ${key}, which was just written.`)
  } finally {
    await store.delete([key])
  }
}
