/** `/v1/tokens`: who may make, see and end which token, and what ends with it. */
import { sql } from 'kysely'
import t from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { bearer, givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { until } from '../uploads/checks.ts'

const SECRET = /^skr_[\w-]{43}$/
const skills = '/v1/workspaces/default/skills'

type Headers = Record<string, string>

const post = async ({ app }: TestApp, payload: object, headers: Headers = {}) => {
  const answer = await app.inject({ method: 'POST', url: '/v1/tokens', headers, payload })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}

const list = async ({ app }: TestApp, headers: Headers, query = '') => {
  const answer = await app.inject({ url: `/v1/tokens${query}`, headers })
  return { status: answer.statusCode, text: answer.payload, body: answer.json() }
}

const revoke = async ({ app }: TestApp, id: string, headers: Headers) => {
  const answer = await app.inject({ method: 'DELETE', url: `/v1/tokens/${id}`, headers })
  return { status: answer.statusCode, body: answer.json() }
}

const statusOf = async ({ app }: TestApp, headers: Headers, url = skills) =>
  (await app.inject({ url, headers })).statusCode

const given = { label: 'build server', role: 'publisher', workspace_id: 'default' }

t.test('the first token is created in open mode, closes it, and is shown once', async (t) => {
  const test = await testApp(t)
  t.equal(await statusOf(test, {}), 200, 'open')
  const made = await post(test, { ...given, role: 'admin', workspace_id: '*' })
  t.equal(made.status, 201)
  t.equal(made.headers['cache-control'], 'no-store')
  const { token, notice, ...rest } = made.body
  t.match(token, SECRET)
  t.match(notice, '`/capabilities`')
  const [, call = ''] = /: (PUT \S+ \{.*\})$/.exec(notice) ?? []
  t.equal(call, 'PUT /v1/workspaces/{workspace_id}/settings {"capabilities_public":true}')
  t.match(rest, {
    token_id: /^[\w-]{21}$/,
    label: 'build server',
    role: 'admin',
    workspace_id: '*',
    status: 'active',
    created_by: 'local',
    last_used_at: null,
    revoked_at: null,
  })
  t.equal(Date.parse(rest.expires_at) - Date.parse(rest.created_at), 90 * 86_400_000, '90 days')

  t.equal(await statusOf(test, {}), 401, 'closed with the very next call')
  const listed = await list(test, bearer(token))
  t.match(listed.body, { tokens: [{ token_id: rest.token_id }], next_cursor: null })
  t.notOk('token' in listed.body.tokens[0])
  t.notMatch(listed.text, token)
  const rows = await test.db.selectFrom('audit_entries').selectAll().execute()
  t.match(rows, [
    {
      action: 'token_create',
      actor: 'local',
      target: `token:${rest.token_id}`,
      decision: 'allowed',
    },
  ])
})

t.test('only the token that closes the service says what it closes', async (t) => {
  const body = { ...given, role: 'admin', workspace_id: '*' }
  const test = await testApp(t)
  const { token } = (await post(test, body)).body
  const second = await post(test, body, bearer(token))
  t.equal(second.status, 201)
  t.notOk('notice' in second.body)
  const ADMIN_TOKEN = 'a'.repeat(32)
  const closed = await testApp(t, { ADMIN_TOKEN })
  const made = await post(closed, body, bearer(ADMIN_TOKEN))
  t.equal(made.status, 201)
  t.notOk('notice' in made.body)
})

t.test('an invalid token request is rejected by its field', async (t) => {
  const test = await testApp(t)
  const cases: [what: string, body: object, field: RegExp][] = [
    ['no label', { role: 'reader', workspace_id: '*' }, /label/],
    ['a blank label', { ...given, label: ' ' }, /label/],
    ['two lines', { ...given, label: 'a\nb' }, /label/],
    ['a long label', { ...given, label: 'a'.repeat(101) }, /label/],
    ['no role', { label: 'a', workspace_id: '*' }, /role/],
    ['no such role', { ...given, role: 'owner' }, /role/],
    ['no workspace', { label: 'a', role: 'reader' }, /workspace_id/],
    ['no day', { ...given, expires_in_days: 0 }, /expires_in_days/],
    ['too many days', { ...given, expires_in_days: 3651 }, /expires_in_days/],
    ['half a day', { ...given, expires_in_days: 1.5 }, /expires_in_days/],
    ['days as text', { ...given, expires_in_days: '9' }, /expires_in_days/],
    ['a secret of its own', { ...given, token: 'skr_mine' }, /token/],
  ]
  for (const [what, body, field] of cases) {
    const { status, body: problem } = await post(test, body)
    t.equal(status, 400, what)
    t.match(problem.detail, field, what)
  }
  const unknown = await post(test, { ...given, workspace_id: 'nowhere' })
  t.match(unknown, { status: 404, body: { code: 'workspaces.not_found' } })
  t.same(await test.db.selectFrom('tokens').selectAll().execute(), [])
  t.equal(await statusOf(test, {}), 200, 'and the service is still open')
})

t.test('an admin of one workspace manages its tokens and no others', async (t) => {
  const test = await testApp(t)
  for (const workspace of ['acme', 'rival']) await givenWorkspace(test.db, workspace)
  const ours = await givenToken(test.services, 'admin', { workspace: 'acme' })
  const theirs = await givenToken(test.services, 'reader', { workspace: 'rival' })
  const everywhere = await givenToken(test.services, 'admin')

  const made = await post(test, { ...given, workspace_id: 'acme' }, ours.headers)
  t.match(made, { status: 201, body: { workspace_id: 'acme', created_by: `token:${ours.id}` } })
  const all = await post(test, { ...given, workspace_id: '*' }, ours.headers)
  t.match(all, { status: 403, body: { code: 'access.forbidden' } })
  for (const workspace of ['rival', 'nowhere']) {
    const refused = await post(test, { ...given, workspace_id: workspace }, ours.headers)
    t.match(refused, { status: 404, body: { code: 'workspaces.not_found' } })
  }

  const idsOf = async (headers: Headers): Promise<string[]> =>
    (await list(test, headers)).body.tokens.map((token: { token_id: string }) => token.token_id)
  t.same(await idsOf(ours.headers), [made.body.token_id, ours.id], 'newest first')
  t.same(await idsOf(everywhere.headers), [made.body.token_id, everywhere.id, theirs.id, ours.id])
  for (const id of [theirs.id, everywhere.id, 'nobody']) {
    const refused = await revoke(test, id, ours.headers)
    t.match(refused, { status: 404, body: { code: 'tokens.not_found' } }, id)
  }
  t.equal((await revoke(test, made.body.token_id, ours.headers)).status, 200)
})

t.test('a revoked token is rejected at once and forever, and stays in the list', async (t) => {
  const test = await testApp(t)
  const admin = await givenToken(test.services, 'admin')
  const reader = await givenToken(test.services, 'reader', { workspace: 'default' })
  t.equal(await statusOf(test, reader.headers), 200)
  const revoked = await revoke(test, reader.id, admin.headers)
  t.match(revoked, { status: 200, body: { status: 'revoked', revoked_at: /^\d{4}-/ } })
  const answer = await test.app.inject({ url: skills, headers: reader.headers })
  t.equal(answer.statusCode, 401)
  t.equal(answer.headers['www-authenticate'], 'Bearer error="invalid_token"')
  t.match(answer.json(), { code: 'access.unauthorized', detail: /revoked/ })

  t.same(await revoke(test, reader.id, admin.headers), revoked, 'again: the same answer')
  const rows = await test.db
    .selectFrom('audit_entries')
    .select(['actor', 'target'])
    .where('action', '=', 'token_revoke')
    .execute()
  t.same(rows, [{ actor: `token:${admin.id}`, target: `token:${reader.id}` }], 'and one row')
  t.match((await list(test, admin.headers)).body.tokens[0], { status: 'revoked' })

  await revoke(test, admin.id, admin.headers)
  t.equal(await statusOf(test, {}), 401, 'without any token left it does not open again')
})

t.test('an expired token is rejected, even right after it was used', async (t) => {
  const test = await testApp(t)
  const reader = await givenToken(test.services, 'reader')
  const expire = async (inMs: number) =>
    await sql`update tokens set expires_at = now() + make_interval(secs => ${inMs / 1000})
      where token_id = ${reader.id}`.execute(test.db)
  await expire(300)
  const startedAt = performance.now()
  const first = await statusOf(test, reader.headers)
  if (performance.now() - startedAt < 250) t.equal(first, 200)
  await until(async () => (await statusOf(test, reader.headers)) === 401)
  t.ok(performance.now() - startedAt > 250, 'not before its time')
  const answer = await test.app.inject({ url: skills, headers: reader.headers })
  t.match(answer.json(), { code: 'access.unauthorized', detail: /expired/ })
  t.equal(await statusOf(test, {}), 401, 'and nothing opens')
})

t.test('the last use is recorded, at most once a minute', async (t) => {
  const test = await testApp(t)
  const { id, headers } = await givenToken(test.services, 'reader')
  const row = async () =>
    await test.db
      .selectFrom('tokens')
      .select(['last_used_at', sql<string>`xmin::text`.as('written_by')])
      .where('token_id', '=', id)
      .executeTakeFirstOrThrow()
  t.equal((await row()).last_used_at, null)
  await statusOf(test, headers)
  await until(async () => (await row()).last_used_at !== null)

  const noted = await row()
  test.services.authentication.forget(id)
  for (let use = 0; use < 5; use += 1) await statusOf(test, headers)
  t.same(await row(), noted, 'five more uses write nothing')

  await sql`update tokens set last_used_at = now() - interval '61 seconds'`.execute(test.db)
  const older = await row()
  test.services.authentication.forget(id)
  await Promise.all([1, 2, 3].map(() => statusOf(test, headers)))
  await until(async () => (await row()).written_by !== older.written_by)
  t.ok(Number((await row()).last_used_at) > Number(older.last_used_at))
})

t.test('tokens are paged, newest first, each once', async (t) => {
  const test = await testApp(t)
  const ids: string[] = []
  for (let made = 0; made < 5; made += 1) ids.unshift((await givenToken(test.services, 'admin')).id)
  const { headers } = await givenToken(test.services, 'admin')
  const seen: string[] = []
  let query = '?limit=2'
  for (let page = 0; page < 3; page += 1) {
    const { body } = await list(test, headers, query)
    seen.push(...body.tokens.map((token: { token_id: string }) => token.token_id))
    query = `?limit=2&cursor=${body.next_cursor}`
    t.equal(body.next_cursor === null, page === 2)
  }
  t.same(seen.slice(1), ids)
  const garbage = Buffer.from('["x","now","y"]').toString('base64url')
  for (const cursor of ['x', garbage]) {
    const { status, body } = await list(test, headers, `?cursor=${cursor}`)
    t.match({ status, code: body.code }, { status: 400, code: 'cursor.invalid' })
  }
})
