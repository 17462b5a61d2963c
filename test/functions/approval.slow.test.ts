/** What needs a person for each call is called by no way at all. */
import t, { type Test } from '../support/tap.ts'
import { type TestApp, testApp, testReplica } from '../support/app.ts'
import { call } from '../support/given.ts'
import { givenResult, type Handler } from '../support/handlers.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { approve, classify, installArchive, skillArchive, updateArchive } from '../trust/given.ts'
import { hears, putDocument, standing, startWorker, subscribe } from '../subscriptions/given.ts'
import { until } from '../uploads/checks.ts'
import { bind, givenOffice, invoking, KEY, LOOK, SEND, unbind, waysToRead } from './bound.ts'
import { putFunction } from './calls.ts'

const URI = 'iii://fn/office/send'

const givenFunction = async (
  t: Test,
  { app }: TestApp,
  functionId = 'office::send',
  settings: object = {},
): Promise<Handler> => {
  const handler = await givenResult(t, { content: 'sent' })
  const url = `${handler.origin}/${functionId.replaceAll(':', '')}`
  const { status, body } = await putFunction(app, functionId, { url, ...settings })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return handler
}

const read = ({ app }: TestApp, uri = URI, place: object = {}) =>
  call(app, 'GET', `/resources/read?uri=${encodeURIComponent(uri)}`, place)

const refused = { status: 403, body: { code: 'functions.approval_required' } }

t.test('a function whose calls need a person is reached by no way', async (t) => {
  const test = await testApp(t)
  const handler = await givenFunction(t, test, 'office::send', { readable: true })
  const ways = await waysToRead(t, test)
  for (const [name, way] of Object.entries(ways)) {
    t.match(await way(URI), { status: 200 }, `${name}, bound to nothing`)
  }
  const called = handler.received.length
  await givenOffice(test)
  t.equal((await bind(test)).status, 200)
  for (const [name, way] of Object.entries(ways)) {
    t.match(
      await way(URI),
      { status: 403, code: 'functions.approval_required', text: /requires approval/ },
      name,
    )
  }
  const invoke = invoking(test)
  t.match(await invoke('skill.office.office.send'), { error_code: 'approval_required' })
  t.equal(handler.received.length, called, 'no call was made')
})

t.test('a subscription does not call it either', async (t) => {
  const test = await testApp(t)
  const { app } = test
  const handler = await givenFunction(t, test)
  const other = await givenFunction(t, test, 'office::hear')
  await givenOffice(test)
  await bind(test)
  await subscribe(app, 'bound', { function_id: 'office::send' })
  await subscribe(app, 'free', { function_id: 'office::hear' })
  startWorker(t, test)
  await putDocument(app, 'news')
  await hears(other, 1)
  await until(async () => (await standing(app, 'bound')).last_error !== null)
  t.match(await standing(app, 'bound'), { last_error: /requires approval/ })
  t.equal(handler.received.length, 0)
})

t.test('harmless names are still read, and bound ones no longer', async (t) => {
  const test = await testApp(t)
  await givenFunction(t, test)
  await givenOffice(test)
  await bind(test, { capability: 'office.look' })
  t.match(await read(test), { status: 200, body: { contents: [{ text: 'sent' }] } })
  await bind(test)
  t.match(await read(test), refused, 'of two capabilities one needs a person')
  await unbind(test)
  t.match(await read(test), { status: 200 })
  await givenOffice(test, [SEND], 'other')
  await bind(test, { slug: 'other' })
  t.match(await read(test), refused, 'of two skills one needs a person')
  await call(test.app, 'PUT', '/settings', { payload: { orchestrator_key: KEY } })
  const looked = await invoking(test)('skill.office.office.look')
  t.match(looked, { ok: true }, 'a reviewer bound it to this one, too')
})

t.test('metadata that is missing counts as the worst, and overrides count', async (t) => {
  const test = await testApp(t)
  await givenFunction(t, test)
  const silent = '`office.send`: Sends mail. [risk: read, effects: none]'
  await givenOffice(test, [silent])
  await bind(test)
  t.match(await read(test), refused, 'nobody said that data stays')
  const said = { risk_level: 'read', side_effects: 'none', data_egress: 'none' }
  await classify(test.app, 'office.send', said, { slug: 'office' })
  t.match(await read(test), { status: 200 })
  await classify(test.app, 'office.send', { risk_level: 'destructive' }, { slug: 'office' })
  t.match(await read(test), refused)
})

