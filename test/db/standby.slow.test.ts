/** Reads of skills from a standby that has everything, lags, dies, or becomes a primary. */
import t from '../support/tap.ts'
import { packageArchive } from '../support/archives.ts'
import { testReplica } from '../support/app.ts'
import { call, givenInstalledSkill } from '../support/given.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { noOwnServer } from '../support/own-server.ts'
import { until } from '../uploads/checks.ts'
import { figure, givenPair, query, reader, readFrom, untilReplica } from './given-standby.ts'

const skill = '/skills/user/pdf-tools'
/** Not kept in memory. */
const revisions = `${skill}/revisions`
const policy = `${skill}/policy`

t.test('a standby for reads', { skip: noOwnServer() }, async (t) => {
  const pair = await givenPair(t)
  const here = await reader(t, pair)
  const there = await reader(t, pair)
  const plain = await testReplica(t, pair.primary())
  const apps = [here.app, there.app]
  await givenInstalledSkill(here.app, packageArchive())
  await givenWorkspace(here.db, 'other')
  await givenInstalledSkill(here.app, packageArchive(), { workspace: 'other' })
  const setPolicy = async (enabled: boolean): Promise<number> => {
    const { status, headers } = await call(here.app, 'PUT', policy, { payload: { enabled } })
    t.equal(status, 200)
    return Number(headers['x-snapshot-version'])
  }
  const isEnabled = async (app: typeof here.app, headers = {}): Promise<boolean> => {
    const { status, body } = await call(app, 'GET', skill, { headers })
    t.equal(status, 200)
    return body.policy.enabled
  }
  const statusOf = async (app: typeof here.app) => (await app.inject('/v1/status')).json()

  await t.test('that has everything serves what the primary would', async (t) => {
    await untilReplica(here.app, revisions)
    const { body: found } = await call(plain.app, 'GET', skill)
    const pin = `fingerprint=${found.fingerprint}`
    const paths = [
      '/skills?limit=1',
      '/skills?count=true&status=active',
      '/skills?q=pdf',
      '/skills?q=pfd',
      '/skills?sort=updated',
      skill,
      revisions,
      `${skill}/files`,
      `${skill}/files/SKILL.md?${pin}`,
      `${skill}/findings.sarif`,
      `${skill}/history.atom`,
      `${skill}/compare?from=${found.fingerprint}`,
    ]
    for (const path of paths) {
      const { from, status, body, headers } = await readFrom(here.app, path)
      const expected = await call(plain.app, 'GET', path)
      t.same(from, ['replica'], path)
      t.same({ status, body }, { status: expected.status, body: expected.body }, path)
      t.equal(headers.etag, expected.headers.etag, path)
    }
    const missing = await readFrom(here.app, '/skills/user/none')
    t.same([missing.status, missing.from], [404, ['replica']], 'that there is none, too')
    t.match(await statusOf(here.app), { parts: { database: true, replica: 'standby' } })
    await until(async () => (await figure(here.app, 'replica_lag_bytes')) === 0)
    t.match(await statusOf(plain.app), { parts: { replica: null }, replica_lag_bytes: null })
    t.ok(Number.isNaN(await figure(plain.app, 'catalogue_reads_total')), 'no figure without one')
  })

  await t.test('that lags is not asked for what it lacks', async (t) => {
    await query(pair.standby(), 'select pg_wal_replay_pause()')
    for (const enabled of [false, true, false]) {
      const version = await setPolicy(enabled)
      t.equal(await isEnabled(here.app), enabled, 'read-your-writes')
      const headers = { 'x-min-snapshot-version': `${version}` }
      t.equal(await isEnabled(there.app, headers), enabled, 'on another process by the header')
    }
    await setPolicy(true)
    const highest = { 'x-min-snapshot-version': '999999999999999' }
    t.equal(await isEnabled(there.app, highest), true, 'or by the highest version')
    await setPolicy(false)
    const version = await setPolicy(true)
    const began = performance.now()
    await until(() => isEnabled(there.app))
    t.ok(performance.now() - began < 1000, 'and without it within a second')
    const list = await readFrom(there.app, '/skills?limit=3')
    t.same(list.from, ['primary lagging'])
    t.ok(list.body.snapshot_version >= version)
    for (const app of apps) {
      t.same((await readFrom(app, revisions)).from, ['primary lagging'])
      t.ok((await figure(app, 'replica_lag_bytes')) > 0, 'the figure shows it')
    }
    t.ok((await statusOf(here.app)).replica_lag_bytes > 0)
    const other = await readFrom(here.app, revisions, { workspace: 'other' })
    t.same([other.status, other.from], [200, ['replica']], 'another workspace did not change')

    await query(pair.standby(), 'select pg_wal_replay_resume()')
    for (const app of apps) await untilReplica(app, revisions)
  })

  await t.test('that dies is missed by no caller', async (t) => {
    const seen: number[] = []
    const progress = { isOver: false }
    const read = async (app: typeof here.app): Promise<void> => {
      while (!progress.isOver) seen.push((await call(app, 'GET', revisions)).status)
    }
    const reading = [...apps, ...apps].map(read)
    await until(async () => seen.length > 20)
    await pair.signalStandby('SIGKILL')
    const killed = seen.length
    await until(async () => seen.length > killed + 100)
    progress.isOver = true
    await Promise.all(reading)
    t.same(new Set(seen), new Set([200]))

    t.same((await readFrom(here.app, revisions)).from, ['primary unavailable'])
    t.match(await statusOf(here.app), { ready: true, parts: { replica: 'unavailable' } })
    t.ok(Number.isNaN(await figure(here.app, 'replica_lag_bytes')))
    t.equal((await here.app.inject('/readyz')).statusCode, 200)
    await setPolicy(false)
    t.equal(await isEnabled(here.app), false)

    await pair.startStandby()
    for (const app of apps) await untilReplica(app, revisions)
    t.match(await statusOf(here.app), { parts: { replica: 'standby' } })
  })

  await t.test('that hangs delays a read by a second', async (t) => {
    await pair.signalStandby('SIGSTOP')
    const began = performance.now()
    const { status, from } = await readFrom(here.app, revisions)
    t.same([status, from], [200, ['primary unavailable']])
    t.ok(performance.now() - began < 5000)
    t.match(await statusOf(here.app), { ready: true, parts: { replica: 'unavailable' } })
    await pair.signalStandby('SIGCONT')
    for (const app of apps) await untilReplica(app, revisions)
  })

  await t.test('that is promoted beside its primary serves nothing', async (t) => {
    await pair.promoteStandby()
    // Newer than what the primary has, and not to be shown.
    await query(
      pair.standby(),
      `update workspaces set snapshot_version = snapshot_version + 100, title = 'astray'`,
    )
    for (const app of apps) {
      const { status, from } = await readFrom(app, revisions)
      t.same([status, from], [200, ['primary promoted']])
    }
    t.match(await statusOf(there.app), { ready: true, parts: { replica: 'promoted' } })
    for (const enabled of [true, false]) {
      const version = await setPolicy(enabled)
      const headers = { 'x-min-snapshot-version': `${version}` }
      t.equal(await isEnabled(there.app, headers), enabled)
      t.equal((await call(there.app, 'GET', '/skills', { headers })).body.snapshot_version, version)
    }
    await pair.signalStandby('SIGKILL')
    await pair.rebuild()
    for (const app of apps) await untilReplica(app, revisions)
  })
})
