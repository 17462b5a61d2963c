/** Subscriptions, and workers that deliver to them with times that a test can wait for. */
import { setImmediate } from 'node:timers/promises'
import type { Test } from 'tap'
import { newId } from '../../src/platform/ids.ts'
import { type DeliverySettings, DeliveryWorker } from '../../src/content/subscriptions/worker.ts'
import type { App } from '../../src/app.ts'
import type { TestApp } from '../support/app.ts'
import { type Answer, call } from '../support/given.ts'
import type { Handler } from '../support/handlers.ts'
import { until } from '../uploads/checks.ts'

const quick: Partial<DeliverySettings> = {
  pollMs: 50,
  gatherMs: 1,
  firstPauseMs: 1,
  longestPauseMs: 50,
}

type Replica = Pick<TestApp, 'db' | 'services'>

const silent = { error: () => undefined }

/** It looks every now and then; `isWoken` has it told of changes as well. */
export const startWorker = (
  t: Test,
  { db, services }: Replica,
  settings: Partial<DeliverySettings> = {},
  { isWoken = true } = {},
): DeliveryWorker => {
  const { functions, events } = services
  const watch = isWoken ? (wake: () => void) => events.watch(wake) : () => undefined
  const worker = new DeliveryWorker(
    { db, functions, watch, newId, log: silent },
    { ...quick, ...settings },
  )
  t.teardown(() => worker.stop())
  worker.start()
  return worker
}

type Place = { workspace?: string; headers?: Record<string, string> }

export const subscribe = (
  app: App,
  id: string,
  body: object = {},
  place: Place = {},
): Promise<Answer> =>
  call(app, 'PUT', `/subscriptions/${id}`, {
    ...place,
    payload: { trigger_type: 'skills::on-change', function_id: 'test::hear', ...body },
  })

export const standing = async (app: App, id: string): Promise<Answer['body']> =>
  (await call(app, 'GET', `/subscriptions/${id}`)).body

/** A function at the origin, by the id that `subscribe` takes. */
export const givenFunction = async (
  app: App,
  { origin }: { origin: string },
  { id = 'test::hear', ...place }: Place & { id?: string } = {},
): Promise<void> => {
  const put = await call(app, 'PUT', `/functions/${id}`, { ...place, payload: { url: origin } })
  if (put.status > 201) throw new Error(JSON.stringify(put.body))
}

export const putDocument = async (app: App, id: string, place: Place = {}): Promise<void> => {
  const put = await call(app, 'PUT', `/documents/${id}`, {
    ...place,
    payload: { skill: `# ${id}` },
  })
  if (put.status > 201) throw new Error(JSON.stringify(put.body))
}

export const heard = ({ received }: Handler): Answer['body'][] =>
  received.map(({ body }) => JSON.parse(body))

export const idsHeard = (handler: Handler): string[] => heard(handler).map(({ id }) => id)

export const hears = (handler: Handler, count: number): Promise<void> =>
  until(async () => {
    // Else the handler would never have its turn.
    await setImmediate()
    return handler.received.length >= count
  })

/** Until the subscription stands as it should. */
export const untilStanding = async (
  app: App,
  id: string,
  isSo: (subscription: Answer['body']) => boolean,
): Promise<Answer['body']> => {
  let found: Answer['body']
  await until(async () => isSo((found = await standing(app, id))))
  return found
}
