/** Who may speak MCP here: by token, by workspace, and from which pages. */
import t from '../support/tap.ts'
import { testApp } from '../support/app.ts'
import { packageArchive } from '../support/archives.ts'
import { call, givenInstalledSkill } from '../support/given.ts'
import { givenToken } from '../support/tokens.ts'
import { givenWorkspace } from '../support/workspaces.ts'
import { ask, connect, listen, modes, nameOf } from './clients.ts'

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }

t.test('without tokens, loopback names only', async (t) => {
  const { app } = await testApp(t)
  const post = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/mcp', headers: { ...json, ...headers }, payload: list })
  t.equal((await post({})).statusCode, 200)
  t.equal((await post({ origin: 'http://localhost:6274' })).statusCode, 200)
  for (const headers of [
    { host: 'evil.example' },
    { origin: 'http://evil.example' },
    { origin: 'null' },
  ]) {
    t.equal((await post(headers)).statusCode, 403)
  }
})

t.test('probes for OAuth find nothing', async (t) => {
  const { app, services } = await testApp(t)
  const probe = async (): Promise<void> => {
    for (const name of [
      'oauth-protected-resource',
      'oauth-authorization-server',
      'openid-configuration',
    ]) {
      for (const suffix of ['', '/mcp', '/v1/workspaces/default/mcp']) {
        const answer = await app.inject(`/.well-known/${name}${suffix}`)
        t.equal(answer.statusCode, 404, `${name}${suffix}`)
      }
    }
    t.equal((await app.inject('/mcp/.well-known/openid-configuration')).statusCode, 404)
    t.equal((await app.inject({ method: 'POST', url: '/register' })).statusCode, 404)
  }
  await probe()
  await givenToken(services, 'admin')
  await probe()
})

t.test('a token opens its workspace, by the path, and no other', async (t) => {
  const { app, services, db } = await testApp(t)
  await givenWorkspace(db, 'acme')
  await givenInstalledSkill(app, packageArchive({ folder: 'theirs' }))
  await givenInstalledSkill(app, packageArchive({ folder: 'ours' }), { workspace: 'acme' })
  const { headers } = await givenToken(services, 'reader', { workspace: 'acme' })
  const base = await listen(t, app)
  const inAcme = `${base}/v1/workspaces/acme/mcp`
  // Without a name in the path it is the token's own.
  const urls = [inAcme, `${base}/mcp`]
  for (const [url, mode] of urls.flatMap((one) => modes.map((how) => [one, how] as const))) {
    const client = await connect(t, url, mode, headers)
    const { structuredContent } = await client.callTool({ name: 'list_skills', arguments: {} })
    const { skills } = structuredContent as { skills: { name: string }[] }
    const names = skills.map(({ name }) => name)
    t.ok(names.includes('ours'), nameOf(mode))
    t.notOk(names.includes('theirs'))
  }
  const nobody = await ask(inAcme, 'tools/list')
  t.match(nobody, { status: 401, body: { code: 'access.unauthorized' } })
  t.match(nobody.headers.get('www-authenticate'), /^Bearer/)
  const wrong = { authorization: 'Bearer wrong' }
  t.equal((await ask(inAcme, 'tools/list', {}, wrong)).status, 401)
  const unseen = { status: 404, body: { code: 'workspaces.not_found' } }
  for (const url of [`${base}/v1/workspaces/default/mcp`, `${base}/v1/workspaces/none/mcp`]) {
    t.match(await ask(url, 'tools/list', {}, headers), unseen)
    const stream = { ...headers, accept: 'text/event-stream' }
    t.equal((await fetch(url, { headers: stream })).status, 404)
  }
})

t.test('with a token a page of another origin is still rejected', async (t) => {
  const { app, services } = await testApp(t)
  const { headers } = await givenToken(services, 'reader')
  const post = (more: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { ...json, ...headers, host: 'skills.example', ...more },
      payload: list,
    })
  t.equal((await post({})).statusCode, 200)
  t.equal((await post({ origin: 'https://skills.example' })).statusCode, 200)
  for (const origin of ['https://evil.example', 'http://localhost', 'null', 'file://x']) {
    const answer = await post({ origin })
    t.match(answer, { statusCode: 403, headers: { 'access-control-allow-origin': undefined } })
    t.equal(answer.json().code, 'request.origin_refused')
  }
})

t.test('readers see served skills only', async (t) => {
  const { app } = await testApp(t)
  await givenInstalledSkill(app, packageArchive({ folder: 'off' }))
  await call(app, 'PUT', '/skills/user/off/policy', { payload: { enabled: false } })
  const url = `${await listen(t, app)}/mcp`
  const uri = 'skill://off/off/SKILL.md'
  t.match((await ask(url, 'resources/read', { uri })).body.error, { code: -32_602 })
  t.match((await ask(url, 'skills/get', { uri })).body.error, { code: -32_602 })
  const named = { name: 'describe_skill', arguments: { name: 'off' } }
  t.match((await ask(url, 'tools/call', named)).body.result, { isError: true })
})
