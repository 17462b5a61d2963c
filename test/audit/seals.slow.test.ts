/** Seals over the audit entries: what is sealed when, and what no longer fits its seal. */
import { sql } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import { record } from '../../src/tenancy/audit/log.ts'
import { type BrokenSeal, findBrokenSeals, findUnsealed } from '../../src/tenancy/audit/seals.ts'
import { transaction } from '../../src/platform/database/client.ts'
import { type TestApp, testApp, testReplica } from '../support/app.ts'
import { call } from '../support/given.ts'
import { givenWorkspace } from '../support/workspaces.ts'

const caller = {
  workspaceId: 'default',
  actor: { id: 'token:a', role: 'admin' },
  requestId: null,
  address: null,
} as const

const act = async ({ db }: TestApp, target: string, workspaceId = 'default'): Promise<void> =>
  transaction(db, (trx) =>
    record(trx, { ...caller, workspaceId }, { action: 'install', decision: 'allowed', target }),
  )

/** Until all entries are sealed: transactions of other databases are waited for as well. */
const seal = async ({ services: { sealer }, db }: TestApp): Promise<number> => {
  let sealed = 0
  for (;;) {
    const { rows } = await sql`select from audit_entries
      where seq > (select coalesce(max(last_seq), 0) from audit_seals) limit 1`.execute(db)
    if (rows.length === 0) return sealed
    sealed += await sealer.run()
  }
}

const head = async ({ app }: TestApp, workspace = 'default') =>
  (await app.inject({ url: `/v1/workspaces/${workspace}/audit/head` })).json()

const brokenOf = async ({ db }: TestApp): Promise<BrokenSeal[]> => {
  const broken: BrokenSeal[] = []
  for await (const one of findBrokenSeals(db)) broken.push(one)
  return broken
}

const seqsOf = async ({ db }: TestApp): Promise<number[]> => {
  const rows = await db.selectFrom('audit_entries').select('seq').orderBy('seq').execute()
  return rows.map(({ seq }) => seq)
}

t.test('before the first entry the head is empty', async (t) => {
  const test = await testApp(t)
  const { status, headers, body } = await call(test.app, 'GET', '/audit/head')
  t.equal(status, 200)
  t.equal(headers['cache-control'], 'no-store')
  t.same(body, { seal: 0, last_seq: 0, hash: null, sealed_at: null })
  t.equal(await seal(test), 0)
})

t.test('entries are sealed once, by workspace, and each seal moves the head', async (t) => {
  const test = await testApp(t)
  await givenWorkspace(test.db, 'other')
  for (const target of ['a', 'b', 'c']) await act(test, target)
  await act(test, 'd', 'other')
  t.equal(await seal(test), 4)
  t.equal(await seal(test), 0, 'nothing is left')
  const first = await head(test)
  const seqs = await seqsOf(test)
  t.match(first, { seal: 1, last_seq: seqs[2], hash: /^[0-9a-f]{64}$/, sealed_at: /Z$/ })
  t.match(await head(test, 'other'), { seal: 1, last_seq: seqs[3] })
  await act(test, 'e')
  t.same(await head(test), first, 'not sealed yet')
  t.equal(await seal(test), 1)
  const second = await head(test)
  t.match(second, { seal: 2, last_seq: (await seqsOf(test)).at(-1) })
  t.not(second.hash, first.hash)
  t.match(await head(test, 'other'), { seal: 1 })
  t.same(await brokenOf(test), [])
})

/** Writes an entry at once, and commits it when it is called. */
const actLater = async ({ db }: TestApp, target: string): Promise<() => Promise<void>> => {
  const written = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const ended = transaction(db, async (trx) => {
    await record(trx, caller, { action: 'install', decision: 'allowed', target })
    written.resolve()
    await release.promise
  })
  await written.promise
  return () => {
    release.resolve()
    return ended
  }
}

t.test('a late commit with a lower number is waited for', async (t) => {
  const test = await testApp(t)
  const { sealer } = test.services
  const commitLate = await actLater(test, 'late')
  await act(test, 'early')
  for (let time = 0; time < 4; time += 1) t.equal(await sealer.run(), 0, 'not yet')
  await commitLate()
  t.equal(await seal(test), 2)
  t.match(await head(test), { seal: 1, last_seq: (await seqsOf(test)).at(-1) })
  t.same(await brokenOf(test), [])
})

