/** Signed tokens of the identity provider, wherever a token of the service is accepted. */
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from 'jose'
import t, { type Test } from '../support/tap.ts'
import { type TestApp, testApp } from '../support/app.ts'
import { call } from '../support/given.ts'
import { nowSeconds, PUBLIC_URL, TestIssuer } from '../support/issuer.ts'
import { bearer, givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { until } from '../uploads/checks.ts'

const skills = '/v1/workspaces/default/skills'

const audit = (workspace: string) => `/v1/workspaces/${workspace}/audit`

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

type Given = TestApp & { issuer: TestIssuer }

const given = async (t: Test, env: Record<string, string> = {}): Promise<Given> => {
  const issuer = await TestIssuer.start(t)
  const test = await testApp(t, { ...issuer.env, ...env })
  const admin = await issuer.bearer({ sub: 'root', groups: ['operators'] })
  const payload = { group: 'staff', workspace_id: 'default', role: 'publisher' }
  const put = await test.app.inject({
    method: 'PUT',
    url: '/v1/group-roles',
    headers: admin,
    payload,
  })
  if (put.statusCode !== 201) throw new Error(put.payload)
  return { ...test, issuer }
}

const get = async ({ app }: TestApp, headers: Record<string, string>, url = skills) => {
  const answer = await app.inject({ url, headers })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}

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

t.test('what is no good token of the issuer is rejected, with the reason', async (t) => {
  const test = await given(t)
  const { issuer } = test
  await get(test, await issuer.bearer())
  const claims = {
    iss: issuer.url,
    aud: PUBLIC_URL,
    sub: 'ada',
    groups: ['operators'],
    iat: nowSeconds(),
    exp: nowSeconds() + 300,
  }
  const other = await generateKeyPair('ES256')
  const otherKey = { kid: issuer.key.kid, ...other }
  const spki = await exportSPKI(issuer.key.publicKey)
  const jwk = await exportJWK(issuer.key.publicKey)
  const withHmac = (secret: string) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: issuer.key.kid })
      .sign(new TextEncoder().encode(secret))
  const good = await issuer.accessToken()
  const [header, , signature] = good.split('.')
  const cases: [what: string, token: string, detail: RegExp][] = [
    ['no signature', `${part({ alg: 'none' })}.${part(claims)}.AA`, /algorithm/],
    ['HMAC with the public key', await withHmac(spki), /algorithm/],
    ['HMAC with the JWK', await withHmac(JSON.stringify(jwk)), /algorithm/],
    ['another key of the same id', await issuer.sign(claims, otherKey), /signature/],
    ['another key', await issuer.sign(claims, { ...otherKey, kid: 'x' }), /signature/],
    ['changed claims', `${header}.${part(claims)}.${signature}`, /signature/],
    ['another issuer', await issuer.accessToken({ iss: 'https://id.example.com' }), /issuer/],
    ['a longer issuer', await issuer.accessToken({ iss: `${issuer.url}/` }), /issuer/],
    ['another audience', await issuer.accessToken({ aud: 'https://other.example' }), /aud/],
    ['an audience that begins alike', await issuer.accessToken({ aud: `${PUBLIC_URL}0` }), /aud/],
    ['the audience of an ID token', await issuer.accessToken({ aud: 'skill-registry' }), /aud/],
    ['no audience', await issuer.sign({ ...claims, aud: undefined }), /`aud`/],
    ['no end', await issuer.sign({ ...claims, exp: undefined }), /`exp`/],
    ['no subject', await issuer.sign({ ...claims, sub: undefined }), /`sub`/],
    ['an end long ago', await issuer.accessToken({ exp: nowSeconds() - 90 }), /expired/],
    ['a start later', await issuer.accessToken({ nbf: nowSeconds() + 90 }), /`nbf`/],
    ['an ID token', await issuer.accessToken({ nonce: 'n' }), /ID token/],
    ['a CI job', await issuer.accessToken({ job_id: '9', groups: ['operators'] }), /CI job/],
    [
      'a logout token',
      await issuer.logoutToken({ aud: PUBLIC_URL, sub: 'ada', exp: nowSeconds() + 60 }),
      /logout/,
    ],
    ['no token at all', 'a.b.c', /issuer/],
  ]
  for (const [what, token, detail] of cases) {
    const { status, body, headers } = await get(test, bearer(token))
    t.equal(status, 401, what)
    t.match(body.detail, detail, what)
    t.match(headers['www-authenticate'], 'Bearer error="invalid_token", resource_metadata=', what)
  }
  const rows = await test.db
    .selectFrom('audit_entries')
    .select('reason_code')
    .where('decision', '=', 'blocked')
    .execute()
  t.equal(rows.length, cases.length, 'each is in the audit log')
  t.ok(
    rows.every(({ reason_code: code }) => /^access\.token_(?:unknown|expired)$/.test(code ?? '')),
  )
  const people = await test.db.selectFrom('people').select('subject').execute()
  t.same(people.map(({ subject }) => subject).toSorted(), ['ada', 'root'], 'and none is a person')
})

