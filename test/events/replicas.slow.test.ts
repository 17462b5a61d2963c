/** Two processes write, two serve: every reader sees every change once, in commit order. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import t, { type Test } from '../support/tap.ts'
import { testReplica } from '../support/app.ts'
import { testDatabase } from '../support/database.ts'
import { startService } from '../support/process.ts'
import { type EventClient, openEvents } from '../support/sse.ts'
import { killListeners } from './appending.ts'

const EACH = process.env.FAULTS === 'full' ? 1500 : 500
const TOTAL = 2 * EACH
const writers = ['one', 'two']
const path = '/v1/workspaces/default/events'

type Seen = { id: string; slug: string }

const seenIn = ({ id = '', data }: Awaited<ReturnType<EventClient['next']>>): Seen => {
  const { changes } = data as { changes: { slug: string }[] }
  return { id, slug: changes[0]?.slug ?? '' }
}

/** The service itself has installed its guide by then. */
const START = '1'

const write = async (t: Test, connectionString: string, name: string): Promise<void> => {
  const program = fileURLToPath(new URL('writer.ts', import.meta.url))
  const child = spawn(process.execPath, [program, connectionString, name, String(EACH)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  t.teardown(() => void child.kill('SIGKILL'))
  t.same(await once(child, 'exit'), [0, null], `${name} wrote all`)
}

/** Reads all of it over many connections, each of which goes on where the one before was left. */
const readInPieces = async (t: Test, url: string): Promise<Seen[]> => {
  const seen: Seen[] = []
  while (seen.length < TOTAL) {
    const id = seen.at(-1)?.id ?? START
    const client = await openEvents(t, url, { headers: { 'last-event-id': id } })
    const count = Math.min(97, TOTAL - seen.length)
    seen.push(...(await client.take(count)).map(seenIn))
    client.leave()
  }
  return seen
}

t.test('two writers, two replicas, listeners killed all the while', async (t) => {
  const connectionString = await testDatabase(t)
  const { db } = await testReplica(t, connectionString)
  const env = { DATABASE_URL: connectionString, LOG_LEVEL: 'fatal' }
  const services = await Promise.all([startService(t, env), startService(t, env)])
  const urls = services.map(({ url }) => url + path)
  const live = await Promise.all([...urls, ...urls].map((url) => openEvents(t, url)))
  for (const client of live) t.match(await client.next(), { id: START, event: 'hello' })

  const progress = { isWriting: true }
  const writing = Promise.all(writers.map((name) => write(t, connectionString, name))).then(() => {
    progress.isWriting = false
  })
  let killed = 0
  const killing = (async () => {
    while (progress.isWriting) {
      killed += await killListeners(db)
      await sleep(50)
    }
  })()
  const readers = {
    'a live reader': live.map(async (client) => (await client.take(TOTAL)).map(seenIn)),
    'a reader in pieces': urls.map((url) => readInPieces(t, url)),
  }
  await Promise.all([writing, killing])
  t.ok(killed > 2, `${killed} listening connections were killed`)
  const rows = await db
    .selectFrom('events')
    .select(['snapshot_version', 'payload'])
    .where('snapshot_version', '>', Number(START))
    .orderBy('snapshot_version')
    .execute()
  const written = rows.map(({ snapshot_version, payload }) =>
    seenIn({ id: String(snapshot_version), data: payload }),
  )
  t.equal(new Set(written.map(({ slug }) => slug)).size, TOTAL)
  t.same(
    written.map(({ id }) => id),
    Array.from({ length: TOTAL }, (_, index) => String(index + 1 + Number(START))),
  )
  for (const [name, reading] of Object.entries(readers)) {
    for (const seen of await Promise.all(reading)) t.same(seen, written, name)
  }
  t.same(
    services.map(({ stderr }) => stderr()),
    ['', ''],
  )
})
