/** Two dead letters, `a` and `b/c`, of a function that fails until the test lets it answer. */
import type { Test } from 'tap'
import type { TestApp } from '../support/app.ts'
import { givenHandler } from '../support/handlers.ts'
import {
  givenFunction,
  putDocument,
  startWorker,
  subscribe,
  untilStanding,
} from '../subscriptions/given.ts'

/** What the function answers, and when. */
type Answering = { status: number; ready: Promise<void> }

export const givenLetters = async (t: Test, test: TestApp): Promise<Answering> => {
  const answering: Answering = { status: 503, ready: Promise.resolve() }
  const handler = await givenHandler(t, (_received, response) => {
    const { status, ready } = answering
    void ready.then(() => response.writeHead(status).end('"x"'))
  })
  await givenFunction(test.app, handler)
  await subscribe(test.app, 'mine')
  startWorker(t, test, { giveUpMs: 0 })
  for (const id of ['a', 'b/c']) await putDocument(test.app, id)
  await untilStanding(test.app, 'mine', ({ dead_letters: count }) => count === 2)
  return answering
}
