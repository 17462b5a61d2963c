/** Quotas of documents and functions: what they refuse, and that nothing is changed then. */
import t from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { type Answer, call } from '../support/given.ts'
import { review } from '../content-proposals/given.ts'
import { putFunction } from '../functions/calls.ts'
import { rpc } from '../rpc/calls.ts'
import { countersOf, putWorkspace, recount, setQuotas, usageOf } from './holdings.ts'
import { exceeded, nothing, refusedBy } from './quotas.ts'

const hook = { url: 'http://127.0.0.1:4000/hook' }

const put = (app: TestApp['app'], id: string, skill: string): Promise<Answer> =>
  call(app, 'PUT', `/documents/${id}`, { payload: { skill } })

t.test('documents are counted by number and bytes', async (t) => {
  const test = await testApp(t)
  const { app } = test
  await setQuotas(app, { documents: 2, bytes: 100 })
  t.equal((await put(app, 'a', 'x'.repeat(40))).status, 201)
  t.equal((await put(app, 'b', 'ä'.repeat(20))).status, 201)
  t.match(await usageOf(app), { documents: 2, bytes: 80 })
  await refusedBy(t, test, () => put(app, 'c', 'x'), exceeded('documents', 2, 2, 1))
  await refusedBy(t, test, () => put(app, 'a', 'x'.repeat(61)), exceeded('bytes', 100, 80, 21))
  const { error } = await rpc(app, 'skills::register', { id: 'c', skill: 'x' })
  t.match(error, { data: { code: 'workspaces.quota_exceeded' } })
  t.equal((await put(app, 'a', 'x'.repeat(60))).status, 200)

  await setQuotas(app, { documents: 0, bytes: 0 })
  t.equal((await put(app, 'a', 'x'.repeat(60))).status, 200, 'the same again')
  t.equal((await put(app, 'a', 'x'.repeat(59))).status, 200, 'a shorter one')
  t.equal((await call(app, 'GET', '/documents/b')).status, 200)
  t.equal((await call(app, 'DELETE', '/documents/b')).status, 200)
  t.equal((await call(app, 'DELETE', '/documents/b')).status, 200, 'once only')
  t.same(await usageOf(app), { ...nothing, documents: 1, bytes: 59 })
})

t.test('a document that waits for a reviewer takes room until it is decided on', async (t) => {
  const test = await testApp(t)
  const { app } = test
  await call(app, 'PUT', '/settings', { payload: { content_approval: 'required' } })
  await setQuotas(app, { documents: 1, bytes: 100 })
  const used = async (documents: number, bytes: number, name: string) => {
    t.same(await usageOf(app), { ...nothing, documents, bytes }, name)
    t.same(await recount(test.db), await usageOf(app))
  }
  const hold = async (text: string): Promise<string> => {
    const held = await put(app, 'a', text)
    t.equal(held.status, 202)
    return held.body.proposal_id
  }
  const decide = async (id: string, decision: 'approve' | 'reject') => {
    t.equal((await review(app, id, decision)).status, 200)
  }

  await hold('x'.repeat(40))
  await hold('x'.repeat(40))
  await used(1, 40, 'once, however often it is sent')
  await refusedBy(t, test, () => put(app, 'b', 'x'), exceeded('documents', 1, 1, 1))
  await refusedBy(t, test, () => put(app, 'a', 'x'.repeat(101)), exceeded('bytes', 100, 40, 61))
  await decide(await hold('y'.repeat(50)), 'reject')
  await used(0, 0, 'the first was superseded, the second rejected')
  await hold('y'.repeat(50))
  t.equal((await call(app, 'DELETE', '/documents/a')).status, 200)
  await used(0, 0, 'withdrawn')

  await decide(await hold('x'.repeat(60)), 'approve')
  await used(1, 60, 'approved')
  await refusedBy(t, test, () => put(app, 'a', 'y'.repeat(41)), exceeded('bytes', 100, 60, 41))
  const next = await hold('y'.repeat(40))
  await used(1, 100, 'beside the one that is served')
  await setQuotas(app, { documents: 0, bytes: 0 })
  await decide(next, 'approve')
  await used(1, 40, 'it has its room already')
  await setQuotas(app, { documents: 1, bytes: 100 })
  await decide(await hold('z'), 'reject')
  await used(1, 40, 'what is served stays')
  await hold('z')
  t.equal((await put(app, 'a', 'y'.repeat(40))).status, 200)
  await used(1, 40, 'superseded by what is served')
  await hold('z')
  await call(app, 'DELETE', '/documents/a')
  await used(0, 0, 'both are gone')
})

t.test('functions are counted, and replacing one takes no room', async (t) => {
  const test = await testApp(t)
  const { app } = test
  await setQuotas(app, { functions: 1 })
  t.equal((await putFunction(app, 'a::one', hook)).status, 201)
  await refusedBy(t, test, () => putFunction(app, 'a::two', hook), exceeded('functions', 1, 1, 1))
  t.equal((await putFunction(app, 'a::one', hook)).status, 200)
  t.equal((await call(app, 'DELETE', '/functions/a::one')).status, 200)
  t.equal((await call(app, 'DELETE', '/functions/a::one')).status, 200)
  t.equal((await putFunction(app, 'a::two', hook)).status, 201)
  t.match(await usageOf(app), { functions: 1 })
})

t.test('a full workspace does not affect another one', async (t) => {
  const { app, db } = await testApp(t)
  await putWorkspace(app, 'acme', { quotas: { documents: 0 } })
  const inAcme = { workspace: 'acme', payload: { skill: 'x' } }
  t.equal((await call(app, 'PUT', '/documents/a', inAcme)).status, 507)
  t.equal((await put(app, 'a', 'x')).status, 201)
  t.same(await countersOf(db, 'acme'), nothing)
})

t.test('a rejected write leaves its idempotency key free', async (t) => {
  const { app } = await testApp(t)
  await setQuotas(app, { documents: 0 })
  const headers = { 'idempotency-key': 'one' }
  const register = () => call(app, 'PUT', '/documents/a', { headers, payload: { skill: 'x' } })
  t.equal((await register()).status, 507)
  await setQuotas(app, { documents: 1 })
  t.equal((await register()).status, 201)
  t.match(await register(), { status: 201, headers: { 'idempotency-replayed': 'true' } })
  t.match(await usageOf(app), { documents: 1 })
})
