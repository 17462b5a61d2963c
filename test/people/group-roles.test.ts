/** `/v1/group-roles` and `/v1/people`: who may give which role to whom. */
import t, { type Test } from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { TestIssuer } from '../support/issuer.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'

type Details = { before: string | null }
type Given = TestApp & { issuer: TestIssuer }

const given = async (t: Test): Promise<Given> => {
  const issuer = await TestIssuer.start(t)
  const test = await testApp(t, issuer.env)
  for (const workspace of ['acme', 'beta']) await givenWorkspace(test.db, workspace)
  return { ...test, issuer }
}

type Sent = { headers?: Record<string, string>; payload?: object }

const send = async (
  { app }: TestApp,
  method: 'GET' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  { headers = {}, payload }: Sent = {},
) => {
  const answer = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
  return { status: answer.statusCode, body: answer.payload === '' ? null : answer.json() }
}

const url = '/v1/group-roles'
const row = (workspace_id: string, role = 'reader', group = 'staff') => ({
  group,
  workspace_id,
  role,
})
const at = (workspace_id: string, group = 'staff') =>
  `${url}?${new URLSearchParams({ group, workspace_id }).toString()}`

t.test('a role is given, changed, listed and taken away', async (t) => {
  const test = await given(t)
  const { headers } = await givenToken(test.services, 'admin')
  const issuer = test.issuer.url
  const put = (payload: object) => send(test, 'PUT', url, { headers, payload })
  t.same(await put(row('acme')), { status: 201, body: { issuer, ...row('acme') } })
  t.equal((await put(row('acme'))).status, 200, 'again')
  t.equal((await put(row('acme', 'admin'))).status, 200)
  t.equal((await put(row('*', 'reader'))).status, 201)
  t.equal((await put(row('*', 'reader'))).status, 200, 'for all workspaces it is one row, too')
  t.equal((await put({ ...row('beta'), issuer: 'https://id.example.com' })).status, 201)
  const first = await send(test, 'GET', `${url}?limit=1`, { headers })
  const rest = await send(test, 'GET', `${url}?cursor=${first.body.next_cursor}`, { headers })
  const rows = [...first.body.group_roles, ...rest.body.group_roles]
  t.same(rows, [
    { issuer, ...row('*') },
    { issuer, ...row('acme', 'admin') },
    { issuer: 'https://id.example.com', ...row('beta') },
  ])
  t.equal((await send(test, 'DELETE', at('acme'), { headers })).status, 204)
  t.match(await send(test, 'DELETE', at('acme'), { headers }), {
    status: 404,
    body: { code: 'group_roles.not_found' },
  })
  t.match(await put(row('nowhere')), { status: 404, body: { code: 'workspaces.not_found' } })
  t.equal((await put({ ...row('acme'), role: 'owner' })).status, 400)
  t.equal((await put({ ...row('acme'), more: 1 })).status, 400)
  const entries = await test.db
    .selectFrom('audit_entries')
    .select(['action', 'workspace_id', 'details'])
    .where('target', '=', 'group:staff')
    .orderBy('seq')
    .execute()
  t.same(
    entries.map(({ action, workspace_id }) => [action, workspace_id]),
    [
      ['group_role_set', 'acme'],
      ['group_role_set', 'acme'],
      ['group_role_set', 'default'],
      ['group_role_set', 'beta'],
      ['group_role_delete', 'acme'],
    ],
  )
  t.match(entries[1]?.details, { before: 'reader', after: 'admin' })
})

