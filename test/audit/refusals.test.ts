/** Refused attempts leave a row: whose it was, on what, why. Never the secret, never too many. */
import t from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { multipart } from '../support/given.ts'
import { bearer, givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'

type Headers = Record<string, string>
type Asked = { url: string; method?: 'GET' | 'POST' | 'PUT'; payload?: object | Buffer }

const refused = async ({ app }: TestApp, headers: Headers, asked: Asked): Promise<number> =>
  (await app.inject({ method: 'GET', ...asked, headers: { 'x-request-id': 'mine', ...headers } }))
    .statusCode

const rowsOf = async ({ db }: TestApp) =>
  await db
    .selectFrom('audit_entries')
    .selectAll()
    .where('decision', '=', 'blocked')
    .orderBy('seq')
    .execute()

const skills = (workspace: string) => `/v1/workspaces/${workspace}/skills`

/** Somebody whose role was too low. */
const tooLow = (actor: string, workspace: string, target: string, isForOperators = false) => ({
  workspace_id: workspace,
  actor: `token:${actor}`,
  action: 'access',
  decision: 'blocked',
  target,
  reason_code: 'access.forbidden',
  request_id: 'mine',
  address: '127.0.0.1',
  for_operators: isForOperators,
})

t.test('a role that is too low', async (t) => {
  const test = await testApp(t)
  await givenWorkspace(test.db, 'acme')
  const bound = await givenToken(test.services, 'reader', { workspace: 'acme' })
  const all = await givenToken(test.services, 'reader')
  const asked = { method: 'POST', payload: {} } as const
  t.equal(await refused(test, bound.headers, { url: skills('acme'), ...asked }), 403)
  t.equal(await refused(test, all.headers, { url: skills('acme'), ...asked }), 403)
  t.equal(await refused(test, all.headers, { url: '/v1/tokens' }), 403)
  t.equal(await refused(test, bound.headers, { url: '/v1/tokens' }), 403)
  t.match(await rowsOf(test), [
    {
      ...tooLow(bound.id, 'acme', 'workspace:acme'),
      details: {
        method: 'POST',
        route: '/v1/workspaces/:workspace_id/skills',
        required_role: 'publisher',
      },
    },
    tooLow(all.id, 'acme', 'workspace:acme'),
    tooLow(all.id, 'default', 'service', true),
    tooLow(bound.id, 'acme', 'service'),
  ])
})

t.test(
  'the workspace of another tenant, existing or not: recorded in that of the token',
  async (t) => {
    const test = await testApp(t)
    for (const workspace of ['acme', 'rival']) await givenWorkspace(test.db, workspace)
    const { id, headers } = await givenToken(test.services, 'admin', { workspace: 'acme' })
    for (const workspace of ['rival', 'nowhere', 'NO%00T']) {
      t.equal(await refused(test, headers, { url: skills(workspace) }), 404)
    }
    const payload = { label: 'a', role: 'reader', workspace_id: 'rival' }
    t.equal(await refused(test, headers, { method: 'POST', url: '/v1/tokens', payload }), 404)
    const row = (action: string, target: string) => ({
      workspace_id: 'acme',
      actor: `token:${id}`,
      action,
      target,
      reason_code: 'workspaces.not_found',
      for_operators: false,
    })
    t.match(await rowsOf(test), [
      row('access', 'workspace:rival'),
      row('access', 'workspace:nowhere'),
      row('access', 'service'),
      { ...row('token_create', 'service'), details: { workspace_id: 'rival' } },
    ])
  },
)

t.test('an invalid token is recorded without any part of it', async (t) => {
  const test = await testApp(t)
  await givenWorkspace(test.db, 'acme')
  const admin = await givenToken(test.services, 'admin')
  const revoked = await givenToken(test.services, 'reader', { workspace: 'acme' })
  await test.services.tokens.revoke(
    { workspaceId: 'default', actor: { id: 'x', role: 'admin' }, requestId: null, address: null },
    revoked.id,
  )
  const guess = `skr_${'g'.repeat(43)}`
  for (const headers of [bearer(guess), bearer('short'), revoked.headers, {}]) {
    t.equal(await refused(test, headers, { url: skills('acme') }), 401)
  }
  const rows = await rowsOf(test)
  t.match(rows, [
    { workspace_id: 'default', actor: 'anonymous', reason_code: 'access.token_unknown' },
    { workspace_id: 'default', actor: 'anonymous', reason_code: 'access.token_unknown' },
    {
      workspace_id: 'acme',
      actor: `token:${revoked.id}`,
      reason_code: 'access.token_revoked',
      for_operators: false,
    },
  ])
  t.equal(rows.length, 3, 'no token at all is no attempt')
  t.same(
    rows.map((row) => row.for_operators),
    [true, true, false],
  )
  t.notMatch(JSON.stringify(rows), /ggg|short/)
  t.equal(await refused(test, admin.headers, { url: skills('acme') }), 200)
})

t.test('a hostile archive, also in the install request itself', async (t) => {
  const test = await testApp(t)
  const archive = Buffer.from('this is no archive')
  const { headers, payload } = multipart(archive)
  const asked = { method: 'POST', url: `${skills('default')}/archive`, payload } as const
  t.equal(await refused(test, headers, asked), 422)
  t.match(await rowsOf(test), [
    {
      workspace_id: 'default',
      actor: 'local',
      action: 'install',
      target: 'archive:one-call',
      reason_code: 'skills.upload.invalid_archive',
      details: { reason: /\S/ },
      for_operators: false,
    },
  ])
  const fine = multipart(packageArchive())
  t.equal(await refused(test, fine.headers, { ...asked, payload: fine.payload }), 201)
  t.equal((await rowsOf(test)).length, 1)
})

t.test('fast attempts are recorded sixty times, and once that there were more', async (t) => {
  const test = await testApp(t)
  await givenToken(test.services, 'admin')
  const knock = () => refused(test, bearer('wrong'), { url: skills('default') })
  for (let round = 0; round < 70; round += 1) t.equal(await knock(), 401)
  const rows = await rowsOf(test)
  t.equal(rows.length, 61)
  t.match(rows.at(-1), {
    action: 'refusals_dropped',
    reason_code: 'audit.refusals_dropped',
    details: { address: '127.0.0.1', kept_per_minute: 60 },
    for_operators: true,
  })
})

t.test('a rejection that cannot be recorded is still sent', async (t) => {
  const test = await testApp(t)
  const { headers } = await givenToken(test.services, 'reader')
  await test.db.schema.alterTable('audit_entries').renameTo('elsewhere').execute()
  t.equal(await refused(test, headers, { url: '/v1/tokens' }), 403)
})
