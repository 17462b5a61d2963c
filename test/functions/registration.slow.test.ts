/** A capability is bound to one registration of its function, and to no other. */
import t, { type Test } from '../support/tap.ts'
import { type TestApp, testApp, testReplica } from '../support/app.ts'
import { call } from '../support/given.ts'
import { givenResult, type Handler } from '../support/handlers.ts'
import { givenToken } from '../support/tokens.ts'
import { approve, installArchive, readSkill, skillArchive } from '../trust/given.ts'
import { bind, givenOffice, invoking, KEY, LOOK, unbind } from './bound.ts'
import { putFunction } from './calls.ts'

const FUNCTION = 'office::look'
const look = { capability: 'office.look', functionId: FUNCTION }
const COMMAND = 'skill.office.office.look'
const schema = { type: 'object', properties: { to: { type: 'string' } } }

type Given = { test: TestApp; handler: Handler; registration: Record<string, unknown> }

const givenBound = async (t: Test): Promise<Given> => {
  const test = await testApp(t)
  const handler = await givenResult(t, { seen: true })
  const registration = {
    url: `${handler.origin}/look`,
    headers: { authorization: 'Bearer one' },
    input_schema: schema,
  }
  await call(test.app, 'PUT', '/settings', { payload: { orchestrator_key: KEY } })
  await putFunction(test.app, FUNCTION, registration)
  await givenOffice(test, [LOOK])
  const bound = await bind(test, look)
  if (bound.status !== 200) throw new Error(JSON.stringify(bound.body))
  return { test, handler, registration }
}

const stateOf = async ({ app }: TestApp) => (await readSkill(app, { slug: 'office' })).body
const blocked = { served: false, status: 'blocked', status_reason: 'trust_blocked' }

t.test(
  'a function that is registered differently blocks its skill until it is bound again',
  async (t) => {
    const { test, handler, registration } = await givenBound(t)
    const replica = await testReplica(t, test.connectionString)
    const elsewhere = await givenResult(t, { stolen: true })
    const invokes = [invoking(test), invoking(replica)]
    for (const invoke of invokes) t.match(await invoke(COMMAND), { output: { seen: true } })
    const changes: Record<string, object> = {
      'another URL': { url: `${elsewhere.origin}/look` },
      'another path': { url: `${elsewhere.origin}/other` },
      'another header': { headers: { authorization: 'Bearer one', 'x-also': '1' } },
      'no headers': { headers: {} },
      'another input': { input_schema: { type: 'object' } },
      'an output': { output_schema: { type: 'object' } },
    }
    for (const [name, change] of Object.entries(changes)) {
      const put = await putFunction(test.app, FUNCTION, { ...registration, ...change })
      t.match(put, { status: 200 }, name)
      t.match(await stateOf(test), blocked, name)
      const [here] = invokes
      t.match(await here?.(COMMAND), { ok: false, error_code: 'unknown_command' }, name)
      await replica.services.offers.latest('default')
      t.match(await invokes[1]?.(COMMAND), { error_code: 'unknown_command' }, `${name}, elsewhere`)
      t.same(elsewhere.received, [], name)
      await putFunction(test.app, FUNCTION, registration)
      t.match(await stateOf(test), { served: true }, `${name}, and back`)
      await replica.services.offers.latest('default')
      for (const invoke of invokes) t.match(await invoke(COMMAND), { output: { seen: true } }, name)
    }
    t.equal(handler.received.length, 2 + 2 * Object.keys(changes).length)
    await putFunction(test.app, FUNCTION, { ...registration, url: `${elsewhere.origin}/look` })
    const again = await bind(test, look)
    t.equal(again.status, 200)
    t.match(await stateOf(test), { served: true })
    t.match(await invokes[0]?.(COMMAND), { output: { stolen: true } }, 'a reviewer has bound it')
  },
)

t.test('what a reviewer did not review may change: secrets, time, words', async (t) => {
  const { test, registration } = await givenBound(t)
  const schemaAgain = { properties: { to: { type: 'string' } }, type: 'object' }
  await putFunction(test.app, FUNCTION, {
    ...registration,
    headers: { Authorization: 'Bearer two' },
    input_schema: schemaAgain,
    timeout_ms: 100,
    description: 'Looks.',
    readable: false,
  })
  t.match(await stateOf(test), { served: true })
  t.match(await invoking(test)(COMMAND), { ok: true })
})

t.test('a function that is gone blocks its skill, and the same one again does not', async (t) => {
  const { test, registration } = await givenBound(t)
  t.equal((await call(test.app, 'DELETE', `/functions/${FUNCTION}`)).status, 200)
  t.match(await stateOf(test), blocked)
  t.match(await bind(test, look), { status: 404, body: { code: 'functions.not_found' } })
  t.match(await invoking(test)(COMMAND), { error_code: 'unknown_command' })
  t.equal((await putFunction(test.app, FUNCTION, registration)).status, 201)
  t.match(await stateOf(test), { served: true })
  await call(test.app, 'DELETE', `/functions/${FUNCTION}`)
  t.equal((await unbind(test, look)).status, 200)
  t.match(await stateOf(test), { served: true }, 'its instructions answer')
})