t.test('functions of an unserved skill are not public', async (t) => {
  const test = await testApp(t)
  const { app } = test
  const handler = await givenFunction(t, test)
  await givenOffice(test, [LOOK])
  await bind(test, { capability: 'office.look' })
  t.match(await read(test), { status: 200 })
  const enable = (enabled: boolean) =>
    call(app, 'PUT', '/skills/user/office/policy', { payload: { enabled } })
  await enable(false)
  t.match(await read(test), refused, 'disabled')
  await enable(true)
  t.match(await read(test), { status: 200 })
  const denied = [{ extension_id: 'skill.office', capability_id: 'office.look' }]
  await call(app, 'PUT', '/settings', { payload: { capability_policy: { denied } } })
  t.match(await read(test), refused, 'denied by the policy of the workspace')
  await call(app, 'PUT', '/settings', { payload: { capability_policy: { denied: [] } } })
  await call(app, 'DELETE', '/skills/user/office')
  t.match(await read(test), refused, 'uninstalled')
  const again = await installArchive(app, skillArchive([SEND], { name: 'office' }))
  t.match(await read(test), refused, 'other bytes, which wait')
  await approve(app, again.body.proposal_id)
  t.match(await read(test), refused, 'these bytes have no such capability')
  t.equal((await call(app, 'DELETE', '/skills/user/office')).status, 200)
  t.match(await unbind(test, { capability: 'office.look' }), { status: 200 })
  const calls = handler.received.length
  t.match(await read(test), { status: 200 }, 'a reviewer has let it go')
  t.equal(handler.received.length, calls + 1)
})

t.test('waiting bytes change nothing about the served ones', async (t) => {
  const test = await testApp(t)
  await givenFunction(t, test)
  await givenOffice(test)
  await bind(test)
  const said = '`office.send`: Sends mail. [risk: read, effects: none, egress: none]'
  await updateArchive(test.app, skillArchive([said], { name: 'office' }), { slug: 'office' })
  t.match(await read(test), refused)
})

t.test('a function that is not readable has no URI, and is called all the same', async (t) => {
  const test = await testApp(t)
  const { app } = test
  const handler = await givenFunction(t, test, 'office::send', { readable: false })
  t.match((await call(app, 'GET', '/functions/office::send')).body, { readable: false })
  t.match((await call(app, 'GET', '/functions')).body, { functions: [{ readable: false }] })
  const ways = await waysToRead(t, test)
  for (const [name, way] of Object.entries(ways)) {
    if (name === 'a prompt') continue
    t.match(await way(URI), { code: 'functions.not_found', text: /not found.*readable/ }, name)
  }
  t.equal(handler.received.length, 0)
  t.match(await ways['a prompt']?.(URI), { status: 200 })
  await givenOffice(test, [LOOK])
  await bind(test, { capability: 'office.look' })
  t.match(await invoking(test)('skill.office.office.look'), { ok: true })
  t.equal(handler.received.length, 2)
  await putFunction(app, 'office::send', { url: `${handler.origin}/officesend` })
  t.match((await call(app, 'GET', '/functions/office::send')).body, { readable: true })
  t.match(await read(test), { status: 200 })
  const wrong = await putFunction(app, 'office::send', { url: handler.origin, readable: 'no' })
  t.match(wrong, { status: 400, body: { code: 'functions.invalid_request' } })
})

t.test('other workspaces do not matter, on any replica', async (t) => {
  const test = await testApp(t)
  const replica = await testReplica(t, test.connectionString)
  await givenWorkspace(test.db, 'acme')
  const handler = await givenFunction(t, test)
  const url = `${handler.origin}/officesend`
  await putFunction(test.app, 'office::send', { url }, { workspace: 'acme' })
  await givenOffice(test)
  t.match(await read(replica), { status: 200 })
  await bind(test)
  t.match(await read(replica), refused)
  t.match(await read(replica, URI, { workspace: 'acme' }), { status: 200 })
  const reader = await givenToken(test.services, 'reader', { workspace: 'default' })
  const admin = await givenToken(test.services, 'admin', { workspace: 'default' })
  for (const { headers } of [reader, admin]) t.match(await read(test, URI, { headers }), refused)
})
