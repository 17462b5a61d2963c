/** Pages of subscriptions: the state in words, dead letters, samples, and what forms accept. */
import t, { type Test } from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { call } from '../support/given.ts'
import { givenHandler } from '../support/handlers.ts'
import {
  givenFunction,
  hears,
  idsHeard,
  putDocument,
  startWorker,
  subscribe,
  untilStanding,
} from '../subscriptions/given.ts'
import { plain, signedIn } from './given-browsers.ts'

const list = '/console/w/default/subscriptions'
const mine = `${list}/mine`

/** A function that answers with `answer.status`, and is subscribed. */
const givenSubscription = async (t: Test, { app }: TestApp, status = 503) => {
  const answer = { status }
  const handler = await givenHandler(t, (_received, response) => {
    response.statusCode = answer.status
    response.end('"x"')
  })
  await givenFunction(app, handler)
  await subscribe(app, 'mine')
  return { answer, handler }
}

const post = (app: TestApp['app'], url: string) => app.inject({ method: 'POST', url })

t.test('what fails is said in words: since when, why, and how much waits', async (t) => {
  const test = await testApp(t)
  const { app } = test
  await givenSubscription(t, test)
  t.match((await app.inject({ url: mine })).payload, 'nothing delivered yet')
  startWorker(t, test, { firstPauseMs: 60_000, longestPauseMs: 60_000 })
  for (const id of ['a', 'b']) await putDocument(app, id)
  await untilStanding(app, 'mine', ({ attempts, lag }) => attempts === 1 && lag === 2)
  const words = /fails since \d\d:\d\d UTC: 503; 2 wait/
  t.match((await app.inject({ url: list })).payload, words)
  const { payload } = await app.inject({ url: mine })
  t.match(payload, words)
  t.match(plain(payload), /Next try \d{4}-/)
  t.match(payload, 'data-poll', 'it is asked for again while it fails')
})

t.test('dead letters are replayed one by one or all, and dropped', async (t) => {
  const test = await testApp(t)
  const { app } = test
  const { answer, handler } = await givenSubscription(t, test)
  startWorker(t, test, { giveUpMs: 0 })
  for (const id of ['a', 'b', 'c']) await putDocument(app, id)
  await untilStanding(app, 'mine', ({ dead_letters: count }) => count === 3)
  const { payload } = await app.inject({ url: mine })
  t.match(payload, 'Replay all 3')
  t.match(plain(payload), /responded with status 503.*&quot;id&quot;: &quot;a&quot;/)
  const [first, second] = [...payload.matchAll(/letters\/(\d+)\/replay/g)].map(([, one]) => one)
  answer.status = 200
  t.equal((await post(app, `${mine}/letters/${second}/replay`)).headers.location, mine)
  await hears(handler, 4)
  t.equal(idsHeard(handler)[3], 'b')
  await untilStanding(app, 'mine', ({ dead_letters: count }) => count === 2)
  t.equal((await post(app, `${mine}/letters/${first}/drop`)).headers.location, mine)
  t.equal((await post(app, `${mine}/letters/${first}/drop`)).statusCode, 303, 'it is gone already')
  const gone = await post(app, `${mine}/letters/${first}/replay`)
  t.equal(gone.statusCode, 422)
  t.match(gone.payload, 'subscriptions.letter_not_found')
  t.equal((await post(app, `${mine}/replay`)).headers.location, mine)
  await untilStanding(app, 'mine', ({ dead_letters: count }) => count === 0)
  t.same(idsHeard(handler), ['a', 'b', 'c', 'b', 'c'])
  t.match((await app.inject({ url: mine })).payload, 'No dead letters')
})

t.test('letters are asked for again while one on another page is replayed', async (t) => {
  const test = await testApp(t)
  const { app } = test
  const answer: { status: number; ready: Promise<void> } = { status: 503, ready: Promise.resolve() }
  const handler = await givenHandler(t, (_received, response) => {
    const { status, ready } = answer
    void ready.then(() => response.writeHead(status).end('"x"'))
  })
  await givenFunction(app, handler)
  await subscribe(app, 'mine')
  startWorker(t, test, { giveUpMs: 0 })
  for (let id = 0; id < 21; id++) await putDocument(app, `d-${id}`)
  await untilStanding(app, 'mine', ({ dead_letters: count }) => count === 21)
  const { payload: first } = await app.inject({ url: mine })
  const [, cursor] = /cursor=([\w%-]+)/.exec(first) ?? []
  const letters = async () => {
    const headers = { 'x-console-fragment': 'letters' }
    const { payload } = await app.inject({ url: `${mine}?cursor=${cursor}`, headers })
    return { all: /Replay all (\d+)/.exec(payload)?.[1], polls: payload.includes('data-poll') }
  }
  t.same(await letters(), { all: '21', polls: false })
  const { promise, resolve } = Promise.withResolvers<void>()
  Object.assign(answer, { status: 200, ready: promise })
  const [, version] = /letters\/(\d+)\/replay/.exec(first) ?? []
  await post(app, `${mine}/letters/${version}/replay`)
  await hears(handler, 22)
  t.same(await letters(), { all: '21', polls: true }, 'the letter is on the first page')
  resolve()
  await untilStanding(app, 'mine', ({ replaying }) => replaying === 0)
  t.same(await letters(), { all: '20', polls: false })
})

