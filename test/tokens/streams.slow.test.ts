/** A stream outlives neither its token, nor its workspace, nor the open mode. */
import { sql } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import { systemCaller } from '../../src/platform/access/caller.ts'
import { append } from '../events/appending.ts'
import { openProxy, type Proxy } from '../process/proxy.ts'
import { type TestApp, testApp, testReplica } from '../support/app.ts'
import { type EventClient, openEvents } from '../support/sse.ts'
import { type GivenToken, givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { until } from '../uploads/checks.ts'

const path = '/v1/workspaces/acme/events'
const WITHIN_MS = 10_000

type Replicas = {
  here: TestApp
  /** The stream of the other replica, and its way to the database. */
  url: string
  proxy: Proxy
}

const given = async (t: Test): Promise<Replicas> => {
  const here = await testApp(t)
  await givenWorkspace(here.db, 'acme')
  const proxy = await openProxy(t, here.connectionString)
  const { app } = await testReplica(t, proxy.connectionString)
  return { here, url: (await app.listen({ host: '127.0.0.1', port: 0 })) + path, proxy }
}

const open = async (t: Test, url: string, token?: GivenToken): Promise<EventClient> => {
  const stream = await openEvents(t, url, token ? { headers: token.headers } : {})
  t.match(await stream.next(), { event: 'hello' })
  return stream
}

const reader = ({ here }: Replicas): Promise<GivenToken> =>
  givenToken(here.services, 'reader', { workspace: 'acme' })

const revoke = async ({ here }: Replicas, { id }: GivenToken): Promise<void> =>
  void (await here.services.tokens.revoke(systemCaller('default'), id))

const ends = async (t: Test, stream: EventClient): Promise<void> => {
  const late = new Promise<string>((resolve) => {
    setTimeout(() => resolve('goes on'), WITHIN_MS).unref()
  })
  t.equal(await Promise.race([stream.ended, late]), true, 'it is ended in order')
}

const goOn = async (t: Test, { here }: Replicas, ...streams: EventClient[]): Promise<void> => {
  const id = await append(here.db, 'more', 'acme')
  for (const stream of streams) t.match(await stream.next(), { id: String(id) }, 'it goes on')
}

// Once for all, as two applications take longest; the open mode is over after its test.
const replicas = await given(t)

t.test('the first token ends streams of the open mode', async (t) => {
  const stream = await open(t, replicas.url)
  await goOn(t, replicas, stream)
  const admin = await givenToken(replicas.here.services, 'admin')
  await ends(t, stream)
  await goOn(t, replicas, await open(t, replicas.url, admin))
})

t.test('the end of a token ends its streams on every replica, and no others', async (t) => {
  const { here, url } = replicas
  const tokens = [await reader(replicas), await reader(replicas), await reader(replicas)] as const
  const [revoked, expired, stays] = tokens
  const streams = await Promise.all([revoked, revoked, expired].map((one) => open(t, url, one)))
  const other = await open(t, url, stays)
  await sql`update tokens set last_used_at = now() - interval '1 hour'`.execute(here.db)
  await revoke(replicas, revoked)
  await sql`update tokens set expires_at = now() where token_id = ${expired.id}`.execute(here.db)
  for (const stream of streams) await ends(t, stream)
  await goOn(t, replicas, other)

  const refused = await here.db
    .selectFrom('audit_entries')
    .select('reason_code')
    .where('decision', '=', 'blocked')
    .execute()
  t.same(refused, [], 'nobody has called, so nobody was refused')
  for (const { headers } of [revoked, expired]) {
    t.equal((await openEvents(t, url, { headers })).status, 401)
    t.equal((await fetch(url, { method: 'HEAD', headers })).status, 401)
  }
  const { rows } = await sql<{ token_id: string }>`
    select token_id from tokens where last_used_at > now() - interval '1 minute'`.execute(here.db)
  t.same(rows, [{ token_id: stays.id }], 'a stream counts as use of its token')
})

t.test('an unreachable database ends no stream, and is queried again afterwards', async (t) => {
  const { proxy, url } = replicas
  const [gone, stays] = [await reader(replicas), await reader(replicas)]
  const [stream, other] = [await open(t, url, gone), await open(t, url, stays)]
  // A listener connects again more often than streams are looked at.
  for (const [leave, tries] of [
    ['refuse', 10],
    ['block', 3],
  ] as const) {
    const before = proxy.sent()
    proxy[leave]()
    await until(async () => proxy.sent() >= before + tries)
    await proxy.mend()
    await goOn(t, replicas, stream, other)
  }
  await proxy.cut()
  await revoke(replicas, gone)
  await proxy.mend()
  await ends(t, stream)
  await goOn(t, replicas, other)
})

t.test('many streams cost no more queries than one', async (t) => {
  const { proxy, url } = replicas
  const tokens = await Promise.all(Array.from({ length: 40 }, () => reader(replicas)))
  const last = await reader(replicas)
  await Promise.all(
    tokens.flatMap((token) => [token, token, token]).map((one) => open(t, url, one)),
  )
  const first = await open(t, url, last)
  const before = proxy.sent()
  await revoke(replicas, last)
  await ends(t, first)
  const asked = proxy.sent() - before
  t.ok(asked < 40, `${asked} questions about 121 streams of 41 tokens`)
})

t.test('a deleted workspace ends its streams, and no others', async (t) => {
  const { here, url } = replicas
  const admin = await givenToken(here.services, 'admin')
  const stream = await open(t, url, admin)
  const other = await open(t, url.replace('acme', 'default'), admin)
  await here.services.workspaces.delete(systemCaller('acme'))
  await ends(t, stream)
  const id = await append(here.db, 'more')
  t.match(await other.next(), { id: String(id) })
})
