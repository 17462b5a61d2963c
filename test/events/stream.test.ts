/** The event stream: how it begins, what it carries, and where it goes on. */
import t from '../support/tap.ts'
import { sweepEvents } from '../../src/tenancy/events/retention.ts'
import { testApp } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { call, givenInstalledSkill } from '../support/given.ts'
import { listen, openEvents } from '../support/sse.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { append, appendMany } from './appending.ts'

const idsOf = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index))

t.test('a stream without an id says hello, and then what happens, as it happens', async (t) => {
  const { app } = await testApp(t)
  const url = await listen(app)
  const client = await openEvents(t, `${url}/events`, { headers: { 'x-request-id': 'r-1' } })
  t.match(client, { status: 200 })
  t.match(client.headers, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    'x-request-id': 'r-1',
  })
  t.same(await client.next(), { id: '0', event: 'hello', data: { snapshot_version: 0 } })
  t.same(client.frames[0], { retry: '2000' })

  const before = Math.floor(Date.now() / 1000) - 1
  const skill = await givenInstalledSkill(app, packageArchive())
  const event = await client.next()
  const { created_at: createdAt, ...data } = event.data as Record<string, unknown>
  t.same(
    { ...event, data },
    {
      id: '1',
      event: 'skills/changed',
      data: {
        workspace_id: 'default',
        snapshot_version: 1,
        reason: 'installed',
        changes: [
          {
            slug: skill.slug,
            source_kind: 'user',
            change_type: 'install',
            fingerprint_after: skill.fingerprint,
          },
        ],
      },
    },
  )
  t.ok(Number(createdAt) >= before && Number(createdAt) <= before + 60, 'Unix seconds')

  const later = await openEvents(t, `${url}/events`)
  t.match(await later.next(), { id: '1', event: 'hello', data: { snapshot_version: 1 } })
})

t.test('events after an id are sent first, in order, and then new ones', async (t) => {
  const { app, db } = await testApp(t)
  const url = await listen(app)
  await appendMany(db, 450)
  const places = {
    'all of it': { path: '?since=0', headers: {}, after: 0 },
    'after since': { path: '?since=7', headers: {}, after: 7 },
    'after Last-Event-ID': { path: '', headers: { 'last-event-id': '440' }, after: 440 },
    'the header goes first': { path: '?since=1', headers: { 'last-event-id': '449' }, after: 449 },
    'an empty header is none': { path: '?since=448', headers: { 'last-event-id': '' }, after: 448 },
    'nothing missed': { path: '?since=450', headers: {}, after: 450 },
  }
  const clients = await Promise.all(
    Object.values(places).map(({ path, headers }) =>
      openEvents(t, `${url}/events${path}`, { headers }),
    ),
  )
  await appendMany(db, 50)
  for (const [index, [name, { after }]] of Object.entries(places).entries()) {
    const frames = (await clients[index]?.take(500 - after)) ?? []
    t.same(
      frames.map(({ id }) => id),
      idsOf(after + 1, 500),
      name,
    )
    t.ok(
      frames.every(({ event }) => event === 'skills/changed'),
      name,
    )
  }
})

t.test('an unknown id gets resync, and the stream continues from now', async (t) => {
  const { app, db } = await testApp(t)
  await givenWorkspace(db, 'acme')
  await appendMany(db, 10)
  await appendMany(db, 20, 'acme')
  await db
    .updateTable('events')
    .set({ created_at: new Date(Date.now() - 3 * 86_400_000) })
    .where('workspace_id', '=', 'default')
    .where('snapshot_version', '<=', 5)
    .execute()
  await sweepEvents(db, 2)
  const url = await listen(app)
  const unknown = [
    '11',
    '20',
    '9007199254740991',
    '9007199254740993',
    '99999999999999999999',
    '0',
    '4',
    '-1',
    '+7',
    '07',
    '7.0',
    '7e0',
    ' ',
    'x',
    '٧',
    '7, 8',
  ]
  const clients = await Promise.all([
    ...unknown.map((id) => openEvents(t, `${url}/events?since=${encodeURIComponent(id)}`)),
    openEvents(t, `${url}/events?since=`),
    openEvents(t, `${url}/events`, { headers: { 'last-event-id': 'acme-7' } }),
  ])
  for (const [index, client] of clients.entries()) {
    t.same(
      await client.next(),
      { id: '10', event: 'resync', data: { snapshot_version: 10 } },
      unknown[index] ?? 'a header, or nothing at all',
    )
  }
  const known = await openEvents(t, `${url}/events?since=5`)
  t.match(await known.next(), { id: '6', event: 'skills/changed' })
  await append(db, 'new')
  for (const client of clients) t.match(await client.next(), { id: '11', event: 'skills/changed' })
})

t.test('a workspace sees its own events only', async (t) => {
  const { app, db } = await testApp(t)
  await givenWorkspace(db, 'acme')
  const mine = await openEvents(t, `${await listen(app)}/events`)
  const theirs = await openEvents(t, `${await listen(app, 'acme')}/events?since=0`)
  for (let round = 0; round < 20; round += 1) {
    await append(db, 'mine')
    await append(db, 'theirs', 'acme')
  }
  const check = (frames: unknown[], workspace: string, slug: string) => {
    for (const frame of frames) {
      t.match(frame, { data: { workspace_id: workspace, changes: [{ slug }] } })
    }
  }
  t.match(await mine.next(), { event: 'hello' })
  check(await mine.take(20), 'default', 'mine')
  check(await theirs.take(20), 'acme', 'theirs')
  t.equal(mine.frames.filter(({ event }) => event !== undefined).length, 21)
  t.equal(theirs.frames.filter(({ event }) => event !== undefined).length, 20)
})

t.test('the request is checked before a stream opens', async (t) => {
  const { app } = await testApp(t)
  const accepting = (accept: string) => call(app, 'HEAD', '/events', { headers: { accept } })
  for (const accept of ['text/event-stream', '*/*', 'text/*', 'a/b, Text/Event-Stream;q=0.1']) {
    t.match(await accepting(accept), { status: 200 }, accept)
  }
  for (const accept of ['application/json', 'text/html', 'text/event-stream;q=0, */*', 'x']) {
    const answer = await call(app, 'GET', '/events', { headers: { accept } })
    t.match(answer, { status: 406, body: { code: 'request.not_acceptable' } }, accept)
  }
  const head = await call(app, 'HEAD', '/events')
  t.match(head, { status: 200, headers: { 'content-type': /^text\/event-stream/ }, body: '' })
  t.notOk('content-length' in head.headers)
  t.match(await call(app, 'GET', '/events?other=1'), { status: 400 })
  t.match(await call(app, 'GET', '/events', { workspace: 'nobody' }), {
    status: 404,
    body: { code: 'workspaces.not_found' },
  })
})

t.test('a comment shows that the stream is alive', async (t) => {
  const { app } = await testApp(t, { EVENTS_HEARTBEAT_MS: '100', REQUEST_TIMEOUT_MS: '1000' })
  const client = await openEvents(t, `${await listen(app)}/events`)
  await client.sees(({ comment }) => comment !== undefined, 15)
  t.pass('for longer than a request may take to arrive')
})