t.test('a skill that a change blocks is in the audit trail and in an event', async (t) => {
  const { test, registration } = await givenBound(t)
  await givenOffice(test, [LOOK], 'another')
  const events = () =>
    test.db
      .selectFrom('events')
      .select(['payload', 'slugs'])
      .orderBy('snapshot_version', 'desc')
      .executeTakeFirstOrThrow()
  const entries = async (action: string) => {
    const { body } = await call(test.app, 'GET', '/audit')
    return body.entries.filter((entry: { action: string }) => entry.action === action)
  }
  await putFunction(test.app, FUNCTION, registration)
  t.match(await events(), { slugs: [] }, 'nothing of a skill changed')
  t.same(await entries('function_changed'), [])
  await putFunction(test.app, FUNCTION, { ...registration, headers: {} })
  t.match(await events(), { payload: { reason: 'catalog_changed' }, slugs: ['office'] })
  t.match(await entries('function_changed'), [
    {
      decision: 'blocked',
      target: 'skill:user:office',
      reason_code: 'trust_blocked',
      details: { function_id: FUNCTION, capability_ids: ['office.look'] },
    },
  ])
  const capabilities = { 'skill:user:office': ['office.look'] }
  t.match((await entries('function_register'))[0], { details: { blocked: capabilities } })
  await putFunction(test.app, FUNCTION, registration)
  t.match(await events(), { slugs: ['office'] })
  t.match((await entries('function_register'))[0], { details: { restored: capabilities } })
  await call(test.app, 'DELETE', `/functions/${FUNCTION}`)
  t.match(await events(), { slugs: ['office'] })
  t.match((await entries('function_unregister'))[0], { details: { blocked: capabilities } })
  t.equal((await entries('function_changed')).length, 2)
  t.notMatch(JSON.stringify(await entries('function_register')), 'Bearer')
})

t.test('a reviewer binds what they have seen, or nothing', async (t) => {
  const { test, registration } = await givenBound(t)
  const { body: seen } = await call(test.app, 'GET', `/functions/${FUNCTION}`)
  const body = { registration_hash: seen.registration_hash }
  t.match(await bind(test, { ...look, body }), { status: 200, body })
  await putFunction(test.app, FUNCTION, { ...registration, headers: {} })
  t.match(await bind(test, { ...look, body }), {
    status: 412,
    body: { code: 'functions.fingerprint_mismatch', details: { current: /^[0-9a-f]{64}$/ } },
  })
  t.match(await stateOf(test), blocked, 'nothing was bound')
  const wrong = await bind(test, { ...look, body: { registration_hash: 'x' } })
  t.match(wrong, { status: 400, body: { code: 'request.invalid' } })
  const publisher = await givenToken(test.services, 'publisher', { workspace: 'default' })
  const path = '/skills/user/office/capabilities/office.look/function'
  const payload = { function_id: FUNCTION }
  const refused = await call(test.app, 'PUT', path, { payload, headers: publisher.headers })
  t.match(refused, { status: 403, body: { code: 'access.forbidden' } })
})

t.test('bindings outlive the skill, so that no publisher can remove one', async (t) => {
  const { test, registration } = await givenBound(t)
  await call(test.app, 'DELETE', '/skills/user/office')
  await putFunction(test.app, FUNCTION, { ...registration, headers: {} })
  const archive = skillArchive([LOOK], { name: 'office' })
  t.equal((await installArchive(test.app, archive)).status, 202)
  t.match(await stateOf(test), blocked)
  t.equal((await bind(test, look)).status, 200)
  t.match(await stateOf(test), { served: true })
})

t.test('bytes without the capability are not blocked by its function', async (t) => {
  const { test } = await givenBound(t)
  await call(test.app, 'DELETE', `/functions/${FUNCTION}`)
  await call(test.app, 'DELETE', '/skills/user/office')
  const other = '`office.count`: Counts mail. [risk: read, effects: none, egress: none]'
  const { body } = await installArchive(test.app, skillArchive([other], { name: 'office' }))
  await approve(test.app, body.proposal_id)
  t.match(await stateOf(test), { served: true })
})

t.test('of a concurrent binding and registration none is overlooked', async (t) => {
  const { test, registration } = await givenBound(t)
  for (let round = 0; round < 5; round += 1) {
    const other = { ...registration, headers: { [`x-${round}`]: '1' } }
    const [bound] = await Promise.all([bind(test, look), putFunction(test.app, FUNCTION, other)])
    const { body: now } = await call(test.app, 'GET', `/functions/${FUNCTION}`)
    const isCurrent = bound.body.registration_hash === now.registration_hash
    t.match(await stateOf(test), isCurrent ? { served: true } : blocked)
    await bind(test, look)
  }
})
