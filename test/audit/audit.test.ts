/** `{w}/audit`: newest first, in pages, by skill, action, actor and time. */
import { sql } from 'kysely'
import t, { type Test } from '../support/tap.ts'
import { record } from '../../src/tenancy/audit/log.ts'
import { transaction } from '../../src/platform/database/client.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { call, givenInstalledSkill } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'

type Entry = { seq: number; action: string; target: string; actor: string; at: string }

const page = async ({ app }: TestApp, query = '', options: Parameters<typeof call>[3] = {}) =>
  await call(app, 'GET', `/audit${query}`, options)

const entriesOf = async (test: TestApp, query = '', options = {}): Promise<Entry[]> =>
  (await page(test, query, options)).body.entries

t.test('an install is recorded with its caller, its target and its request', async (t) => {
  const test = await testApp(t)
  const skill = await givenInstalledSkill(test.app, packageArchive())
  const { status, headers, body } = await page(test)
  t.equal(status, 200)
  t.equal(headers['cache-control'], 'no-store')
  t.same(
    body.entries.map(({ action }: Entry) => action),
    ['install', 'upload_finish', 'upload_start'],
  )
  const [entry] = body.entries
  t.match(entry, {
    seq: Number,
    at: /^\d{4}-\d\d-\d\dT.*Z$/,
    actor: 'local',
    person_id: null,
    action: 'install',
    decision: 'allowed',
    target: `skill:user:${skill.slug}`,
    reason_code: null,
    fingerprint_before: null,
    fingerprint_after: skill.fingerprint,
    request_id: /\S/,
    address: '127.0.0.1',
    details: { revision: 1 },
  })
  t.same(Object.keys(entry).toSorted(), [
    'action',
    'actor',
    'actor_label',
    'address',
    'at',
    'decision',
    'details',
    'fingerprint_after',
    'fingerprint_before',
    'person_id',
    'person_name',
    'reason_code',
    'request_id',
    'seq',
    'target',
  ])
})

/** Six entries, a day apart; the newest is of today. */
const givenEntries = async (t: Test): Promise<TestApp> => {
  const test = await testApp(t)
  await givenWorkspace(test.db, 'other')
  const targets = ['skill:user:pdf', 'skill:registry:pdf', 'skill:user:acme/pdf', 'upload:x']
  const write = async (workspaceId: string, actor: string, target: string) =>
    await transaction(test.db, async (trx) => {
      const caller = { workspaceId, requestId: null, address: null }
      const action = target.startsWith('upload') ? 'upload_start' : 'install'
      const decision = actor === 'token:b' ? 'blocked' : 'allowed'
      await record(
        trx,
        { ...caller, actor: { id: actor, role: 'admin' } },
        { action, decision, target },
      )
    })
  for (const target of targets) await write('default', 'token:a', target)
  for (const target of targets.slice(0, 2)) await write('default', 'token:b', target)
  await write('other', 'token:a', 'skill:user:pdf')
  await sql`
    update audit_entries a set at = date_trunc('day', now()) - make_interval(days => days) from (
      select seq, (row_number() over (order by seq desc) - 1)::int as days
      from audit_entries where workspace_id = 'default') d
    where a.seq = d.seq`.execute(test.db)
  return test
}

t.test('filters apply, each alone and together', async (t) => {
  const test = await givenEntries(t)
  const all = await entriesOf(test)
  t.equal(all.length, 6, 'and nothing of the other workspace')
  const day = (index: number): string => encodeURIComponent(all[index]?.at ?? '')
  const cases: [query: string, places: number[]][] = [
    ['skill=user:pdf', [1, 5]],
    ['skill=pdf', [0, 1, 4, 5]],
    ['skill=acme%2Fpdf', [3]],
    ['skill=user:acme/pdf', [3]],
    ['skill=none', []],
    ['action=upload_start', [2]],
    ['actor=token:a', [2, 3, 4, 5]],
    ['decision=blocked', [0, 1]],
    [`since=${day(2)}`, [0, 1, 2]],
    [`until=${day(2)}`, [3, 4, 5]],
    [`since=${day(4)}&until=${day(1)}`, [2, 3, 4]],
    ['skill=pdf&actor=token:a&action=install', [4, 5]],
    ['actor=%00', []],
  ]
  for (const [query, places] of cases) {
    const answer = await page(test, `?${query}`)
    if (query === 'actor=%00') {
      t.equal(answer.status, 400, query)
      continue
    }
    const expected = places.map((place) => all[place]?.seq)
    t.same(
      answer.body.entries.map(({ seq }: Entry) => seq),
      expected,
      query,
    )
  }
  for (const query of [
    'since=yesterday',
    'until=2026-02-30T00:00:00Z',
    'whose=me',
    'decision=no',
  ]) {
    t.equal((await page(test, `?${query}`)).status, 400, query)
  }
  const leap = 'since=2016-12-31T23:59:60Z'
  t.equal((await page(test, `?${leap}`)).status, 400, 'no instant of ours')
})