t.test('a sample shows what was sent, and what came of it', async (t) => {
  const test = await testApp(t)
  const { app } = test
  const { answer, handler } = await givenSubscription(t, test, 200)
  const sent = await post(app, `${mine}/test`)
  t.equal(sent.statusCode, 200)
  t.match(plain(sent.payload), /Delivered in \d+ ms.*test\/sample/)
  answer.status = 500
  t.match(plain((await post(app, `${mine}/test`)).payload), /Failed after \d+ ms: .*500/)
  t.equal(handler.received.length, 2)
  t.equal((await app.inject({ url: `${mine}/test` })).headers.location, mine)
})

t.test('a function is subscribed, changed and unregistered by forms', async (t) => {
  const test = await testApp(t)
  const browser = await signedIn(test, 'publisher')
  t.match((await browser.send(list)).text, 'There are no subscriptions')
  const form = {
    subscription_id: 'mine',
    trigger_type: 'prompts::on-change',
    function_id: 'test::hear',
  }
  const send = (url: string, fields: Record<string, string>) =>
    browser.send(url, { method: 'POST', form: fields })
  const wrong = await send(list, { ...form, subscription_id: '-x' })
  t.equal(wrong.status, 422)
  t.match(wrong.text, /value="test::hear"/, 'what was typed is kept')
  t.equal((await send(list, { ...form, function_id: 'skills::x' })).status, 422)
  t.equal((await send(list, { ...form, trigger_type: 'other' })).status, 400)
  t.equal((await send(list, form)).location, mine)
  const { subscription_id: _id, ...others } = form
  t.equal((await send(mine, { ...others, function_id: 'test::other' })).location, mine)
  t.match(plain((await browser.send(mine)).text), 'Calls test::other')
  t.equal((await send(`${mine}/unregister`, { confirm: 'other' })).status, 422)
  t.equal((await send(`${mine}/unregister`, { confirm: 'mine' })).location, list)
  t.equal((await browser.send(mine)).status, 404)
})

t.test('pages and forms need the roles that the API needs', async (t) => {
  const test = await testApp(t)
  await subscribe(test.app, 'mine')
  const reader = await signedIn(test, 'reader')
  for (const url of [list, mine]) t.equal((await reader.send(url)).status, 200, url)
  const { text } = await reader.send(mine)
  t.match(text, 'Dead letters are shown to publishers')
  t.notMatch(text, /<form method="post" action="\/console\/w/)
  const acts = ['unregister', 'replay', 'test', 'letters/1/replay', 'letters/1/drop']
  const urls = [list, mine, ...acts.map((act) => `${mine}/${act}`)]
  for (const url of urls) {
    const form = { confirm: 'mine' }
    t.equal((await reader.send(url, { method: 'POST', form })).status, 403, url)
    const headers = { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:9' }
    const { text: refused } = await reader.send(url, { method: 'POST', form, headers })
    t.match(refused, 'request.origin_refused', url)
  }
  t.equal((await reader.send(`${list}/none`)).status, 404)
})

t.test('payloads and errors are text, whatever they are', async (t) => {
  const { app, db } = await testApp(t)
  await subscribe(app, 'mine')
  const hostile = '</pre><script>alert(1)</script>\u202e'
  await db
    .insertInto('dead_letters')
    .values({
      workspace_id: 'default',
      subscription_id: 'mine',
      snapshot_version: 1,
      payload: JSON.stringify({ [hostile]: hostile }),
      error: hostile,
      created_at: new Date(),
    })
    .execute()
  const { payload } = await app.inject({ url: mine })
  t.notMatch(payload, '<script>alert')
  t.match(payload, 'data-u="U+202E"')
  t.equal((await call(app, 'GET', '/subscriptions/mine/letters')).body.letters.length, 1)
})
