/**
 * The primary of a Postgres pair is killed under two replicas of the service with callers of all
 * kinds, and the standby takes over: 503 meanwhile, and nothing that was acknowledged is lost.
 */
import { sql } from 'kysely'
import type { Test } from 'tap'
import t from '../support/tap.ts'
import { findBroken } from '../crash/invariants.ts'
import { openWatch, settled } from '../crash/watch.ts'
import { request } from '../process/client.ts'
import { blobFolder, testStore } from '../support/blobs.ts'
import { noOwnServer } from '../support/own-server.ts'
import { postgresPair } from '../support/postgres-pair.ts'
import { startService } from '../support/process.ts'
import { SECRETS_KEY } from '../support/secrets.ts'
import { until } from '../uploads/checks.ts'
import { type Load, loadOn, openListener } from './failover-load.ts'

const FAILOVERS = process.env.FAULTS === 'full' ? 20 : 1
const workspace = '/v1/workspaces/default'
/** Of a claimed subscription. */
const LEASE_MS = 30_000
/** Acknowledged before and after each failover. */
const WRITES = 30

const sinceNow = (): (() => number) => {
  const from = performance.now()
  return () => Math.round(performance.now() - from)
}

type Times = Record<'kills' | 'outages' | 'unavailableFor' | 'stale', number[]>

/** The longest time without a delivery from each failover to the next one. */
const pausesAfter = (kills: number[], heard: Load['heard']): number[] =>
  kills.map((kill, at) => {
    const end = kills[at + 1] ?? Infinity
    const times = heard.map((one) => one.at).filter((time) => time > kill && time < end)
    const gaps = times.map((time, n) => time - (n === 0 ? kill : (times[n - 1] ?? 0)))
    return Math.round(Math.max(...gaps, 0))
  })

/** What happened, for people; also where the test fails. */
const report = (t: Test, load: Load, { kills, outages, unavailableFor, stale }: Times): void => {
  const { documents, skills, uploads, reads, heard, again, others } = load
  t.comment(`${documents.size} documents, ${skills.size} skills, ${uploads.finished} uploads`)
  t.comment(
    `${reads.unavailable} of ${reads.ok} reads were unavailable; writes: ${JSON.stringify(again)}`,
  )
  t.comment(`other responses: ${JSON.stringify(others)}`)
  t.comment(`ms to the next write: ${outages.join(', ')}`)
  t.comment(`ms to the last 503: ${unavailableFor.join(', ')}`)
  t.comment(`ms to another replica: ${stale.join(', ')}`)
  t.comment(
    `ms of the longest pause of the subscription after each: ${pausesAfter(kills, heard).join(', ')}`,
  )
}

t.test(`${FAILOVERS} failovers of Postgres under load`, { skip: noOwnServer() }, async (t) => {
  const pair = await postgresPair(t)
  const listener = await openListener(t)
  const env = {
    FUNCTION_ALLOWED_ORIGINS: listener.origin,
    DATABASE_URL: pair.connectionString,
    BLOB_DIR: blobFolder(pair.primary()),
    SECRETS_KEY,
    LOG_LEVEL: 'silent',
  }
  const services = await Promise.all([startService(t, env), startService(t, env)])
  const urls = services.map(({ url }) => url)
  const [one = '', other = ''] = urls
  const load = await loadOn(t, urls, listener)
  const more = async (): Promise<void> => {
    const { documents, skills, uploads } = load
    const enough = documents.size + WRITES
    const uploaded = uploads.finished + 1
    const installed = skills.size + 2
    await until(
      async () =>
        documents.size >= enough && uploads.finished >= uploaded && skills.size >= installed,
    )
  }
  const kills: number[] = []
  const outages: number[] = []
  const unavailableFor: number[] = []
  const stale: number[] = []
  try {
    await more()
    for (let failover = 0; failover < FAILOVERS; failover += 1) {
      const before = load.documents.size
      const outage = sinceNow()
      const killedAt = performance.now()
      kills.push(killedAt)
      await pair.failOver()
      await until(async () => load.documents.size > before)
      outages.push(outage())
      const slug = [...load.skills].at(-1) ?? ''
      const put = () =>
        request(one, `${workspace}/skills/user/${slug}/policy`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ enabled: false }),
        })
      await until(async () => (await put()).status === 200)
      const age = sinceNow()
      const offers = async (): Promise<string> =>
        JSON.stringify((await request(other, '/capabilities')).body)
      await until(async () => !(await offers()).includes(`"${slug}"`))
      stale.push(age())
      await more()
      unavailableFor.push(Math.max(0, Math.round(load.unavailableAt - killedAt)))
      if (failover < FAILOVERS - 1) await pair.rebuild()
    }
  } finally {
    await load.stop()
    report(t, load, { kills, outages, unavailableFor, stale })
  }
  const isDelivered = async (): Promise<boolean> => {
    const { body } = await request(one, `${workspace}/subscriptions/mine`)
    return body.lag === 0
  }
  await until(isDelivered)
  const { documents, skills, seen, heard, others } = load
  t.same(
    others.map(({ status, body }) => [status, body]),
    [],
    'no response but 503',
  )
  t.ok(Math.max(...stale) < 1000, 'a policy acts on the other replica within a second')

  const db = openWatch(t, pair.primary())
  await settled(db)
  const stored = async (query: ReturnType<typeof sql<{ name: string }>>) =>
    new Set((await query.execute(db)).rows.map(({ name }) => name))
  const kept = {
    documents: await stored(sql`select document_id as name from documents`),
    skills: await stored(sql`select slug as name from skills`),
  }
  t.same([...documents.difference(kept.documents)], [], 'each acknowledged document is stored')
  t.same([...skills.difference(kept.skills)], [], 'each acknowledged skill is installed')
  t.same(await findBroken(db, testStore(pair.primary())), {}, 'and nothing is half done')

  const { rows } = await sql<{ version: number }>`
    select snapshot_version as version from events
    where workspace_id = 'default' and snapshot_version <= ${seen.at(-1) ?? 0}
    order by 1`.execute(db)
  t.ok(
    Math.max(...pausesAfter(kills, heard)) < LEASE_MS,
    'deliveries go on before the lease of an interrupted one has expired',
  )
  const versions = new Set(heard.map(({ version }) => version))
  t.comment(`${versions.size} events delivered, ${heard.length - versions.size} of them again`)
  const changed = await sql<{ version: number }>`
    select snapshot_version as version from events
    where workspace_id = 'default' and type = 'skills::on-change' order by 1`.execute(db)
  t.same(
    [...versions],
    changed.rows.map(({ version }) => version),
    'the subscription has each event, in order',
  )
  const from = seen[0] ?? 0
  t.same(
    seen,
    rows.map(({ version }) => version).filter((version) => version >= from),
    'the stream has each event once, in order',
  )
  for (const service of services) {
    service.kill('SIGTERM')
    t.same(await service.exited, { code: 0, signal: null }, 'the process has not restarted')
  }
})
