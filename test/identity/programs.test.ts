/** Programs and MCP hosts with tokens of a real identity provider. */
import { randomUUID } from 'node:crypto'
import {
  Client,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import t from '../support/tap.ts'
import { bearer, givenToken } from '../support/tokens.ts'
import { until } from '../uploads/checks.ts'
import { passPages } from './pages.ts'
import { givenService } from './service.ts'

const REDIRECT = 'http://127.0.0.1:1/callback'

t.test('a program acts with client credentials, over a rotation and an outage', async (t) => {
  const { provider, url, services } = await givenService(t)
  const skills = `${url}/v1/workspaces/default/skills`
  const ask = (token: string, address = skills) => fetch(address, { headers: bearer(token) })
  const first = await provider.programToken()
  t.equal((await ask(first)).status, 200)
  const me = await (await ask(first, `${url}/v1/me`)).json()
  t.match(me, {
    actor: /^client:/,
    person: null,
    roles: [{ workspace_id: 'default', role: 'publisher' }],
  })
  await provider.rotate()
  const second = await provider.programToken()
  await until(async () => (await ask(second)).status === 200)
  t.equal((await ask(first)).status, 401, 'the former key is no longer published')
  const third = await provider.programToken()
  await provider.goAway()
  t.equal((await ask(third)).status, 200, 'signed by a known key')
  const own = await givenToken(services, 'reader')
  t.equal((await ask(own.secret)).status, 200)
  const refused = await fetch(`${url}/console/sign-in/oidc`, { redirect: 'manual' })
  t.equal(refused.status, 503)
  t.match(await refused.text(), /The identity provider \S+ cannot be reached/)
  await provider.comeBack()
  provider.groups.set('ci', [])
  t.equal(
    (await ask(await provider.programToken())).status,
    404,
    'without its group it sees nothing',
  )
})

/** Keeps in memory what a host keeps on disk. */
class HostOfTest implements OAuthClientProvider {
  readonly redirectUrl = REDIRECT
  readonly clientMetadata = {
    client_name: 'a host of the test',
    redirect_uris: [REDIRECT],
    grant_types: ['authorization_code'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  }
  readonly kept = new Map<string, unknown>()
  asked: URL | null = null

  state = (): string => randomUUID()
  clientInformation = () => this.kept.get('client') as never
  saveClientInformation = (client: unknown): void => void this.kept.set('client', client)
  tokens = () => this.kept.get('tokens') as never
  saveTokens = (tokens: unknown): void => void this.kept.set('tokens', tokens)
  redirectToAuthorization = (url: URL): void => void (this.asked = url)
  saveCodeVerifier = (verifier: string): void => void this.kept.set('verifier', verifier)
  codeVerifier = () => String(this.kept.get('verifier'))
}

t.test('an MCP host finds the provider, registers and signs its user in by itself', async (t) => {
  const { provider, url } = await givenService(t)
  provider.groups.set('ada', ['staff'])
  for (const path of ['/mcp', '/v1/workspaces/default/mcp']) {
    const host = new HostOfTest()
    const open = () =>
      new StreamableHTTPClientTransport(new URL(url + path), { authProvider: host })
    const transport = open()
    const info = { name: 'a host', version: '1' }
    await t.rejects(new Client(info).connect(transport), UnauthorizedError)
    t.equal(host.asked?.origin, provider.url)
    t.equal(host.asked?.searchParams.get('resource'), url + path)
    const back = new URL(await passPages(host.asked?.href ?? '', 'ada'))
    await transport.finishAuth(back.searchParams)
    const client = new Client(info)
    await client.connect(open())
    const { tools } = await client.listTools()
    t.ok(tools.some(({ name }) => name === 'list_skills'))
    const { content } = await client.callTool({ name: 'list_skills', arguments: {} })
    t.ok(Array.isArray(content))
    await client.close()
  }
})