t.test('pages contain each entry once, also while entries are added', async (t) => {
  const test = await givenEntries(t)
  const all = await entriesOf(test)
  const seen: number[] = []
  let query = '?limit=2'
  for (let count = 0; count < 3; count += 1) {
    const { body } = await page(test, query)
    seen.push(...body.entries.map(({ seq }: Entry) => seq))
    query = `?limit=2&cursor=${body.next_cursor}`
    t.equal(body.next_cursor === null, count === 2)
    await givenWorkspace(test.db, `w${count}`)
    await call(test.app, 'POST', '/uploads', { payload: {} })
  }
  t.same(
    seen,
    all.map(({ seq }) => seq),
  )
  const { body } = await page(test, '?limit=2&actor=token:a')
  const elsewhere = await page(test, `?limit=2&cursor=${body.next_cursor}`)
  t.match(elsewhere, { status: 400, body: { code: 'cursor.invalid' } })
})

t.test('entries about the service are for callers of all workspaces', async (t) => {
  const test = await testApp(t)
  const all = await givenToken(test.services, 'reviewer')
  const bound = await givenToken(test.services, 'reviewer', { workspace: 'default' })
  const put = { method: 'PUT', url: '/v1/workspaces/secret-tenant' } as const
  const admin = await givenToken(test.services, 'admin')
  t.equal((await test.app.inject({ ...put, headers: admin.headers })).statusCode, 201)
  const seen = async (headers: Record<string, string>) =>
    (await entriesOf(test, '', { headers })).map(({ target }) => target)
  t.same(await seen(all.headers), [
    'workspace:secret-tenant',
    `token:${admin.id}`,
    `token:${bound.id}`,
    `token:${all.id}`,
  ])
  t.same(await seen(bound.headers), [`token:${bound.id}`])
})

t.test(
  'text that could not be read again is refused, and the filter by proposal goes on',
  async (t) => {
    const test = await testApp(t)
    const skill = await givenInstalledSkill(test.app, packageArchive())
    const registered = { description: 'x', function_id: 'ud800' }
    for (const half of [String.raw`\ud800`, String.raw`\udc00`, String.raw`\u0000`]) {
      const payload = JSON.stringify(registered).replace('ud800', half)
      const headers = { 'content-type': 'application/json' }
      t.match(await call(test.app, 'PUT', '/prompts/evil', { payload, headers }), { status: 400 })
      const params = `{"name":"evil","description":"x","function_id":"${half}"}`
      const rpc = `{"jsonrpc":"2.0","id":1,"method":"prompts::register","params":${params}}`
      const answer = await call(test.app, 'POST', '/rpc', { payload: rpc, headers })
      t.match(answer.body.error.data, { code: 'prompts.invalid_request' })
    }
    const caller = { workspaceId: 'default', actor: { id: 'a' }, requestId: 'r', address: null }
    await t.rejects(
      transaction(test.db, (trx) =>
        record(trx, caller as never, {
          action: 'rollback',
          decision: 'allowed',
          target: `skill:user:${skill.slug}`,
          details: { reason: 'a\0b' },
        }),
      ),
      { code: 'request.invalid' },
    )
    t.match(await page(test, '?proposal=p1'), { status: 200, body: { entries: [] } })
  },
)

t.test('a text that only looks like an escape is stored as it is', async (t) => {
  const test = await testApp(t)
  const description = String.raw`Reads \u0000, \\ud800 and 😀.`
  const payload = { description, function_id: 'f' }
  t.equal((await call(test.app, 'PUT', '/prompts/escapes', { payload })).status, 201)
  t.equal((await call(test.app, 'GET', '/prompts/escapes')).body.description, description)
})