t.test('a commit that is later than a seal of the entries around it is waited for', async (t) => {
  const test = await testApp(t)
  const { sealer } = test.services
  const commitLate = await actLater(test, 'late')
  const commitEarly = await actLater(test, 'early')
  t.equal(await sealer.run(), 0, 'none has committed')
  await commitEarly()
  for (let time = 0; time < 4; time += 1) t.equal(await sealer.run(), 0, 'not yet')
  await commitLate()
  t.equal(await seal(test), 2)
  t.match(await head(test), { seal: 1, last_seq: (await seqsOf(test)).at(-1) })
  t.same(await brokenOf(test), [])
})

const write = async (test: TestApp): Promise<void> => {
  for (let number = 0; number < 30; number += 1) {
    await act(test, `skill-${number}`)
    await test.services.sealer.run()
  }
}

t.test('two replicas that write and seal at once omit no entry', async (t) => {
  const here = await testApp(t)
  const there = await testReplica(t, here.connectionString)
  await Promise.all([write(here), write(there), write(here), write(there)])
  await seal(here)
  await seal(there)
  const { rows } = await sql<{ rows: number; last_seq: number }>`
    select sum(rows)::int as rows, max(last_seq) as last_seq from audit_seals`.execute(here.db)
  t.same(rows, [{ rows: 120, last_seq: (await seqsOf(here)).at(-1) }])
  t.same(await brokenOf(here), [])
})

/** Three seals, of two entries each. */
const givenSeals = async (t: Test): Promise<{ test: TestApp; seqs: number[] }> => {
  const test = await testApp(t)
  for (const target of ['a', 'b', 'c']) {
    await act(test, target)
    await act(test, `${target}-2`)
    await seal(test)
  }
  t.same(await brokenOf(test), [])
  return { test, seqs: await seqsOf(test) }
}

/** By someone who owns the tables. */
const tamper = async ({ db }: TestApp, statement: string): Promise<void> => {
  await sql.raw(statement).execute(db)
}

const insertAs = (seq: number): string =>
  `insert into audit_entries (workspace_id, seq, actor, action, decision, target)
   overriding system value values ('default', ${seq}, 'local', 'install', 'allowed', 'x')`

const tricks: [name: string, statement: (seqs: number[]) => string, broken: number[]][] = [
  ['a changed actor', (s) => `update audit_entries set actor = 'x' where seq = ${s[2]}`, [2]],
  ['a changed time', (s) => `update audit_entries set at = now() where seq = ${s[2]}`, [2]],
  [
    'a detail that was added',
    (s) => `update audit_entries set details = '{"a": 1}' where seq = ${s[5]}`,
    [3],
  ],
  ['a removed entry', (s) => `delete from audit_entries where seq = ${s[1]}`, [1]],
  [
    'all entries of a seal',
    (s) => `delete from audit_entries where seq in (${s[2]}, ${s[3]})`,
    [2],
  ],
  ['an entry from before', () => insertAs(-1), [1]],
  [
    'targets that changed places',
    (s) => `update audit_entries set target = case seq when ${s[2]} then 'b-2' else 'b' end
      where seq in (${s[2]}, ${s[3]})`,
    [2],
  ],
  ['a removed seal', () => 'delete from audit_seals where seal = 2', [3]],
  [
    'a seal that was made to fit',
    () => `update audit_seals set hash = sha256('x') where seal = 2`,
    [2, 3],
  ],
]

for (const [name, statement, broken] of tricks) {
  t.test(`${name} is found`, async (t) => {
    const { test, seqs } = await givenSeals(t)
    await tamper(test, statement(seqs))
    t.same(
      (await brokenOf(test)).map((one) => one.seal),
      broken,
    )
  })
}

t.test('an entry with a number before sealed ones of another workspace is found', async (t) => {
  const test = await testApp(t)
  await givenWorkspace(test.db, 'quiet')
  await act(test, 'a', 'quiet')
  for (const target of ['b', 'c']) await act(test, target)
  await seal(test)
  t.same(await findUnsealed(test.db), [])
  const [, free = 0] = await seqsOf(test)
  await tamper(test, `delete from audit_entries where seq = ${free}`)
  await tamper(test, insertAs(free).replace("'default'", "'quiet'"))
  t.same(await findUnsealed(test.db), [
    { workspace_id: 'quiet', first_seq: free, last_seq: free, rows: 1 },
  ])
  await act(test, 'd')
  t.equal((await findUnsealed(test.db)).length, 1, 'not those that wait for their seal')
})
