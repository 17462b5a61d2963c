/** A throw-away database with all migrations applied, for what is generated from the schema. */
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { Client } from 'pg'
import { type Database, openDatabase, openPool } from '../src/platform/database/client.ts'
import { migrateToLatest } from '../src/platform/database/migrator.ts'
import { startEmbedded } from '../src/platform/postgres/embedded.ts'

type Work<T> = (db: Kysely<Database>) => Promise<T>

const ignore = (): void => undefined

const withMigrated = async <T>(connectionString: string, work: Work<T>): Promise<T> => {
  const db = openDatabase(
    openPool({ connectionString, poolSize: 2, statementTimeoutMs: 60_000, onError: ignore }),
  )
  try {
    await migrateToLatest(db)
    return await work(db)
  } finally {
    await db.destroy()
  }
}

const onServer = async <T>(adminUrl: string, work: Work<T>): Promise<T> => {
  const name = `skill_registry_fresh_${randomUUID().slice(0, 8)}`
  const admin = new Client({ connectionString: adminUrl })
  await admin.connect()
  try {
    await admin.query(`create database ${name} template template0`)
    const url = new URL(adminUrl)
    url.pathname = `/${name}`
    return await withMigrated(url.href, work)
  } finally {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
}

const onEmbedded = async <T>(work: Work<T>): Promise<T> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'skill-registry-fresh-'))
  // Root's server runs as another user, who has to pass here.
  await chmod(dataDir, 0o711)
  try {
    const server = await startEmbedded({ dataDir, durable: false })
    try {
      return await withMigrated(server.connectionString, work)
    } finally {
      await server.close()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** `adminUrl`: a server that may be given a database for a moment; null starts one. */
export const withFreshDatabase = async <T>(adminUrl: string | null, work: Work<T>): Promise<T> =>
  adminUrl === null ? await onEmbedded(work) : await onServer(adminUrl, work)
