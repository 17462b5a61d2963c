/**
 * Ties the store to the database. The first start writes the same id to both; every later one
 * compares them, so that replicas with different folders do not half-work, and a new database does
 * not sweep the store of another one.
 */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import {
  type BlobStore,
  ObjectDamaged,
  ObjectExists,
  ObjectMissing,
} from '../blob-store/blob-store.ts'
import { type Database, transaction } from '../database/client.ts'
import { AppError } from '../errors.ts'
import {
  beginDeployment,
  confirmDeployment,
  readDeployment,
  withDeploymentLock,
} from './repository.ts'
import { cannotBeUsed, isNew, isOfAnother, isUnknown, type Places, lacksId } from './wrong-store.ts'

const DEPLOYMENT_KEY = 'deployment-id'

type Deps = { db: Kysely<Database>; store: BlobStore; places: Places }

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

const firstKey = async (store: BlobStore): Promise<string | null> => {
  for await (const { key } of store.list('')) return key
  return null
}

const assertSame = (id: string, storeId: string | null, places: Places): void => {
  if (storeId === null) throw lacksId(places)
  if (storeId !== id) throw isOfAnother(places)
}

/** A new id each time: a store that an unfinished start has marked may be another one than this. */
const begin = async ({ db, store, places }: Deps): Promise<string> => {
  if ((await firstKey(store)) !== null) throw isUnknown(places)
  const id = randomUUID()
  await transaction(db, (trx) => beginDeployment(trx, id))
  try {
    await store.put(DEPLOYMENT_KEY, Buffer.from(id))
  } catch (error) {
    throw error instanceof ObjectExists ? isOfAnother(places) : error
  }
  return id
}

/** Completes a deployment that this start, or a killed one, has begun. */
const finish = async ({ db, store, places }: Deps): Promise<void> => {
  const found = await readDeployment(db)
  const storeId = await readStoreId(store)
  if (found?.confirmed) {
    assertSame(found.id, storeId, places)
    return
  }
  const isBegun = found !== undefined && found.id === storeId
  const id = isBegun ? found.id : await begin({ db, store, places })
  await transaction(db, (trx) => confirmDeployment(trx, id))
}

const naming = async (places: Places, work: () => Promise<void>): Promise<void> => {
  try {
    await work()
  } catch (error) {
    const isOfStore = error instanceof AppError || error instanceof ObjectDamaged
    throw isOfStore ? cannotBeUsed(places, error) : error
  }
}

/** Rejects with WrongStore if the store is not that of the database, or cannot be used. */
export const checkDeployment = ({ db, store, places }: Deps): Promise<void> =>
  naming(places, async () => {
    const found = await readDeployment(db)
    if (found?.confirmed) assertSame(found.id, await readStoreId(store), places)
    else await withDeploymentLock(db, (one) => finish({ db: one, store, places }))
  })

/** The same for a command that begins no deployment. Changes nothing. */
export const requireDeployment = ({ db, store, places }: Deps): Promise<void> =>
  naming(places, async () => {
    const found = await readDeployment(db)
    if (!found?.confirmed) throw isNew(places)
    assertSame(found.id, await readStoreId(store), places)
  })
