/** `capabilities_public`: what it is unless it is set, and how soon each replica follows. */
import t, { type Test } from '../support/tap.ts'
import { portOf, sendRaw } from '../http/raw.ts'
import { type TestApp, testApp, testReplica } from '../support/app.ts'
import { call } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { until } from '../uploads/checks.ts'

const INDEX = '/.well-known/agent-skills/index.json'

const statusOf = async ({ app }: TestApp, url = '/capabilities') =>
  (await app.inject({ url })).statusCode

const settings = async ({ app }: TestApp, headers = {}) => {
  const { body } = await call(app, 'GET', '/settings', { headers })
  return [body.capabilities_public, body.capabilities_public_set]
}

const set = ({ app }: TestApp, capabilitiesPublic: unknown, headers: Record<string, string> = {}) =>
  call(app, 'PUT', '/settings', { headers, payload: { capabilities_public: capabilitiesPublic } })

/** A stranger who has the document, over a socket, where the fast path answers. */
const holder = async (test: TestApp) => {
  const port = await portOf(test.app)
  const { etag = '' } = (await test.app.inject('/capabilities')).headers
  const lines = ['host: 127.0.0.1', 'connection: close', `if-none-match: ${etag}`]
  return async () => (await sendRaw(port, ['GET /capabilities HTTP/1.1', ...lines])).status
}

const twoReplicas = async (t: Test): Promise<[TestApp, TestApp]> => {
  const first = await testApp(t)
  return [first, await testReplica(t, first.connectionString)]
}

t.test('the default is true while the service is open, and false afterwards', async (t) => {
  const test = await testApp(t)
  t.same(await settings(test), [true, false])
  await call(test.app, 'PUT', '/settings', { payload: { four_eyes: true } })
  t.same(await settings(test), [true, false], 'another setting does not set it')
  const { headers } = await givenToken(test.services, 'admin')
  t.same(await settings(test, headers), [false, false])
  for (const [value, effective, isSet] of [
    [true, true, true],
    [false, false, true],
    [null, false, false],
  ]) {
    const { status, body } = await set(test, value, headers)
    t.match(
      { status, body },
      {
        status: 200,
        body: { capabilities_public: effective, capabilities_public_set: isSet },
      },
    )
    t.same(await settings(test, headers), [effective, isSet])
    t.equal(await statusOf(test), effective ? 200 : 401)
  }
  for (const value of ['true', 1, {}]) {
    t.match(await set(test, value, headers), { status: 400, body: { code: 'request.invalid' } })
  }
  t.match(
    await call(test.app, 'PUT', '/settings', {
      headers,
      payload: { capabilities_public_set: true },
    }),
    { status: 400 },
  )
  t.same(await settings(test, headers), [false, false])
})

t.test('what was set while the service was open stays when it closes', async (t) => {
  const [shown, kept] = [await testApp(t), await testApp(t)]
  await set(shown, true)
  await set(kept, false)
  t.same([await statusOf(shown), await statusOf(kept)], [200, 200], 'open to this machine')
  for (const test of [shown, kept]) await givenToken(test.services, 'admin')
  t.same([await statusOf(shown), await statusOf(kept)], [200, 401])
})

t.test('with a configured token nothing is public from the start', async (t) => {
  const test = await testApp(t, { ADMIN_TOKEN: 'a'.repeat(32) })
  for (const url of ['/capabilities', '/health', INDEX]) {
    t.equal(await statusOf(test, url), 401, url)
  }
  const headers = { authorization: `Bearer ${'a'.repeat(32)}` }
  t.same(await settings(test, headers), [false, false])
})

t.test('the first token closes it at once here, and also on the other replica', async (t) => {
  const [here, there] = await twoReplicas(t)
  const has = { here: await holder(here), there: await holder(there) }
  t.same([await has.here(), await has.there()], [304, 304])
  await givenToken(here.services, 'admin')
  t.equal(await has.here(), 401, 'by the fast path')
  for (const url of ['/capabilities', '/health', INDEX]) {
    t.equal(await statusOf(here, url), 401, url)
  }
  await until(async () => (await has.there()) === 401)
  for (const url of ['/capabilities', '/health', INDEX]) {
    t.equal(await statusOf(there, url), 401, url)
  }
})

t.test('a change of the setting applies at once here, and also on the other replica', async (t) => {
  const [here, there] = await twoReplicas(t)
  const has = { here: await holder(here), there: await holder(there) }
  const { headers } = await givenToken(here.services, 'admin')
  await until(async () => (await has.there()) === 401)
  for (const isPublic of [true, null, true, false]) {
    const expected = isPublic ? 200 : 401
    await set(here, isPublic, headers)
    t.equal(await has.here(), isPublic ? 304 : 401)
    for (const url of ['/capabilities', '/health', INDEX]) {
      t.equal(await statusOf(here, url), expected, url)
      await until(async () => (await statusOf(there, url)) === expected)
    }
    await until(async () => (await has.there()) === (isPublic ? 304 : 401))
  }
})
