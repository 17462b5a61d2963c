/** Dead letters one by one, and a sample to try a function with. */
import t from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { call } from '../support/given.ts'
import { givenHandler, type Handler } from '../support/handlers.ts'
import { givenToken } from '../support/tokens.ts'
import {
  givenFunction,
  hears,
  idsHeard,
  putDocument,
  startWorker,
  subscribe,
  untilStanding,
} from './given.ts'

const url = '/subscriptions/mine'

/** Two letters of a function that fails until `answer.status` says otherwise. */
const givenLetters = async (t: Parameters<typeof startWorker>[0], test: TestApp) => {
  const answer = { status: 503 }
  const handler: Handler = await givenHandler(t, (_received, response) => {
    response.statusCode = answer.status
    response.end('"x"')
  })
  await givenFunction(test.app, handler)
  await subscribe(test.app, 'mine')
  const worker = startWorker(t, test, { giveUpMs: 0 })
  for (const id of ['a', 'b']) await putDocument(test.app, id)
  await untilStanding(test.app, 'mine', ({ dead_letters: count }) => count === 2)
  return { answer, handler, worker }
}

t.test(
  'letters are listed with payload and error, and replayed or dropped one by one',
  async (t) => {
    const test = await testApp(t)
    const { app } = test
    const { answer, handler } = await givenLetters(t, test)
    const { letters, next_cursor: cursor } = (await call(app, 'GET', `${url}/letters?limit=1`)).body
    t.match(letters, [{ payload: { op: 'register', id: 'a' }, error: /503/, replaying: false }])
    const rest = (await call(app, 'GET', `${url}/letters?cursor=${cursor}`)).body
    t.match(rest, { letters: [{ payload: { id: 'b' } }], next_cursor: null })
    const [a, b] = [letters[0].snapshot_version, rest.letters[0].snapshot_version]
    answer.status = 200
    t.match(await call(app, 'POST', `${url}/letters/${b}/replay`), {
      status: 202,
      body: { replaying: 1 },
    })
    await hears(handler, 3)
    await untilStanding(app, 'mine', ({ dead_letters: count }) => count === 1)
    t.same(idsHeard(handler), ['a', 'b', 'b'])
    t.match((await call(app, 'DELETE', `${url}/letters/${a}`)).body, { removed: true })
    t.match((await call(app, 'DELETE', `${url}/letters/${a}`)).body, { removed: false })
    t.same((await call(app, 'GET', `${url}/letters`)).body.letters, [])
    t.match(await call(app, 'POST', `${url}/letters/${a}/replay`), {
      status: 404,
      body: { code: 'subscriptions.letter_not_found' },
    })
    const { entries } = (await call(app, 'GET', '/audit?action=dead_letter_drop')).body
    t.match(entries, [{ target: 'subscription:mine', details: { snapshot_version: a } }])
    t.equal(entries.length, 1)
  },
)

t.test('a test calls the function once with a sample, and changes no delivery', async (t) => {
  const { app } = await testApp(t)
  const answer = { status: 200 }
  const handler = await givenHandler(t, (_received, response) => {
    response.statusCode = answer.status
    response.end('"x"')
  })
  await givenFunction(app, handler)
  await subscribe(app, 'mine')
  const before = (await call(app, 'GET', url)).body
  t.match((await call(app, 'POST', `${url}/test`)).body, {
    delivered: true,
    error: null,
    payload: { op: 'register', snapshot_version: 0 },
  })
  answer.status = 500
  t.match((await call(app, 'POST', `${url}/test`)).body, { delivered: false, error: /500/ })
  t.equal(handler.received.length, 2)
  t.same((await call(app, 'GET', url)).body, before)
})

t.test('a function that is not there is an outcome, a subscription an error', async (t) => {
  const { app, services } = await testApp(t)
  await subscribe(app, 'mine')
  t.match((await call(app, 'POST', `${url}/test`)).body, { delivered: false, error: /./ })
  const gone = { status: 404, body: { code: 'subscriptions.not_found' } }
  t.match(await call(app, 'POST', '/subscriptions/none/test'), gone)
  t.match(await call(app, 'GET', '/subscriptions/none/letters'), gone)
  t.match(await call(app, 'DELETE', '/subscriptions/none/letters/1'), gone)
  t.match(await call(app, 'GET', `${url}/letters?cursor=x`), { status: 400 })
  t.match(await call(app, 'DELETE', `${url}/letters/0`), { status: 400 })
  const reader = await givenToken(services, 'reader')
  for (const [method, path] of [
    ['GET', '/letters'],
    ['POST', '/test'],
    ['DELETE', '/letters/1'],
    ['POST', '/letters/1/replay'],
  ] as const) {
    t.equal((await call(app, method, url + path, reader)).status, 403, path)
  }
})
