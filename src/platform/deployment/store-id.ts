/** The id that a store has in common with its database. */
import { dirname, resolve } from 'node:path'
import { validate } from 'uuid'
import { type BlobStore, ObjectMissing } from '../blob-store/blob-store.ts'
import { type BlobStoreSettings, openBlobStore } from '../blob-store/open-blob-store.ts'

export const DEPLOYMENT_KEY = 'deployment-id'

export const readStoreId = async (store: BlobStore): Promise<string | null> => {
  try {
    const parts: Buffer[] = []
    for await (const part of await store.get(DEPLOYMENT_KEY)) parts.push(part as Buffer)
    return Buffer.concat(parts).toString('utf8')
  } catch (error) {
    if (error instanceof ObjectMissing) return null
    throw error
  }
}

const outerFolders = (folder: string): string[] => {
  const outer = dirname(folder)
  return outer === folder ? [] : [outer, ...outerFolders(outer)]
}

const outerPrefixes = (prefix: string): string[] => {
  const names = prefix.split('/').slice(0, -1)
  return names.map((_, length) =>
    names
      .slice(0, length)
      .map((name) => `${name}/`)
      .join(''),
  )
}

/** All places that contain this one. */
const placesAround = (settings: BlobStoreSettings): BlobStoreSettings[] =>
  settings.driver === 'file'
    ? outerFolders(resolve(settings.folder)).map((folder) => ({ ...settings, folder }))
    : outerPrefixes(settings.prefix).map((prefix) => ({ ...settings, prefix }))

const isStore = async (settings: BlobStoreSettings): Promise<boolean> => {
  const store = openBlobStore(settings)
  try {
    return validate(await readStoreId(store))
  } catch {
    // A place that may not be read, such as one that the key of a bucket does not cover.
    return false
  } finally {
    await store.close()
  }
}

/** The store of another service in which this place is, as far as that can be seen. */
export const findStoreAround = async (
  settings: BlobStoreSettings,
): Promise<BlobStoreSettings | null> => {
  for (const place of placesAround(settings)) if (await isStore(place)) return place
  return null
}
