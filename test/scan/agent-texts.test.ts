/** Texts that agents read are scanned by the rules of packages, however heavy they are. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Worker } from 'node:worker_threads'
import t from '../support/tap.ts'
import { AgentTexts } from '../../src/packages/threads/agent-texts.ts'
import { putFunction } from '../functions/calls.ts'
import { testApp } from '../support/app.ts'
import { call } from '../support/given.ts'

const BYTES = 100 * 1024
/** Turns the order of what follows it. */
const HIDDEN = 'Pay \u202eonly 10'
const BLOCKED = { field: 'skill', rule_id: 'text.bidi_control' }

t.test('a heavy document is scanned by the same rules', async (t) => {
  const { app } = await testApp(t)
  const line = 'Read the table of the week, and write it down.\n'
  const harmless = line.repeat(BYTES / line.length)
  const put = (id: string, skill: string) =>
    call(app, 'PUT', `/documents/${id}`, { payload: { skill } })
  t.match(await put('a', harmless), { status: 201 })
  t.match(await put('b', `${harmless}\n${HIDDEN}`), {
    status: 422,
    body: { code: 'content.blocked', details: BLOCKED },
  })
})

t.test('the fields of one text share what may be decoded, and two texts do not', async (t) => {
  const { app } = await testApp(t)
  const words = 'Read the password here. '.repeat(40)
  const encoded = Array.from({ length: 20 }, (_, number) => btoa(`${number} ${words}`))
  const schema = { description: encoded.join(' ') }
  const put = (id: string, schemas: object) =>
    putFunction(app, id, { url: 'http://127.0.0.1:4000/hook', ...schemas })
  const [one, other] = await Promise.all([
    put('one', { input_schema: schema }),
    put('other', { output_schema: schema }),
  ])
  t.match([one, other], [{ status: 201 }, { status: 201 }])
  t.match(await put('both', { input_schema: schema, output_schema: schema }), {
    status: 422,
    body: {
      code: 'content.blocked',
      details: { field: 'output_schema', rule_id: 'scan.incomplete' },
    },
  })
})

t.test('of many texts at once each has its own result', async (t) => {
  const texts = new AgentTexts()
  t.teardown(() => texts.close())
  const sent = Array.from({ length: 100 }, (_, number) =>
    Array.from({ length: number % 4 }, (_one, place) => (place === number % 3 ? HIDDEN : 'Pay 10')),
  )
  const scans = sent.map((them) => texts.blockedIn(them.map((text) => [['skill', text]])))
  for (const [number, results] of (await Promise.all(scans)).entries()) {
    t.match(
      results,
      sent[number]?.map((text) => (text === HIDDEN ? BLOCKED : null)),
    )
    t.equal(results.length, number % 4)
  }
})

t.test('a text that cannot be scanned fails alone', async (t) => {
  const texts = new AgentTexts()
  t.teardown(() => texts.close())
  // The first is on its way before the others arrive, which are sent together.
  const first = texts.check([['skill', 'first']])
  const scans = ['a', Symbol('b') as unknown as string, HIDDEN, 'c'].map((text) =>
    texts.check([['skill', text]]),
  )
  await first
  const [a, b, hidden, c] = await Promise.allSettled(scans)
  t.match([a, c], [{ status: 'fulfilled' }, { status: 'fulfilled' }])
  t.match(b, { status: 'rejected', reason: { code: 'unavailable', retryAfter: 2 } })
  t.match(hidden, { status: 'rejected', reason: { code: 'content.blocked', details: BLOCKED } })
})

t.test('a thread that ends fails each text that it had, and no later one', async (t) => {
  const texts = new AgentTexts()
  t.teardown(() => texts.close())
  let started = 0
  const end = (message: unknown): void => {
    started += 1
    void (message as { worker: Worker }).worker.terminate()
  }
  subscribe('worker_threads', end)
  t.teardown(() => unsubscribe('worker_threads', end))
  const scans = ['alone', 'a', 'b', 'c'].map((text) => texts.check([['skill', text]]))
  for (const scan of scans) {
    await t.rejects(scan, { code: 'unavailable', message: /Try again/, retryAfter: 2 })
  }
  t.equal(started, 5, 'those that were together are tried again, each alone')
  unsubscribe('worker_threads', end)
  await t.resolves(texts.check([['skill', 'later']]))
})

t.test('texts whose thread ends while it scans them are scanned again', async (t) => {
  const texts = new AgentTexts()
  t.teardown(() => texts.close())
  const threads: Worker[] = []
  const keep = (message: unknown): void => void threads.push((message as { worker: Worker }).worker)
  subscribe('worker_threads', keep)
  t.teardown(() => unsubscribe('worker_threads', keep))
  const alone = texts.check([['skill', 'alone']])
  const line = 'Read the table of the week, and write it down.\n'.repeat(200)
  const scans = [line, `${line}${HIDDEN}`, line].map((text) => texts.blockedIn([[['skill', text]]]))
  await alone
  await threads[0]?.terminate()
  t.match(await Promise.all(scans), [[null], [BLOCKED], [null]])
  await t.resolves(texts.check([['skill', 'later']]))
  t.equal(threads.length, 2)
})

t.test('too many texts at once are rejected, and the others are scanned', async (t) => {
  const texts = new AgentTexts()
  t.teardown(() => texts.close())
  const scans = Array.from({ length: 1100 }, () => texts.blockedIn([[['skill', 'a']]]))
  const results = await Promise.allSettled(scans)
  const rejected = results.filter(({ status }) => status === 'rejected')
  t.equal(rejected.length, 1100 - 1024 - 1)
  t.match(rejected[0], { reason: { code: 'unavailable', retryAfter: 2 } })
})

t.test('texts that wait when the service stops are rejected', async (t) => {
  const texts = new AgentTexts()
  const scans = [1, 2, 3].map(() => texts.blockedIn([[['skill', 'a']]]))
  await Promise.all([
    texts.close(),
    ...scans.map((scan) => t.rejects(scan, { code: 'unavailable', message: /shutting down/ })),
  ])
})
