/** Many writers at once: nothing fails, nothing is lost, each write is told once. */
import t, { type Test } from '../support/tap.ts'
import { type TestApp, testApp, testReplica } from '../support/app.ts'
import { atOnce, statusesOf } from '../support/at-once.ts'
import { sha256 } from '../support/psu1.ts'
import { systemCaller } from '../../src/platform/access/caller.ts'
import { bodyOf } from '../../src/content/documents/body.ts'
import { commitWrites } from '../../src/content/documents/writes.ts'
import { AppError } from '../../src/platform/errors.ts'
import { Registry } from './registry.ts'

const compare = (a: string, b: string): number => Number(a > b) - Number(a < b)

/** Versions without a gap, one event and one audit row for each write. */
const checkTold = async (t: Test, { db }: TestApp, count: number) => {
  const events = await db
    .selectFrom('events')
    .select(['snapshot_version', 'payload'])
    .orderBy('snapshot_version')
    .execute()
  t.same(
    events.map(({ snapshot_version: version }) => version),
    Array.from({ length: count }, (_, index) => index + 1),
  )
  const audit = await db.selectFrom('audit_entries').select('target').orderBy('seq').execute()
  t.same(
    audit.map(({ target }) => target).toSorted(),
    events.map(({ payload }) => `document:${(payload as { id: string }).id}`).toSorted(),
  )
  return events.map(({ payload }) => payload as { op: string; id: string })
}

const textOf = (number: number): string => `# Title ${number}\n\nAbout ${number}.\n`

t.test('1,000 registrations, 50 at a time, neither fail nor wait for each other', async (t) => {
  const test = await testApp(t)
  const registry = new Registry(test, 'default')
  const all = Array.from({ length: 1000 }, (_, number) => number)
  const register = () =>
    atOnce(
      50,
      all.map((number) => () => registry.register(`many/d${number}`, textOf(number))),
    )
  t.same(statusesOf(await register()), { 201: 1000 })
  t.same(statusesOf(await register()), { 200: 1000 })
  const told = await checkTold(t, test, 2000)
  t.equal(new Set(told.map(({ id }) => id)).size, 1000)
  t.equal((await registry.indexLines()).length, 1000)
  const rows = await test.db.selectFrom('documents').select(['skill', 'sha256', 'title']).execute()
  t.equal(new Set(rows.map(({ title }) => title)).size, 1000)
  for (const { skill, sha256: digest } of rows) {
    if (digest !== sha256(Buffer.from(skill))) t.fail(`${digest} is not of its body`)
  }
})

t.test('two replicas write the same documents in different orders', async (t) => {
  const test = await testApp(t)
  const one = new Registry(test, 'default')
  const other = new Registry(await testReplica(t, test.connectionString), 'default')
  const numbers = Array.from({ length: 60 }, (_, number) => number)
  const answers = await Promise.all([
    atOnce(
      20,
      numbers.map((number) => () => one.register(`d${number}`, 'one')),
    ),
    atOnce(
      20,
      numbers.toReversed().map((number) => () => other.register(`d${number}`, 'other')),
    ),
    atOnce(
      20,
      numbers.map((number) => () => one.unregister(`d${number}`)),
    ),
    atOnce(
      20,
      numbers.toReversed().map((number) => () => other.register(`e${number}`, 'other')),
    ),
  ])
  const counts = statusesOf(answers.flat())
  t.equal((counts[200] ?? 0) + (counts[201] ?? 0), 240, JSON.stringify(counts))
  const removed = answers[2].filter(({ body }) => body.removed).length
  const told = await checkTold(t, test, 180 + removed)
  t.equal(told.filter(({ op }) => op === 'unregister').length, removed)
  const last = new Map(told.map(({ op, id }) => [id, op]))
  const left = [...last].filter(([, op]) => op === 'register').map(([id]) => id)
  t.same((await one.ids()).toSorted(), left.toSorted(), 'what was told last holds')
})

t.test('concurrent writes of one document are ordered', async (t) => {
  const test = await testApp(t)
  const registry = new Registry(test, 'default')
  const answers = await atOnce(
    40,
    Array.from({ length: 80 }, (_, number) => () => registry.register('one', `body ${number % 3}`)),
  )
  t.same(statusesOf(answers), { 201: 1, 200: 79 })
  const times = answers.map(({ body }) => String(body.registered_at)).toSorted(compare)
  t.equal(new Set(times).size, 80)
  await checkTold(t, test, 80)
  const { body } = await registry.ask('GET', '/documents/one')
  t.equal(body.registered_at, times.at(-1))
})

t.test('of many who create one document one succeeds, and others are not delayed', async (t) => {
  const test = await testApp(t)
  const one = new Registry(test, 'default')
  const other = new Registry(await testReplica(t, test.connectionString), 'default')
  const create = { 'if-none-match': '*' }
  const answers = await atOnce(
    40,
    Array.from({ length: 40 }, (_, number) => () => {
      const registry = number % 2 === 0 ? one : other
      return number % 4 < 2
        ? registry.register('wanted', `body ${number}`, create)
        : registry.register(`free-${number}`, 'body')
    }),
  )
  t.same(statusesOf(answers), { 201: 21, 412: 19 })
  await checkTold(t, test, 21)
})

const largeBody = (number: number): string => `# ${number}\n${'x'.repeat(250_000)}`

t.test('large bodies may be written concurrently', async (t) => {
  const test = await testApp(t)
  const registry = new Registry(test, 'default')
  const answers = await atOnce(
    20,
    Array.from(
      { length: 20 },
      (_, number) => () => registry.register(`d${number}`, largeBody(number)),
    ),
  )
  t.same(statusesOf(answers), { 201: 20 })
  for (let number = 0; number < 20; number += 1) {
    t.equal(await registry.text(`iii://d${number}`), largeBody(number))
  }
})

t.test('a registration that is sent twice with a key is one, also among many others', async (t) => {
  const test = await testApp(t)
  const registry = new Registry(test, 'default')
  const others = Array.from(
    { length: 10 },
    (_, number) => () => registry.register(`d${number}`, 'x'),
  )
  const keyed = (key: string) => () => registry.register(key, 'y', { 'idempotency-key': key })
  const first = await atOnce(13, [keyed('one'), ...others, keyed('two'), keyed('three')])
  t.same(statusesOf(first), { 201: 13 })
  const again = await atOnce(3, [keyed('one'), keyed('two'), keyed('three')])
  for (const [index, answer] of again.entries()) {
    t.match(answer, { status: 201, headers: { 'idempotency-replayed': 'true' } })
    t.same(answer.body, first[[0, 11, 12][index] ?? 0]?.body)
  }
  await checkTold(t, test, 13)
  const states = await test.db.selectFrom('idempotency_keys').select('state').execute()
  t.same(
    states.map(({ state }) => state),
    ['answered', 'answered', 'answered'],
  )
})

t.test('a write whose key another request holds is rejected, the others succeed', async (t) => {
  const test = await testApp(t)
  const caller = systemCaller('default')
  const lost = new AppError('idempotency.in_progress', 'Another request has the key.')
  const claim = { outcome: null, commit: async () => Promise.reject(lost), record: async () => {} }
  const write = (id: string) => ({
    caller,
    id,
    expected: 'anything' as const,
    body: bodyOf(id, id),
  })
  const outcomes = await commitWrites(test.db, 'default', [
    write('a'),
    { ...write('b'), caller: { ...caller, claim } },
    write('c'),
  ])
  t.match(outcomes, [{ before: null }, lost, { before: null }])
  t.same(await new Registry(test, 'default').ids(), ['a', 'c'])
  await checkTold(t, test, 2)
})