t.test('clocks may differ by a minute', async (t) => {
  const test = await given(t)
  const now = nowSeconds()
  for (const claims of [{ exp: now - 30 }, { nbf: now + 30 }, { iat: now + 30 }]) {
    t.equal((await get(test, await test.issuer.bearer(claims))).status, 200, JSON.stringify(claims))
  }
})

t.test('audiences are those of the configuration, where it has any', async (t) => {
  const test = await given(t, { OIDC_AUDIENCE: `${PUBLIC_URL}, api://skills` })
  const status = async (aud: string | string[]) =>
    (await get(test, await test.issuer.bearer({ aud }))).status
  t.same(
    [await status('api://skills'), await status(['x', 'api://skills']), await status(PUBLIC_URL)],
    [200, 200, 200],
  )
  t.equal(await status(`${PUBLIC_URL}/mcp`), 401)
  const plain = await given(t)
  const headers = await plain.issuer.bearer({ aud: `${PUBLIC_URL}/mcp` })
  t.equal((await get(plain, headers)).status, 200, 'else the service and what is below it')
})

t.test('a new key is asked for when the first token of it comes', async (t) => {
  const test = await given(t)
  t.equal((await get(test, await test.issuer.bearer())).status, 200)
  await test.issuer.rotate()
  const headers = await test.issuer.bearer({ sub: 'bea' })
  await until(async () => (await get(test, headers)).status === 200)
  const asked = test.issuer.requests.filter((path) => path === '/jwks').length
  for (let round = 0; round < 20; round += 1) {
    const key = { ...test.issuer.key, kid: `unknown-${round}` }
    const token = await test.issuer.sign({ iss: test.issuer.url }, key)
    t.equal((await get(test, bearer(token))).status, 401)
  }
  const more = test.issuer.requests.filter((path) => path === '/jwks').length - asked
  t.ok(more <= 3, `unknown keys are asked for once a second, not ${more} times`)
})

t.test(
  'while the provider is away, tokens with known keys work and others get the reason',
  async (t) => {
    const test = await given(t)
    const { issuer } = test
    const own = await givenToken(test.services, 'reader')
    t.equal((await get(test, await issuer.bearer())).status, 200)
    await issuer.goAway()
    t.equal((await get(test, await issuer.bearer({ jti: 'another' }))).status, 200)
    t.equal((await get(test, own.headers)).status, 200)
    const replica = await testApp(t, issuer.env)
    const refused = await get(replica, await issuer.bearer())
    t.equal(refused.status, 503)
    t.match(refused.body, { code: 'oidc.unavailable', detail: /cannot be reached/ })
    t.equal(refused.headers['retry-after'], '5')
    t.equal(
      (await get(replica, bearer('skr_none'))).status,
      401,
      'tokens of the service are judged',
    )
    await issuer.comeBack()
    t.equal((await get(replica, await issuer.bearer({ groups: ['operators'] }))).status, 200)
  },
)

t.test('a discovery document of another issuer is not believed', async (t) => {
  const issuer = await TestIssuer.start(t)
  const test = await testApp(t, {
    ...issuer.env,
    OIDC_ISSUER: issuer.url.replace('127.0.0.1', 'localhost'),
  })
  const headers = await issuer.bearer({ iss: issuer.url.replace('127.0.0.1', 'localhost') })
  t.match(await get(test, headers), { status: 503, body: { code: 'oidc.unavailable' } })
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
    { sub: 'keycloak', preferred_username: 'service-account-ci' },
  ]
  for (const claims of marks) {
    const headers = await issuer.bearer({ ...claims, groups: ['operators'] })
    const me = await get(test, headers, '/v1/me')
    t.match(me.body, { actor: /^client:/, person: null }, claims.sub)
  }
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
