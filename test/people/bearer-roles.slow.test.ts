/** Signed tokens of the identity provider, wherever a token of the service is accepted. */
import t from '../support/tap.ts'
import { call } from '../support/given.ts'
import { PUBLIC_URL } from '../support/issuer.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { get, given } from './bearers.ts'

const audit = (workspace: string) => `/v1/workspaces/${workspace}/audit`

t.test('a token of the issuer is one of the service in REST, JSON-RPC, MCP and Git', async (t) => {
  const test = await given(t)
  const headers = await test.issuer.bearer()
  t.equal((await get(test, headers)).status, 200)
  const password = headers.authorization.replace('Bearer ', '')
  const authorization = `Basic ${Buffer.from(`any:${password}`).toString('base64')}`
  const refs = '/skills.git/info/refs?service=git-upload-pack'
  t.equal((await test.app.inject({ url: refs, headers: { authorization } })).statusCode, 200)
  t.equal((await test.app.inject(refs)).statusCode, 401)
  const rpc = await test.app.inject({
    method: 'POST',
    url: '/rpc',
    headers,
    payload: { jsonrpc: '2.0', id: 1, method: 'list_skills', params: {} },
  })
  t.match(rpc.json(), { id: 1, result: {} })
  const mcp = await test.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { ...headers, accept: 'application/json, text/event-stream' },
    payload: {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: '2025-11-25',
        capabilities: {},
        clientInfo: { name: 'a test', version: '1' },
      },
    },
  })
  t.equal(mcp.statusCode, 200)
  t.match(mcp.payload, '"serverInfo"')
  const me = await get(test, headers, '/v1/me')
  t.match(me.body, {
    actor: /^person:[\w-]{21}$/,
    person: { issuer: test.issuer.url, subject: 'ada', name: 'Ada', is_client: false },
    session_id: null,
    roles: [{ workspace_id: 'default', role: 'publisher' }],
  })
})

t.test('an issuer closes the service, and its admin group needs no rows', async (t) => {
  const test = await given(t)
  const refused = await get(test, {})
  t.equal(refused.status, 401)
  t.equal(
    refused.headers['www-authenticate'],
    `Bearer resource_metadata="${PUBLIC_URL}/.well-known/oauth-protected-resource"`,
  )
  const headers = await test.issuer.bearer({ groups: 'operators' })
  t.match((await get(test, headers, '/v1/me')).body.roles, [{ workspace_id: '*', role: 'admin' }])
  t.equal((await test.app.inject({ url: '/metrics', headers })).statusCode, 200)
})

t.test('roles are those of the groups, the highest in each workspace', async (t) => {
  const test = await given(t)
  for (const workspace of ['acme', 'beta']) await givenWorkspace(test.db, workspace)
  const admin = await test.issuer.bearer({ sub: 'root', groups: ['operators'] })
  const roles = [
    { group: 'readers', workspace_id: '*', role: 'reader' },
    { group: 'acme', workspace_id: 'acme', role: 'reviewer' },
    { group: 'acme', workspace_id: '*', role: 'reader' },
    { group: 'heads', workspace_id: 'acme', role: 'admin' },
  ]
  for (const payload of roles) {
    const put = await test.app.inject({
      method: 'PUT',
      url: '/v1/group-roles',
      headers: admin,
      payload,
    })
    t.equal(put.statusCode, 201)
  }
  const statuses = async (groups: string[], urls: string[]) => {
    const headers = await test.issuer.bearer({ sub: `of ${groups.join()}`, groups })
    return Promise.all(urls.map(async (url) => (await get(test, headers, url)).status))
  }
  const urls = [audit('acme'), audit('beta'), '/v1/workspaces/beta/skills', '/v1/tokens']
  t.same(await statuses(['acme'], urls), [200, 403, 200, 403])
  t.same(await statuses(['readers'], urls), [403, 403, 200, 403])
  t.same(await statuses(['acme', 'heads'], urls), [200, 403, 200, 200])
  t.same(await statuses(['heads'], urls), [200, 404, 404, 200], 'others do not exist for it')
  t.same(await statuses(['strangers'], urls), [404, 404, 404, 403])
  t.same(await statuses([], ['/v1/me']), [403])

  const head = await test.issuer.bearer({ sub: 'head', groups: ['heads', 'readers'] })
  const made = await test.app.inject({
    method: 'POST',
    url: '/v1/tokens',
    headers: head,
    payload: { label: 'x', role: 'reader', workspace_id: '*' },
  })
  t.equal(made.statusCode, 403, 'an admin of one workspace makes tokens of that one only')
  const quotas = await test.app.inject({
    method: 'PUT',
    url: '/v1/workspaces/acme',
    headers: head,
    payload: { quotas: { skills: 1 } },
  })
  t.equal(quotas.statusCode, 403, 'and sets no quotas')
  const rpc = async (workspace: string) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/rpc',
      headers: head,
      payload: {
        jsonrpc: '2.0',
        id: 1,
        method: 'skills/policy/set',
        params: { workspace_id: workspace, slug: 'none', source_kind: 'user', enabled: true },
      },
    })
    return answer.json().error.data.code
  }
  t.not(await rpc('acme'), 'access.forbidden', 'at the root the named workspace counts')
  t.equal(await rpc('beta'), 'access.forbidden')
})

t.test('programs of the provider are no people', async (t) => {
  const test = await given(t)
  const { issuer, app } = test
  await call(app, 'PUT', '/settings', {
    headers: await issuer.bearer({ groups: ['operators'] }),
    payload: { reviewers_must_be_people: true },
  })
  const marks = [
    { sub: 'ci', client_id: 'ci' },
    { sub: 'ci-azp', azp: 'ci-azp' },
    { sub: 'x@clients', gty: 'client-credentials' },
    { sub: 'entra', idtyp: 'app' },
    { sub: 'keycloak', clientHost: '10.0.0.7', clientAddress: '10.0.0.7' },
  ]
  for (const claims of marks) {
    const headers = await issuer.bearer({ ...claims, groups: ['operators'] })
    const me = await get(test, headers, '/v1/me')
    t.match(me.body, { actor: /^client:/, person: null }, claims.sub)
  }
  const named = await issuer.bearer({ sub: 'eve', preferred_username: 'service-account-ci' })
  t.match((await get(test, named, '/v1/me')).body, { actor: /^person:/ }, 'names are only shown')
})

t.test('a subject is the person, whatever the name and the e-mail address', async (t) => {
  const test = await given(t)
  const me = async (claims: object) =>
    (await get(test, await test.issuer.bearer({ ...claims }), '/v1/me')).body
  const ada = await me({ sub: 'ada', email: 'ada@example.com' })
  const bob = await me({ sub: 'bob', email: 'bob@example.com', groups: ['operators'] })
  const renamed = await me({ sub: 'ada', email: 'bob@example.com', name: 'Bob' })
  t.equal(renamed.actor, ada.actor)
  t.not(renamed.actor, bob.actor)
  t.same(renamed.roles, [{ workspace_id: 'default', role: 'publisher' }])
})
