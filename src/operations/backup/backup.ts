/**
 * Writes a backup: the rows in one snapshot, then the objects. This order is safe while the service
 * runs, since an object exists before the row that names it, and for a day after it.
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { type BlobStore, ObjectMissing } from '../../platform/blob-store/blob-store.ts'
import { syncFolder } from '../../platform/blob-store/durable-folders.ts'
import { BUILD_VERSION } from '../../platform/version.ts'
import { BackupError, type Entry, type ServiceHeader, writeEntries } from './entries.ts'
import { missingAmong, type NamedObjects, readNamedObjects } from './named-objects.ts'
import { listTables, readRows } from './tables.ts'

export type Backup = {
  tables: number
  objects: number
  withBlobs: boolean
  /** Keys of objects that the rows name, and the store does not have. */
  missing: string[]
}

async function* nothing(): AsyncGenerator<Uint8Array, void, undefined> {}

const readHeader = async (client: Client, withBlobs: boolean): Promise<ServiceHeader> => {
  const migrations = await client.query<{ name: string }>(
    `select name from kysely_migration order by name collate "C"`,
  )
  const deployment = await client.query<{ id: string }>(`select id from deployment where confirmed`)
  const [found] = deployment.rows
  if (!found) throw new BackupError('The service was never started on this database')
  return {
    type: 'service',
    format: 1,
    build: BUILD_VERSION,
    migrations: migrations.rows.map(({ name }) => name),
    deployment_id: found.id,
    made_at: new Date().toISOString(),
    with_blobs: withBlobs,
  }
}

async function* rowEntries(
  client: Client,
  withBlobs: boolean,
  onNamed: (named: NamedObjects) => void,
): AsyncGenerator<Entry> {
  await client.query('begin transaction isolation level repeatable read read only')
  await client.query('set local statement_timeout = 0')
  await client.query('set local idle_in_transaction_session_timeout = 0')
  await client.query(`set local datestyle = 'ISO'`)
  yield { header: await readHeader(client, withBlobs), data: nothing() }
  for (const table of await listTables(client)) {
    yield { header: table, data: readRows(client, table) }
  }
  if (withBlobs) onNamed(await readNamedObjects(client))
  await client.query('commit')
}

async function* objectEntries(store: BlobStore): AsyncGenerator<Entry> {
  for await (const { key } of store.list('')) {
    const data = await store.get(key).catch((error: unknown) => {
      // The object was due for deletion, so no row of the snapshot names it.
      if (error instanceof ObjectMissing) return null
      throw error
    })
    if (!data) continue
    try {
      yield { header: { type: 'object', key }, data }
    } finally {
      // A writer that fails may not have begun to read it.
      if (!data.closed) await once(data.destroy(), 'close')
    }
  }
}

/** The backup takes the place of what has its name, so a device or a pipe would be gone. */
const requireFile = async (path: string): Promise<void> => {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (found?.isFile() === false) throw new BackupError(`${path} is not a file: name a new one`)
}

/**
 * The file gets its name only once it is complete and synced. Until then it has one of its own, since
 * two backups may be written to the same file at once.
 */
const writeWhole = async (path: string, source: AsyncIterable<Uint8Array>): Promise<void> => {
  await requireFile(path)
  const partial = `${path}.${randomUUID()}.partial`
  const file = await open(partial, 'wx', 0o600)
  try {
    await pipeline(source, createGzip({ level: 1 }), file.createWriteStream({ flush: true }))
    await rename(partial, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

export const writeBackup = async (
  { client, store }: { client: Client; store: BlobStore },
  { path, withBlobs }: { path: string; withBlobs: boolean },
): Promise<Backup> => {
  const backup: Backup = { tables: 0, objects: 0, withBlobs, missing: [] }
  let left: NamedObjects = new Map()
  async function* entries(): AsyncGenerator<Entry> {
    for await (const entry of rowEntries(client, withBlobs, (named) => (left = named))) {
      if (entry.header.type === 'table') backup.tables += 1
      yield entry
    }
    if (!withBlobs) return
    for await (const entry of objectEntries(store)) {
      backup.objects += 1
      if (entry.header.type === 'object') left.delete(entry.header.key)
      yield entry
    }
    backup.missing = await missingAmong(store, left)
  }
  await writeWhole(path, writeEntries(entries()))
  return backup
}
