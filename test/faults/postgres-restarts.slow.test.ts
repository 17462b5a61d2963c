/** Postgres is stopped and killed under twenty writers: 503 meanwhile, and nothing is lost. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { findBroken } from '../crash/invariants.ts'
import { openWatch, settled } from '../crash/watch.ts'
import { request } from '../process/client.ts'
import type { Answer } from '../support/given.ts'
import { noOwnServer, ownServer } from '../support/own-server.ts'
import { startService } from '../support/process.ts'
import { until } from '../uploads/checks.ts'

const RESTARTS = process.env.FAULTS === 'full' ? 50 : 3
const WRITERS = 20
/** Acknowledged between two restarts. */
const WRITES = 40

t.test(`${RESTARTS} restarts of Postgres under writers`, { skip: noOwnServer() }, async (t) => {
  const server = await ownServer(t)
  const service = await startService(t, {
    DATABASE_URL: server.connectionString,
    LOG_LEVEL: 'silent',
  })
  const { url } = service
  const done = new Set<string>()
  const others: Answer[] = []
  const counts = { unavailable: 0 }
  const progress = { isOver: false }
  const write = async (writer: number): Promise<void> => {
    for (let number = 0; !progress.isOver; number += 1) {
      const id = `d-${writer}-${number}`
      const answer = await request(url, `/v1/workspaces/default/documents/${id}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ skill: `# ${id}` }),
      })
      if (answer.status === 201) done.add(id)
      else if (answer.status === 503 && answer.headers['retry-after']) counts.unavailable += 1
      else others.push(answer)
      await sleep(answer.status === 201 ? 5 : 50)
    }
  }
  const writing = Array.from({ length: WRITERS }, (_, writer) => write(writer))
  const more = (): Promise<void> => {
    const enough = done.size + WRITES
    return until(async () => {
      await sleep(10)
      return done.size >= enough
    })
  }
  const pauses: number[] = []
  try {
    await more()
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      await server.restart(restart % 2 === 0 ? 'SIGINT' : 'SIGKILL')
      const from = performance.now()
      await until(async () => (await request(url, '/readyz')).status === 200)
      pauses.push(performance.now() - from)
      await more()
    }
  } finally {
    progress.isOver = true
    await Promise.all(writing)
  }
  t.comment(`${done.size} writes, ${counts.unavailable} told to try again`)
  t.comment(`ready again ${Math.round(Math.max(...pauses))} ms after Postgres, at the latest`)
  t.same(others, [], 'who was not served was told to try again')
  const db = openWatch(t, server.connectionString)
  await settled(db)
  const { rows } = await sql<{ id: string }>`select document_id as id from documents`.execute(db)
  const stored = new Set(rows.map(({ id }) => id))
  t.same(
    [...done].filter((id) => !stored.has(id)),
    [],
    'what was acknowledged is there',
  )
  t.same(await findBroken(db), {}, 'and nothing is half done')
  service.kill('SIGTERM')
  t.same(await service.exited, { code: 0, signal: null }, 'the service has lived through it')
})