t.test('an admin of one workspace manages the roles there, and sees no others', async (t) => {
  const test = await given(t)
  const all = (await givenToken(test.services, 'admin')).headers
  for (const workspace of ['acme', 'beta', '*']) {
    await send(test, 'PUT', url, { headers: all, payload: row(workspace) })
  }
  const { headers } = await givenToken(test.services, 'admin', { workspace: 'acme' })
  const put = (workspace: string) =>
    send(test, 'PUT', url, { headers, payload: row(workspace, 'admin') })
  t.equal((await put('acme')).status, 200)
  t.match(await put('beta'), { status: 404, body: { code: 'workspaces.not_found' } })
  t.match(await put('*'), { status: 403, body: { code: 'access.forbidden' } })
  t.equal((await send(test, 'DELETE', at('beta'), { headers })).status, 404)
  const { body } = await send(test, 'GET', url, { headers })
  t.same(
    body.group_roles.map(({ workspace_id }: { workspace_id: string }) => workspace_id),
    ['acme'],
  )
  t.equal((await send(test, 'GET', '/v1/people', { headers })).status, 403)
  t.equal(
    (await send(test, 'PATCH', '/v1/people/x', { headers, payload: { disabled: true } })).status,
    403,
  )
  const reviewer = await givenToken(test.services, 'reviewer')
  t.equal((await send(test, 'GET', url, { headers: reviewer.headers })).status, 403)
})

t.test('without a provider a role needs the name of one', async (t) => {
  const test = await testApp(t)
  t.match(await send(test, 'PUT', url, { payload: row('default') }), {
    status: 409,
    body: { code: 'oidc.not_configured' },
  })
  const issuer = 'https://id.example.com'
  t.equal((await send(test, 'PUT', url, { payload: { ...row('default'), issuer } })).status, 201)
})

t.test('people are listed, newest first, each once', async (t) => {
  const test = await given(t)
  const headers = await test.issuer.bearer({ sub: 'root', groups: ['operators'] })
  for (const sub of ['a', 'b', 'c', 'a']) {
    await send(test, 'GET', '/v1/me', { headers: await test.issuer.bearer({ sub }) })
  }
  const seen: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: string = cursor === '' ? '' : `&cursor=${cursor}`
    const { body } = await send(test, 'GET', `/v1/people?limit=2${query}`, { headers })
    seen.push(...body.people.map(({ subject }: { subject: string }) => subject))
    cursor = body.next_cursor
  }
  t.same(seen.toSorted(), ['a', 'b', 'c', 'root'])
  const unknown = await send(test, 'PATCH', '/v1/people/none', {
    headers,
    payload: { disabled: true },
  })
  t.match(unknown, { status: 404, body: { code: 'people.not_found' } })
})

t.test('clients find the provider under each address that they try', async (t) => {
  const test = await given(t)
  const path = '/.well-known/oauth-protected-resource'
  const base = 'http://127.0.0.1:8080'
  for (const suffix of ['', '/mcp', '/v1/workspaces/acme/mcp']) {
    const answer = await test.app.inject({ url: path + suffix })
    t.equal(answer.statusCode, 200)
    t.equal(answer.headers['access-control-allow-origin'], '*')
    t.same(answer.json(), {
      resource: base + suffix,
      authorization_servers: [test.issuer.url],
      scopes_supported: ['openid', 'profile', 'email', 'groups'],
      bearer_methods_supported: ['header'],
      resource_name: 'skill-registry',
    })
    const refused = await test.app.inject({
      method: 'POST',
      url: suffix === '' ? '/rpc' : suffix,
      payload: {},
    })
    t.equal(refused.statusCode, 401)
    t.equal(
      refused.headers['www-authenticate'],
      `Bearer resource_metadata="${base}${path}${suffix}"`,
    )
  }
  const plain = await testApp(t)
  t.match((await plain.app.inject({ url: path })).json(), {
    status: 404,
    code: 'oidc.not_configured',
  })
})

t.test('of those who give a role at once, one makes it, and the others change it', async (t) => {
  const test = await given(t)
  const { headers } = await givenToken(test.services, 'admin')
  const roles = ['reader', 'publisher', 'reviewer', 'reader', 'publisher', 'reviewer']
  const made = await Promise.all(
    roles.map((role) => send(test, 'PUT', url, { headers, payload: row('acme', role) })),
  )
  t.equal(made.filter(({ status }) => status === 201).length, 1)
  const { body } = await send(test, 'GET', '/v1/workspaces/acme/audit?action=group_role_set', {
    headers,
  })
  const befores = body.entries.map(({ details }: { details: Details }) => details.before)
  t.equal(befores.filter((before: string | null) => before === null).length, 1)
})
