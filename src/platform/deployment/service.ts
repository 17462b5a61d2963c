/**
 * Ties the store to the database. The first start writes the same id to both, and every later one
 * compares them. So replicas with different folders fail at their start instead of missing half of
 * the bytes, and a new database never deletes the objects of another one as orphans.
 */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type BlobStore, ObjectDamaged, ObjectExists } from '../blob-store/blob-store.ts'
import type { BlobStoreSettings } from '../blob-store/open-blob-store.ts'
import { type Database, transaction } from '../database/client.ts'
import { AppError } from '../errors.ts'
import {
  beginDeployment,
  confirmDeployment,
  readDeployment,
  withDeploymentLock,
} from './repository.ts'
import { DEPLOYMENT_KEY, findStoreAround, readStoreId } from './store-id.ts'
import {
  storeUnusable,
  databaseNew,
  storeInAnother,
  storeOfAnother,
  storeNotEmpty,
  type Places,
  storeWithoutId,
} from './wrong-store.ts'

type Deps = { db: Kysely<Database>; store: BlobStore; places: Places }
type StartDeps = Deps & { settings: BlobStoreSettings }

const firstKey = async (store: BlobStore): Promise<string | null> => {
  for await (const { key } of store.list('')) return key
  return null
}

const assertSame = (id: string, storeId: string | null, places: Places): void => {
  if (storeId === null) throw storeWithoutId(places)
  if (storeId !== id) throw storeOfAnother(places)
}

/** For a new store: two in each other would take each other's objects for their own. */
export const requireOwnPlace = async (
  settings: BlobStoreSettings,
  places: Places,
): Promise<void> => {
  const around = await findStoreAround(settings)
  if (around) throw storeInAnother(places, around)
}

/** A new id each time, since an unfinished start may have marked a different store. */
const begin = async ({ db, store, settings, places }: StartDeps): Promise<string> => {
  if ((await firstKey(store)) !== null) throw storeNotEmpty(places)
  await requireOwnPlace(settings, places)
  const id = randomUUID()
  await transaction(db, (trx) => beginDeployment(trx, id))
  try {
    await store.put(DEPLOYMENT_KEY, Buffer.from(id))
  } catch (error) {
    throw error instanceof ObjectExists ? storeOfAnother(places) : error
  }
  return id
}

/** Completes a deployment that this start, or a killed one, has begun. */
const finish = async ({ db, store, settings, places }: StartDeps): Promise<void> => {
  const found = await readDeployment(db)
  const storeId = await readStoreId(store)
  if (found?.confirmed) {
    assertSame(found.id, storeId, places)
    return
  }
  const isBegun = found !== undefined && found.id === storeId
  const id = isBegun ? found.id : await begin({ db, store, settings, places })
  await transaction(db, (trx) => confirmDeployment(trx, id))
}

const explainingFailures = async (places: Places, work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    const isOfStore = error instanceof AppError || error instanceof ObjectDamaged
    throw isOfStore ? storeUnusable(places, error) : error
  }
}

/** Rejects with WrongStore if the store is not that of the database, or cannot be used. */
export const checkDeployment = ({ db, store, settings, places }: StartDeps): Promise<void> =>
  explainingFailures(places, async () => {
    const found = await readDeployment(db)
    if (found?.confirmed) assertSame(found.id, await readStoreId(store), places)
    else await withDeploymentLock(db, (one) => finish({ db: one, store, settings, places }))
  })

/** The same for commands, which never begin a deployment. Changes nothing. */
export const requireDeployment = ({ db, store, places }: Deps): Promise<void> =>
  explainingFailures(places, async () => {
    const found = await readDeployment(db)
    if (!found?.confirmed) throw databaseNew(places)
    assertSame(found.id, await readStoreId(store), places)
  })
