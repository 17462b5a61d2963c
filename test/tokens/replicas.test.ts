/** What one replica is told, the others act upon within a second. */
import t, { type Test } from '../support/tap.ts'
import { type TestApp, testApp, testReplica } from '../support/app.ts'
import { givenToken } from '../support/tokens.ts'

const url = '/v1/workspaces/default/skills'

const twoReplicas = async (t: Test, env = {}): Promise<[TestApp, TestApp]> => {
  const first = await testApp(t, env)
  return [first, await testReplica(t, first.connectionString, env)]
}

const statusOf = async ({ app }: TestApp, headers = {}): Promise<number> =>
  (await app.inject({ url, headers })).statusCode

/** Asks all the time, so that what was heard once is always fresh; how long until it is heard. */
const msUntil = async (status: number, ask: () => Promise<number>): Promise<number> => {
  const startedAt = performance.now()
  while ((await ask()) !== status) {
    if (performance.now() - startedAt > 10_000) break
  }
  return performance.now() - startedAt
}

t.test('the first token closes the open mode everywhere', async (t) => {
  const [here, there] = await twoReplicas(t)
  t.same([await statusOf(here), await statusOf(there)], [200, 200])
  await givenToken(here.services, 'admin')
  t.equal(await statusOf(here), 401)
  const ms = await msUntil(401, () => statusOf(there))
  t.ok(ms < 1000, `${Math.round(ms)} ms`)
})

t.test('a token of one replica is known to the other at once', async (t) => {
  const [here, there] = await twoReplicas(t)
  await givenToken(here.services, 'admin')
  await msUntil(401, () => statusOf(there))
  const { headers } = await givenToken(here.services, 'reader')
  t.equal(await statusOf(there, headers), 200)
})

t.test('a revocation reaches the other replica within a second', async (t) => {
  const [here, there] = await twoReplicas(t)
  const admin = await givenToken(here.services, 'admin')
  const reader = await givenToken(here.services, 'reader')
  await msUntil(200, () => statusOf(there, reader.headers))
  const revoked = await here.app.inject({
    method: 'DELETE',
    url: `/v1/tokens/${reader.id}`,
    headers: admin.headers,
  })
  t.equal(revoked.statusCode, 200)
  t.equal(await statusOf(here, reader.headers), 401, 'here at once')
  const ms = await msUntil(401, () => statusOf(there, reader.headers))
  t.ok(ms < 1000, `${Math.round(ms)} ms`)
})

t.test("look-ups during a token's revocation admit no request afterwards", async (t) => {
  const [here] = await twoReplicas(t)
  const admin = await givenToken(here.services, 'admin')
  for (let round = 0; round < 20; round += 1) {
    const reader = await givenToken(here.services, 'reader')
    const racing = Array.from({ length: 4 }, () => statusOf(here, reader.headers))
    await here.services.tokens.revoke(
      { workspaceId: 'default', actor: { id: 'x', role: 'admin' }, requestId: null, address: null },
      reader.id,
    )
    t.equal(await statusOf(here, reader.headers), 401)
    await Promise.all(racing)
    t.equal(await statusOf(here, reader.headers), 401)
  }
  t.equal(await statusOf(here, admin.headers), 200)
})

t.test('ten calls with one token cost one look-up, and an invalid one costs none', async (t) => {
  const { services } = await testApp(t)
  const { secret } = await givenToken(services, 'reader')
  const { authentication } = services
  const answers = await Promise.all(Array.from({ length: 10 }, () => authentication.admit(secret)))
  t.ok(answers.every(({ isValid }) => isValid))
  // With the pool gone only what is remembered can be answered.
  await services.db.destroy()
  t.match(await authentication.admit(secret), { isValid: true, actor: { role: 'reader' } })
  for (const text of [
    '',
    'skr_',
    'a'.repeat(47),
    `skr_${'a'.repeat(42)}`,
    `skr_${'a'.repeat(44)}`,
  ]) {
    t.same(await authentication.admit(text), { isValid: false, reason: 'unknown', actor: null })
  }
})

t.test('on a host that others reach it is closed, tokens or not', async (t) => {
  const { app } = await testApp(t, { HOST: '0.0.0.0' })
  for (const headers of [{}, { host: 'localhost' }, { host: 'skills.example' }]) {
    t.equal((await app.inject({ url, headers })).statusCode, 401)
  }
  t.equal((await app.inject({ url: '/livez', headers: { host: 'a.example' } })).statusCode, 200)
})
