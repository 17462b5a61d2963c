/** A primary with an asynchronous standby, and replicas of the service that read from it. */
import type { Test } from 'tap'
import { openDatabase, openPool } from '../../src/platform/database/client.ts'
import { migrateToLatest } from '../../src/platform/database/migrator.ts'
import type { App } from '../../src/app.ts'
import { testReplica, type TestApp } from '../support/app.ts'
import { type Answer, call } from '../support/given.ts'
import { type PostgresPair, postgresPair } from '../support/postgres-pair.ts'
import { until } from '../uploads/checks.ts'

export const query = async <Row>(connectionString: string, text: string): Promise<Row[]> => {
  const pool = openPool({ connectionString, poolSize: 1, statementTimeoutMs: 0, onError: () => {} })
  try {
    return (await pool.query(text)).rows as Row[]
  } finally {
    await pool.end()
  }
}

export const givenPair = async (t: Test): Promise<PostgresPair> => {
  const pair = await postgresPair(t, { isSynchronous: false })
  const db = openDatabase(
    openPool({
      connectionString: pair.primary(),
      poolSize: 1,
      statementTimeoutMs: 60_000,
      onError: () => {},
    }),
  )
  await migrateToLatest(db)
  await db.destroy()
  return pair
}

/** A replica of the service that reads from the standby. */
export const reader = (t: Test, pair: PostgresPair): Promise<TestApp> =>
  testReplica(t, pair.primary(), {
    DATABASE_URL: pair.primary(),
    DATABASE_READ_URL: pair.standby(),
  })

const READS = /^skill_registry_catalogue_reads_total\{server="(\w+)",reason="(\w*)"\} (\d+)$/gm

/** The number of reads by server and reason. */
const readsOf = (metrics: string): Map<string, number> =>
  new Map(
    [...metrics.matchAll(READS)].map(([, server, reason, count]) => [
      [server, reason].filter(Boolean).join(' '),
      Number(count),
    ]),
  )

export const figure = async (app: App, name: string): Promise<number> => {
  const { payload } = await app.inject('/metrics')
  return Number(new RegExp(`^skill_registry_${name}(?:\\{.*\\})? (\\S+)$`, 'm').exec(payload)?.[1])
}

/** A read that is not cached, and which server served it, as the figures say. */
export const readFrom = async (
  app: App,
  path: string,
  options: Parameters<typeof call>[3] = {},
): Promise<Answer & { from: string[] }> => {
  const before = readsOf((await app.inject('/metrics')).payload)
  const answer = await call(app, 'GET', path, options)
  const after = readsOf((await app.inject('/metrics')).payload)
  const from = [...after].filter(([name, count]) => count > (before.get(name) ?? 0))
  return { ...answer, from: from.map(([name]) => name) }
}

/** Resolves once the standby serves this read. */
export const untilReplica = (app: App, path: string): Promise<void> =>
  until(async () => {
    const { status, from } = await readFrom(app, path)
    if (status !== 200) throw new Error(`${path}: ${status}`)
    return from.includes('replica')
  })
