/** Artifacts of a discovery index: one client may fetch all of them at once, beside others. */
import t from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { call } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { entriesOf, FOLDER, givenPacked, holdArchives, INDEX, pathOf } from './discovering.ts'

const RUNNING = 8
const WAITING = 3

const env = { ARTIFACTS_MAX_WAITING: String(WAITING), DATABASE_POOL_SIZE: '3' }

/** One artifact that is packed, and the address of one that cannot be before the release. */
const givenArtifacts = async (t: Parameters<typeof holdArchives>[0], test: TestApp) => {
  await givenPacked(test, 'ready')
  const [entry] = entriesOf(await test.app.inject(INDEX))
  if (!entry) throw new Error('the index is empty')
  const release = await holdArchives(t, test)
  const skill = (await givenPacked(test, 'slow')) as { fingerprint: string }
  return {
    ready: pathOf(entry),
    slow: `${FOLDER}/artifacts/user/slow/${skill.fingerprint}/slow.tar.gz`,
    release,
  }
}

t.test('requests of one caller wait for each other, and others pass them', async (t) => {
  const test = await testApp(t, env)
  const { app, services } = test
  const { ready, slow, release } = await givenArtifacts(t, test)
  const greedy = await givenToken(services, 'reader')
  const calm = await givenToken(services, 'reader')
  const requests = Array.from({ length: RUNNING + WAITING + 1 }, () =>
    app.inject({ url: slow, headers: greedy.headers }),
  )
  const refused = await Promise.race(requests)
  t.match(refused, { statusCode: 429, headers: { 'retry-after': /^\d+$/ } })
  t.equal(refused.json().code, 'request.rate_limited')
  t.equal((await app.inject({ url: ready, headers: calm.headers })).statusCode, 200)
  for (const { headers } of [calm, greedy]) {
    t.equal((await call(app, 'GET', '/skills', { headers })).status, 200)
  }
  await release()
  const statuses = (await Promise.all(requests)).map(({ statusCode }) => statusCode)
  t.equal(statuses.filter((status) => status === 200).length, RUNNING + WAITING)
})

t.test('clients that go away leave their places to those that stay', async (t) => {
  const test = await testApp(t, env)
  const { app, services } = test
  const { ready, slow } = await givenArtifacts(t, test)
  const { headers } = await givenToken(services, 'reader')
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  const requests = Array.from({ length: RUNNING + WAITING + 1 }, () =>
    fetch(`${origin}${slow}`, { headers, signal: leaving.signal }),
  )
  t.equal((await Promise.race(requests)).status, 429)
  leaving.abort()
  await Promise.allSettled(requests)
  t.equal((await fetch(`${origin}${ready}`, { headers })).status, 200)
})

t.test('artifacts do not count as requests per minute, but guesses do', async (t) => {
  const limit = 3
  const test = await testApp(t, {
    RATE_LIMIT_PER_TOKEN: String(limit),
    RATE_LIMIT_PER_ADDRESS: String(limit),
  })
  const { app, services } = test
  await givenPacked(test, 'many')
  const payload = { allow_implicit_invocation: true }
  await call(app, 'PUT', '/skills/user/many/policy', { payload })
  await call(app, 'PUT', '/settings', { payload: { capabilities_public: true } })
  const [entry] = entriesOf(await app.inject(INDEX))
  if (!entry) throw new Error('the index is empty')
  const { headers } = await givenToken(services, 'reader')
  const url = pathOf(entry)
  for (let n = 0; n < 2 * limit; n += 1) {
    t.equal((await app.inject({ url, headers })).statusCode, 200)
    t.equal((await app.inject(url)).statusCode, 200)
  }
  const guess = { authorization: `Bearer skr_${'a'.repeat(43)}` }
  const statuses: number[] = []
  for (let n = 0; n <= limit; n += 1) {
    statuses.push((await app.inject({ url, headers: guess })).statusCode)
  }
  t.same(statuses, [401, 401, 401, 429])
})
