/** Why a start cannot use its store, for the person who has to configure the right one. Pure. */
import type { BlobStoreSettings } from '../blob-store/open-blob-store.ts'

/** The variables that locate the two, with their values if these are not secret. */
export type Places = { store: string; storeVariable: string; emptyStore: string; database: string }

export class WrongStore extends Error {
  override name = 'WrongStore'
}

type Settings = { blobStore: BlobStoreSettings; databaseUrl: string | null; dataDir: string }

const placeOf = (settings: BlobStoreSettings): string => {
  if (settings.driver === 'file') return settings.folder
  const { endpoint, bucket, prefix } = settings
  return `${bucket} at ${endpoint}${prefix === '' ? '' : ` below ${prefix}`}`
}

const storePlaces = (settings: BlobStoreSettings): Omit<Places, 'database'> => {
  const place = placeOf(settings)
  return settings.driver === 'file'
    ? { store: `BLOB_DIR (${place})`, storeVariable: 'BLOB_DIR', emptyStore: 'an empty folder' }
    : {
        store: `S3_BUCKET (${place})`,
        storeVariable: 'S3_BUCKET or S3_PREFIX',
        emptyStore: 'one without objects',
      }
}

export const placesOf = ({ blobStore, databaseUrl, dataDir }: Settings): Places => ({
  ...storePlaces(blobStore),
  database: databaseUrl === null ? `DATABASE_URL (not set: the one in ${dataDir})` : 'DATABASE_URL',
})

export const storeWithoutId = ({ store, storeVariable, database }: Places): WrongStore =>
  new WrongStore(
    `${store} lacks the bytes of the database of ${database}: set ${storeVariable} to where they ` +
      'are (is it mounted?), or DATABASE_URL to another database',
  )

export const storeOfAnother = ({
  store,
  storeVariable,
  emptyStore,
  database,
}: Places): WrongStore =>
  new WrongStore(
    `${store} has the bytes of another database than that of ${database}: set DATABASE_URL to the ` +
      `database of these bytes, or ${storeVariable} to the store of this database, which for a new ` +
      `one is ${emptyStore}`,
  )

export const storeNotEmpty = ({ store, storeVariable, emptyStore, database }: Places): WrongStore =>
  new WrongStore(
    `${store} is not empty, and the database of ${database} is new: set DATABASE_URL to the ` +
      `database of these bytes, or ${storeVariable} to ${emptyStore}`,
  )

export const storeInAnother = (
  { store, storeVariable }: Places,
  around: BlobStoreSettings,
): WrongStore =>
  new WrongStore(
    `${store} is inside the store of another database (${placeOf(around)}): set ${storeVariable} ` +
      'to a place outside it',
  )

export const databaseNew = ({ database }: Places): WrongStore =>
  new WrongStore(`the database of ${database} is new: the service was never started on it`)

const reasonOf = ({ cause, message }: Error): string => {
  if (!(cause instanceof Error)) return message
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}

export const storeUnusable = ({ store }: Places, error: Error): WrongStore =>
  new WrongStore(`${store} cannot be used: ${reasonOf(error)}`)
