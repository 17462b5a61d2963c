/** The hint that wakes readers: after the commit, never for what was rolled back, gathered. */
import { EventEmitter, once } from 'node:events'
import { sql } from 'kysely'
import { Client } from 'pg'
import t, { type Test } from '../support/tap.ts'
import { beforeCommit, transaction } from '../../src/platform/database/client.ts'
import { EventService } from '../../src/tenancy/events/service.ts'
import { WorkspaceStates } from '../../src/tenancy/workspaces/states.ts'
import { Listener } from '../../src/platform/database/listener.ts'
import * as events from '../../src/tenancy/events/log.ts'
import { CHANNEL } from '../../src/platform/database/notify.ts'
import { testApp, type TestApp } from '../support/app.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { until } from '../uploads/checks.ts'
import { append, killListeners } from './appending.ts'

/** What comes until the marker does. */
const hear = async (t: Test, { connectionString }: TestApp): Promise<[Promise<string[]>]> => {
  const client = new Client({ connectionString })
  await client.connect()
  t.teardown(() => client.end())
  const heard: string[] = []
  const marked = new Promise<string[]>((resolve) => {
    client.on('notification', ({ payload = '' }) => {
      if (payload === 'marker') resolve(heard)
      else heard.push(payload)
    })
  })
  await client.query(`listen ${CHANNEL}`)
  return [marked]
}

t.test('it names the workspace, and only once its change is committed', async (t) => {
  const replica = await testApp(t)
  const { db } = replica
  await givenWorkspace(db, 'acme')
  await givenWorkspace(db, 'marker')
  const [heard] = await hear(t, replica)
  const change = { type: 'skills/changed', reason: 'installed', changes: [] } as const
  await t.rejects(
    transaction(db, async (trx) => {
      events.append(trx, 'acme', { ...change, changes: [] })
      beforeCommit(trx, () => Promise.reject(new Error('no')))
    }),
  )
  await append(db, 'a')
  await append(db, 'b', 'marker')
  t.same(await heard, ['default'])
})

t.test('many changes at once make few messages', async (t) => {
  const replica = await testApp(t)
  await givenWorkspace(replica.db, 'marker')
  const [heard] = await hear(t, replica)
  await Promise.all(Array.from({ length: 200 }, () => append(replica.db, 'a')))
  await append(replica.db, 'b', 'marker')
  const { length: messages } = await heard
  t.ok(messages > 0 && messages <= 200, `${messages} messages of 200 changes`)
})

t.test('a listener reconnects by itself, and reports it', async (t) => {
  const { db, connectionString } = await testApp(t)
  const signals = new EventEmitter()
  const lost: Error[] = []
  const listener = new Listener({
    connectionString,
    channel: CHANNEL,
    onMessage: (payload) => signals.emit('message', payload),
    onConnect: () => signals.emit('connect'),
    onLost: (error) => lost.push(error),
  })
  t.teardown(() => listener.stop())
  let connected = once(signals, 'connect')
  listener.start()
  listener.start()
  for (let round = 0; round < 3; round += 1) {
    await connected
    const message = once(signals, 'message')
    await append(db, 'a')
    t.same(await message, ['default'])
    t.equal(lost.length, round)
    connected = once(signals, 'connect')
    t.equal(await killListeners(db), 1, 'there is one connection')
  }
  await connected
  await listener.stop()
  await until(async () => (await killListeners(db)) === 0)
  await append(db, 'b')
  t.equal(lost.length, 3, 'to be stopped is no loss')
})

t.test('a reader that fails although the database is at hand says why in the log', async (t) => {
  const { db, services, connectionString } = await testApp(t)
  const faults: object[] = []
  const log = { info: () => {}, error: (context: object) => void faults.push(context) }
  const states = new WorkspaceStates(db, { hasReplica: false })
  const { uploads } = services
  const service = new EventService({ db, uploads, states, connectionString, log })
  t.teardown(() => service.close())
  await append(db, 'one')
  const caller = { workspaceId: 'default', actor: { id: 'a' } } as never
  const feed = await service.follow(caller, '0', 'readers')
  await sql`update events set payload = 'null'`.execute(db)
  const { promise, resolve } = Promise.withResolvers<void>()
  const drained = Promise.resolve.bind(Promise)
  feed.start({ isClosed: false, write: () => {}, drained, end: resolve, onClose: () => {} })
  await promise
  t.match(faults, [{ err: TypeError }])
})
