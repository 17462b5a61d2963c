/** Texts that agents read are scanned by the rules of packages, however heavy they are. */
import t from '../support/tap.ts'
import { AgentTexts } from '../../src/packages/threads/agent-texts.ts'
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
