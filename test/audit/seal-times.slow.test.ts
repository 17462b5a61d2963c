/**
 * How soon entries are sealed while two replicas write and seal. Transactions of other databases
 * hold seals back, so the Postgres is the test's own.
 */
import { type Kysely, sql } from 'kysely'
import { findBrokenSeals } from '../../src/tenancy/audit/seals.ts'
import type { Database } from '../../src/platform/database/client.ts'
import { openWatch } from '../crash/watch.ts'
import { request } from '../process/client.ts'
import { noOwnServer, ownServer } from '../support/own-server.ts'
import { startService } from '../support/process.ts'
import t from '../support/tap.ts'
import { until } from '../uploads/checks.ts'

const WITHIN_S = 5
const workspaces = ['default', 'other']

let made = 0
/** Writes a document in each workspace. */
const write = async (url: string): Promise<void> => {
  const number = (made += 1)
  for (const workspace of workspaces) {
    const { status } = await request(url, `/v1/workspaces/${workspace}/documents/note-${number}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ skill: `# Note ${number}\n\nA document.\n` }),
    })
    if (status !== 201) throw new Error(`a document was answered with ${status}`)
  }
}

const sealsOf = async (url: string): Promise<number> => {
  const heads = workspaces.map((one) => request(url, `/v1/workspaces/${one}/audit/head`))
  return Math.min(...(await Promise.all(heads)).map(({ body }) => body.seal))
}

const sealOf = sql`
  select from audit_seals s where s.workspace_id = e.workspace_id
    and e.seq between s.first_seq and s.last_seq`

const lastSeq = async (db: Kysely<Database>): Promise<number> => {
  const { rows } = await sql<{ seq: number }>`
    select coalesce(max(seq), 0)::int as seq from audit_entries`.execute(db)
  return rows[0]?.seq ?? 0
}

/** Entries that are not sealed, and were made `seconds` ago or earlier. */
const unsealed = async (
  db: Kysely<Database>,
  { seconds, after }: { seconds: number; after: number },
): Promise<number[]> => {
  const { rows } = await sql<{ seq: number }>`
    select e.seq from audit_entries e
    where e.seq > ${after} and e.at <= clock_timestamp() - make_interval(secs => ${seconds})
      and not exists (${sealOf})
    order by e.seq`.execute(db)
  return rows.map(({ seq }) => seq)
}

const sealedTwice = async (db: Kysely<Database>): Promise<unknown[]> => {
  const { rows } = await sql`
    select e.workspace_id, e.seq from audit_entries e
    where (select count(*) from (${sealOf}) found) > 1`.execute(db)
  return rows
}

const longestWait = async (db: Kysely<Database>, after: number): Promise<number> => {
  const { rows } = await sql<{ seconds: number }>`
    select max(extract(epoch from s.sealed_at - e.at))::float8 as seconds
    from audit_entries e join audit_seals s on s.workspace_id = e.workspace_id
      and e.seq between s.first_seq and s.last_seq
    where e.seq > ${after}`.execute(db)
  return rows[0]?.seconds ?? Infinity
}

const numbersOf = async (db: Kysely<Database>) => {
  const { rows } = await sql<{ entries: number; rows: number; seals: number }>`
    select (select count(*)::int from audit_entries) as entries,
      (select sum(rows)::int from audit_seals) as rows,
      (select count(*)::int from audit_seals) as seals`.execute(db)
  return rows[0] ?? { entries: 0, rows: 0, seals: 0 }
}

t.test(
  `entries are sealed once, within ${WITHIN_S} seconds, by each replica and by both`,
  { skip: noOwnServer() },
  async (t) => {
    const { connectionString } = await ownServer(t)
    const env = { DATABASE_URL: connectionString }
    const first = await startService(t, env)
    const db = openWatch(t, connectionString)
    // What a start itself writes waits for the service to be ready.
    const after = await lastSeq(db)
    t.equal((await request(first.url, '/v1/workspaces/other', { method: 'PUT' })).status, 201)
    const checkTimes = async (): Promise<void> => {
      const late = await unsealed(db, { seconds: WITHIN_S, after })
      if (late.length > 0) throw new Error(`entries ${late.join(', ')} are not sealed in time`)
    }
    const allSealed = () =>
      until(async () => {
        await checkTimes()
        return (await unsealed(db, { seconds: 0, after: 0 })).length === 0
      })
    /** Goes on writing until so many seals came in each workspace. */
    const writeWhile = async (urls: string[], seals: number): Promise<void> => {
      const before = await sealsOf(urls[0] ?? '')
      await until(async () => {
        await Promise.all(urls.map(write))
        await checkTimes()
        return (await sealsOf(urls[0] ?? '')) >= before + seals
      })
    }

    await writeWhile([first.url], 1)
    await allSealed()
    const second = await startService(t, env)
    await writeWhile([first.url, second.url], 4)
    await allSealed()
    first.kill('SIGKILL')
    await first.exited
    await writeWhile([second.url], 1)
    await allSealed()

    const { entries, rows, seals } = await numbersOf(db)
    const waited = await longestWait(db, after)
    t.comment(`${entries} entries in ${seals} seals, sealed after ${waited.toFixed(1)} s at most`)
    t.ok(waited < WITHIN_S, `within ${WITHIN_S} seconds`)
    t.equal(rows, entries, 'each is counted once')
    t.same(await sealedTwice(db), [], 'none is in two seals')
    const broken = []
    for await (const seal of findBrokenSeals(db)) broken.push(seal)
    t.same(broken, [], 'and every seal fits')
  },
)
