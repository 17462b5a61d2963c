/** The clock of a service is set back and on while it works; that of Postgres goes on. */
import { sql } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import { openWatch } from '../crash/watch.ts'
import { chunkHead, request } from '../process/client.ts'
import { packageArchive } from '../support/archives.ts'
import { testDatabase } from '../support/database.ts'
import { type Answer, startBody } from '../support/given.ts'
import { givenResult } from '../support/handlers.ts'
import { startService } from '../support/process.ts'
import { frame } from '../support/psu1.ts'
import { openSocket } from '../support/raw-socket.ts'
import { openEvents } from '../support/sse.ts'
import { bearer } from '../support/tokens.ts'
import { until } from '../uploads/checks.ts'
import { fakeClock, noFakeClock } from './fake-clock.ts'

const HOUR_MS = 3_600_000
const workspace = '/v1/workspaces/default'
const admin = 'an-admin-who-does-not-mind-the-clock'
const moves: Record<string, number> = {
  'back a day': -24,
  'on two days': 24,
  'to the true time': 0,
}

type Given = { url: string; port: number; db: ReturnType<typeof openWatch> }

const ask = (url: string, method: string, path: string, body?: unknown, headers = {}) =>
  request(url, path.startsWith('/v1/') ? path : workspace + path, {
    method,
    headers: {
      ...bearer(admin),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

const newToken = async (
  url: string,
): Promise<{ id: string; headers: { authorization: string } }> => {
  const body = { label: 'for a day', role: 'reader', workspace_id: 'default', expires_in_days: 1 }
  const made = await ask(url, 'POST', '/v1/tokens', body)
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  return { id: made.body.token_id, headers: bearer(made.body.token) }
}

const offsetOf = async (url: string): Promise<number> => {
  const { headers } = await request(url, '/livez')
  return (Date.parse(String(headers.date)) - Date.now()) / HOUR_MS
}

/** An upload that has begun, in the middle of its first chunk. */
const beginUpload = async (t: Test, { url, port }: Given, name: string) => {
  const archive = packageArchive({ folder: name })
  const started = await ask(url, 'POST', '/uploads', startBody(archive))
  const uploadId: string = started.body.upload_id
  const half = Math.floor(archive.length / 2)
  const whole = frame({ uploadId, offset: 0 }, archive.subarray(0, half))
  const client = await openSocket(t, port)
  const more = `authorization: Bearer ${admin}\r\nexpect: 100-continue\r\n`
  client.send(chunkHead(uploadId, whole.length, more))
  await client.receives('100 Continue')
  client.send(whole.subarray(0, 100))
  return {
    uploadId,
    goOn: async (): Promise<Answer> => {
      client.send(whole.subarray(100))
      t.match(await client.receives('next_offset'), `"next_offset":${half}`)
      const bytes = frame({ uploadId, offset: half }, archive.subarray(half))
      const sent = await request(url, `${workspace}/uploads/${uploadId}/chunks`, {
        method: 'POST',
        headers: { ...bearer(admin), 'content-type': 'application/octet-stream' },
        body: new Uint8Array(bytes),
      })
      t.match(sent, { status: 200, body: { next_offset: archive.length } }, 'an upload goes on')
      return ask(url, 'POST', `/uploads/${uploadId}/finish`)
    },
  }
}

const bodyOf = (uploadId: string) => ({
  source: { type: 'uploaded_archive', upload_id: uploadId },
})

const checkLease = async (t: Test, { url, db }: Given, uploadId: string): Promise<void> => {
  const hold = (seconds: number) =>
    sql`update uploads set lease_id = 'somebody', lease_expires_at = now() +
      make_interval(secs => ${seconds}) where upload_id = ${uploadId}`.execute(db)
  await hold(30)
  const held = await ask(url, 'POST', '/skills', bodyOf(uploadId))
  t.match(held, { status: 409, body: { code: 'skills.upload.busy' } }, 'a lease holds')
  await hold(-1)
}

const checkExpiry = async (t: Test, given: Given): Promise<void> => {
  const { url, db } = given
  const started = await ask(url, 'POST', '/uploads', startBody(Buffer.alloc(10)))
  const id: string = started.body.upload_id
  await sql`update uploads set expires_at = now() - interval '1 second'
    where upload_id = ${id}`.execute(db)
  const late = await ask(url, 'POST', `/uploads/${id}/finish`)
  t.match(late.body, { code: 'skills.upload.expired' }, 'an upload expires by the database')
  const token = await newToken(url)
  const use = () => ask(url, 'GET', '/skills', undefined, token.headers)
  t.equal((await use()).status, 200, 'a new token is good')
  await sql`update tokens set expires_at = now() - interval '1 second'
    where token_id = ${token.id}`.execute(db)
  await until(async () => (await use()).status === 401)
}

/** Figures that cannot be: below nothing, or of more seconds than the test has taken. */
const findOddFigures = async (url: string): Promise<string[]> => {
  const { body } = await request(url, '/metrics', { headers: bearer(admin) })
  const lines = String(body).split('\n')
  return lines.filter((line) => {
    if (line.startsWith('#') || /start_time/.test(line)) return false
    const value = Number(line.split(' ').at(-1))
    return value < 0 || (/seconds(_sum)?[{ ]/.test(line) && value > HOUR_MS / 1000)
  })
}

const oddTimes = (log: string): unknown[] =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .filter(({ ms }) => ms !== undefined && !(ms >= 0 && ms < HOUR_MS / 10))

t.test(
  'a clock that is set changes nothing that is decided',
  { skip: noFakeClock() },
  async (t) => {
    const connectionString = await testDatabase(t)
    const clock = await fakeClock(t)
    const handler = await givenResult(t, {})
    const service = await startService(t, {
      DATABASE_URL: connectionString,
      ADMIN_TOKEN: admin,
      FUNCTION_ALLOWED_ORIGINS: handler.origin,
      LOG_LEVEL: 'info',
      ...clock.env,
    })
    const { url, port } = service
    const given = { url, port, db: openWatch(t, connectionString) }
    const hear = { url: handler.origin }
    t.match(await ask(url, 'PUT', '/functions/test::hear', hear), { status: 201 })
    const subscription = { trigger_type: 'skills/changed', function_id: 'test::hear' }
    t.match(await ask(url, 'PUT', '/subscriptions/all', subscription), { status: 201 })
    const token = await newToken(url)
    const stream = await openEvents(t, `${url}${workspace}/events`, { headers: token.headers })
    t.match(await stream.next(), { event: 'hello' })
    // The first time there is nothing yet to measure.
    await findOddFigures(url)

    const slugs: string[] = []
    for (const [name, hours] of Object.entries(moves)) {
      const slug = name.replaceAll(' ', '-')
      slugs.push(slug)
      const begun = await beginUpload(t, given, slug)
      clock.set(hours)
      await until(async () => Math.abs((await offsetOf(url)) - hours) < 1)
      t.comment(`the clock was set ${name}`)
      t.match(await begun.goOn(), { status: 200 }, 'and is finished')
      await checkLease(t, given, begun.uploadId)
      const key = { 'idempotency-key': slug }
      const install = () => ask(url, 'POST', '/skills', bodyOf(begun.uploadId), key)
      const installed = await install()
      t.match(installed, { status: 201 }, 'and installed')
      const again = await install()
      t.match(again.headers, { 'idempotency-replayed': 'true' }, 'once')
      t.same(again.body, installed.body)
      t.match(await stream.next(), { data: { changes: [{ slug }] } }, 'who follows is told')
      const listed = await ask(url, 'GET', '/skills', undefined, token.headers)
      t.equal(listed.status, 200, 'a token of one day is good')
      const reset = Number(listed.headers['ratelimit-reset'])
      t.ok(reset > 0 && reset <= 60, `the minute of the rate limit ends in ${reset} s`)
      await checkExpiry(t, given)
    }
    const { rows } = await sql`select snapshot_version from (
    select snapshot_version, created_at, lag(created_at) over (order by snapshot_version) as before
    from events) e where created_at < before or created_at > clock_timestamp()`.execute(given.db)
    t.same(rows, [], 'times of events are those of the database')
    await until(async () => handler.received.length >= slugs.length)
    const told = handler.received.map(({ body }) => JSON.parse(body).changes[0].slug)
    t.same(told, slugs, 'a subscription is told of all, in order')
    t.same(await findOddFigures(url), [])
    t.same(oddTimes(service.stderr()), [], 'no request took less than nothing')
    service.kill('SIGTERM')
    t.same(await service.exited, { code: 0, signal: null }, 'and it ends in order')
  },
)
