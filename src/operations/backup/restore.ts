/**
 * Restores a backup into a database without rows and a store without objects (or, if the backup has
 * only rows, with a copy of the objects that they name). All rows are restored in one transaction,
 * which commits after the whole file was verified; a failure leaves both unchanged.
 */
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Kysely } from 'kysely'
import type { Client } from 'pg'
import type { BlobStore } from '../../platform/blob-store/blob-store.ts'
import type { Database } from '../../platform/database/client.ts'
import {
  listApplied,
  listMigrations,
  migrateTo,
  migrationsFolder,
} from '../../platform/database/migrator.ts'
import { readStoreId } from '../../platform/deployment/store-id.ts'
import { BackupError, type Entry, readEntries, type ServiceHeader } from './entries.ts'
import { moveSequences, requireNoRows, writeRows } from './tables.ts'

/**
 * Writes after the backup are lost, and their versions must not be reused. The gap makes a client
 * that follows events from one of them get a `resync`.
 */
const VERSIONS_SKIPPED = 1_000_000

type Dependencies = { db: Kysely<Database>; client: Client; store: BlobStore }

const isZlibError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')

async function* unpack(path: string): AsyncGenerator<Uint8Array, void, undefined> {
  const unpacked = createGunzip()
  // The loop below reports its failure.
  pipeline(createReadStream(path), unpacked, () => undefined)
  try {
    yield* unpacked
  } catch (error) {
    if (!isZlibError(error)) throw error
    throw new BackupError(`The backup is damaged: ${(error as Error).message}`)
  }
}

const requireKnown = async ({ migrations, format, build }: ServiceHeader): Promise<void> => {
  const known = await listMigrations(migrationsFolder)
  const isKnown = format === 1 && migrations.every((name, index) => known[index] === name)
  if (isKnown) return
  throw new BackupError(
    `The backup has a schema that this build does not know: restore it with build ${build} or newer`,
  )
}

const requireEmptyDatabase = async (
  { db, client }: Dependencies,
  header: ServiceHeader,
): Promise<void> => {
  await requireNoRows(client)
  const applied = await listApplied(db)
  if (applied.length === 0 || applied.join() === header.migrations.join()) return
  throw new BackupError(
    'The database has a newer schema than the backup: set DATABASE_URL to an empty one',
  )
}

const requireStore = async (store: BlobStore, header: ServiceHeader): Promise<void> => {
  if (!header.with_blobs) {
    if ((await readStoreId(store)) === header.deployment_id) return
    throw new BackupError(
      'The backup has rows only, and the store is not a copy of the one that they belong to: copy ' +
        'its objects first',
    )
  }
  for await (const { key } of store.list('')) {
    throw new BackupError(
      `The store is not empty (it has ${key}): set BLOB_DIR to a new folder, or S3_BUCKET or ` +
        'S3_PREFIX to a place without objects',
    )
  }
}

const emptyStore = async (store: BlobStore): Promise<void> => {
  for await (const { key } of store.list('')) await store.delete([key])
}

const tellNotEmptied = (error: unknown): never => {
  const reason = error instanceof Error ? error.message : String(error)
  throw new BackupError(
    `${reason}\nThe store could not be emptied again: delete its objects before the next restore`,
  )
}

const readHeader = async (
  entries: AsyncGenerator<Entry, void, undefined>,
): Promise<ServiceHeader> => {
  const { value } = await entries.next()
  if (value?.header.type !== 'service')
    throw new BackupError('The backup does not begin with a header')
  for await (const _ of value.data) throw new BackupError('The backup does not begin with a header')
  return value.header
}

export type Restored = { tables: number; objects: number; madeAt: string }

const fill = async (
  { client, store }: Dependencies,
  entries: AsyncGenerator<Entry, void, undefined>,
): Promise<Omit<Restored, 'madeAt'>> => {
  let tables = 0
  let objects = 0
  await client.query('begin')
  await client.query('set local statement_timeout = 0')
  await client.query('set local idle_in_transaction_session_timeout = 0')
  await client.query('delete from workspaces')
  for await (const { header, data } of entries) {
    if (header.type === 'table') {
      await writeRows(client, header, data)
      tables += 1
    } else if (header.type === 'object') {
      await store.put(header.key, data)
      objects += 1
    }
  }
  await moveSequences(client)
  await client.query('update workspaces set snapshot_version = snapshot_version + $1', [
    VERSIONS_SKIPPED,
  ])
  await client.query('commit')
  return { tables, objects }
}

const restoreEntries = async (
  deps: Dependencies,
  entries: AsyncGenerator<Entry, void, undefined>,
): Promise<Restored> => {
  const header = await readHeader(entries)
  await requireKnown(header)
  await requireEmptyDatabase(deps, header)
  await requireStore(deps.store, header)
  await migrateTo(deps.db, header.migrations.at(-1) ?? '')
  try {
    return { ...(await fill(deps, entries)), madeAt: header.made_at }
  } catch (error) {
    // A connection that was lost takes its transaction with it.
    await deps.client.query('rollback').catch(() => undefined)
    if (header.with_blobs) await emptyStore(deps.store).catch(() => tellNotEmptied(error))
    throw error
  }
}

export const restoreBackup = async (deps: Dependencies, path: string): Promise<Restored> => {
  const entries = readEntries(unpack(path))
  try {
    return await restoreEntries(deps, entries)
  } finally {
    await entries.return()
  }
}
