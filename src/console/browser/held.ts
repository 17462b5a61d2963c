/** What is being sent, kept in the browser, so that a reload or a closed tab loses nothing. */

export type Held = {
  workspace: string
  uploadId: string
  /** For people. */
  name: string
  archive: Blob
  chunkBytes: number
}

const STORE = 'archives'

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('not stored')))
  })

/** Null: the browser keeps nothing, or has nothing. */
const ask = async <T>(
  mode: IDBTransactionMode,
  question: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> => {
  try {
    const opening = indexedDB.open('skr-uploads', 1)
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore(STORE, { keyPath: 'workspace' })
    })
    const database = await settled(opening)
    return await settled(question(database.transaction(STORE, mode).objectStore(STORE)))
  } catch {
    return null
  }
}

/** One for each workspace. False: the browser does not keep it, and a reload would lose it. */
export const keep = async (held: Held): Promise<boolean> =>
  (await ask('readwrite', (store) => store.put(held))) !== null

export const find = async (workspace: string): Promise<Held | null> =>
  (await ask<Held | undefined>('readonly', (store) => store.get(workspace))) ?? null

/** Otherwise the upload expires by itself. */
export const forget = async (workspace: string): Promise<void> =>
  void (await ask('readwrite', (store) => store.delete(workspace)))
