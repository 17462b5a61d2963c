/** Two services on one Postgres that is stopped and killed under them: the log stays one order. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import { openDatabase, openPool } from '../../src/platform/database/client.ts'
import { installArchive, request } from '../process/client.ts'
import { packageArchive } from '../support/archives.ts'
import { noOwnServer, ownServer } from '../support/own-server.ts'
import { startService } from '../support/process.ts'
import { type EventClient, openEvents } from '../support/sse.ts'
import { killListeners } from '../events/appending.ts'

const EACH = process.env.FAULTS === 'full' ? 1000 : 160
const WRITERS = 4
const workspace = '/v1/workspaces/default'
const names = ['one', 'two']

type Frame = Awaited<ReturnType<EventClient['next']>>
type Seen = { id: string; reason: string; slug: string }

/** The last change of all: no other one is an uninstall. */
const isEnd = ({ reason }: Seen): boolean => reason === 'uninstalled'

const seenIn = ({ id = '', event, data }: Frame): Seen => {
  const { reason = '', changes = [] } = data as { reason?: string; changes?: { slug: string }[] }
  return {
    id,
    reason: event === 'skills/changed' ? reason : `${event}`,
    slug: changes[0]?.slug ?? '',
  }
}

const readToEnd = async (client: EventClient): Promise<Seen[]> => {
  const seen: Seen[] = []
  for (;;) {
    const last = seenIn(await client.next())
    seen.push(last)
    if (isEnd(last)) return seen
  }
}

/** Comes back again and again, by the last id that it has, as an EventSource does. */
const readInPieces = async (t: Test, url: string): Promise<Seen[]> => {
  const seen: Seen[] = []
  for (;;) {
    const id = seen.at(-1)?.id ?? '0'
    const client = await openEvents(t, url, { headers: { 'last-event-id': id } })
    if (client.status === 503) await sleep(100)
    else if (client.status !== 200) throw new Error(`the stream was refused: ${client.status}`)
    for (let count = 0; client.status === 200 && count < 97; count += 1) {
      const frame = await client.next().catch(() => null)
      if (frame === null) break
      seen.push(seenIn(frame))
      if (isEnd(seenIn(frame))) return seen
    }
    client.leave()
  }
}

type Written = { id: string; status: number }

const putDocument = (url: string, name: string, id: string) =>
  request(url, `${workspace}/documents/${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-request-id': id },
    body: JSON.stringify({ skill: `# ${id}` }),
  })

/** Writes a document until that is acknowledged; each attempt has an id and a text of its own. */
const write = async (url: string, slug: string, name: string, attempts: Written[]) => {
  for (let number = 0; number < EACH / WRITERS; number += 1) {
    for (let status = 503; status === 503;) {
      const id = `${name}-${number}-${attempts.length}`
      const answer = await putDocument(url, slug, id)
      status = answer.status
      attempts.push({ id, status })
      if (status === 503) await sleep(100)
    }
  }
}

const openDb = (t: Test, connectionString: string) => {
  const settings = { connectionString, poolSize: 2, statementTimeoutMs: 15_000 }
  const db = openDatabase(openPool({ ...settings, onError: () => undefined }))
  t.teardown(() => db.destroy())
  return db
}

t.test(
  'a Postgres that is stopped, killed, or loses its listeners loses and duplicates no event',
  { skip: noOwnServer() },
  async (t) => {
    const server = await ownServer(t)
    const { connectionString } = server
    const env = { DATABASE_URL: connectionString, LOG_LEVEL: 'silent' }
    const services = await Promise.all(names.map(() => startService(t, env)))
    const urls = services.map(({ url }) => url)
    for (const [index, name] of names.entries()) {
      const url = urls[index] ?? ''
      t.equal((await installArchive(url, packageArchive({ folder: name }))).status, 201)
      t.equal((await putDocument(url, name, 'first')).status, 201)
    }
    const streams = urls.map((url) => `${url}${workspace}/events`)
    const live = await Promise.all(streams.map((url) => openEvents(t, `${url}?since=0`)))
    const readers = {
      'a live reader': live.map(readToEnd),
      'a reader in pieces': streams.map((url) => readInPieces(t, url)),
    }

    const db = openDb(t, connectionString)
    const attempts: Written[] = []
    const progress = { isWriting: true }
    const writing = Promise.all(
      urls.flatMap((url, index) =>
        Array.from({ length: WRITERS }, (_, writer) =>
          write(url, names[index] ?? '', `${index}-${writer}`, attempts),
        ),
      ),
    ).finally(() => {
      progress.isWriting = false
    })
    const half = names.length * EACH * 0.5
    const restarting = (async () => {
      for (const [signal, after] of [
        ['SIGINT', 0.4 * half],
        ['SIGKILL', 1.2 * half],
      ] as const) {
        while (progress.isWriting && attempts.length < after) await sleep(10)
        await server.restart(signal)
      }
    })()
    let killed = 0
    while (progress.isWriting) {
      killed += await killListeners(db).catch(() => 0)
      await sleep(50)
    }
    await Promise.all([writing, restarting])
    t.ok(killed > 2, `${killed} listening connections were killed`)
    const path = `${workspace}/skills/user/one`
    t.match(await request(urls[1] ?? '', path, { method: 'DELETE' }), { status: 200 })

    const { rows } = await sql<Seen>`
      select snapshot_version::text as id, coalesce(payload->>'reason', type) as reason,
        coalesce(payload->'changes'->0->>'slug', '') as slug
      from events order by snapshot_version`.execute(db)
    t.same(
      rows.map(({ id }) => id),
      Array.from(rows, (_, index) => String(index + 1)),
      'the numbers have no hole',
    )
    for (const [name, reading] of Object.entries(readers)) {
      for (const seen of await Promise.all(reading)) t.same(seen, rows, name)
    }

    const refused = attempts.filter(({ status }) => status !== 200)
    t.ok(refused.length > 0, `${refused.length} writes were refused, and tried again`)
    t.same(new Set(refused.map(({ status }) => status)), new Set([503]))
    const audited = await sql<{ id: string; times: number }>`
      select request_id as id, count(*)::int as times from audit_entries
      where action = 'document_register' and request_id like '%-%-%' group by 1`.execute(db)
    const times = new Map(audited.rows.map((row) => [row.id, row.times]))
    const acked = attempts.filter(({ status }) => status === 200)
    t.equal(acked.length, names.length * EACH)
    t.same(
      acked.filter(({ id }) => times.get(id) !== 1),
      [],
      'what was acknowledged is there once',
    )
    t.same(
      [...times].filter(([, count]) => count !== 1),
      [],
      'and nothing is there twice',
    )
    const told = rows.filter(({ reason }) => reason === 'skills::on-change')
    t.equal(told.length, times.size + names.length, 'there is one event for each change')
  },
)
