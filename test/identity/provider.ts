/** A real identity provider on loopback, whose people, groups and keys a test may change. */
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Test } from 'tap'
import { type Configuration, newProvider, type Provider } from '../tools/identity/oidc-provider.ts'

const CLIENT = { id: 'skill-registry', secret: 'a-secret-of-the-test' }
const PROGRAM = { id: 'ci', secret: 'a-secret-of-the-program' }

const newKey = async (): Promise<JWK> => ({
  ...(await exportJWK((await generateKeyPair('RS256', { extractable: true })).privateKey)),
  kid: crypto.randomUUID(),
  use: 'sig',
  alg: 'RS256',
})

export class IdentityProvider {
  url = ''
  readonly groups = new Map<string, string[]>([[PROGRAM.id, ['staff']]])
  readonly #publicUrl: string
  #provider: Provider | null = null
  #server: Server

  private constructor(publicUrl: string) {
    this.#publicUrl = publicUrl
    this.#server = this.#newServer()
  }

  static async start(t: Test, publicUrl: string): Promise<IdentityProvider> {
    const provider = new IdentityProvider(publicUrl)
    await provider.#listen(0)
    await provider.rotate()
    t.teardown(() => provider.goAway())
    return provider
  }

  /** For the environment of the service. */
  get env(): Record<string, string> {
    return {
      OIDC_ISSUER: this.url,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_ADMIN_GROUP: 'operators',
      PUBLIC_URL: this.#publicUrl,
    }
  }

  /** Signs with another key from now on; what it stored before stays. */
  async rotate(): Promise<void> {
    this.#provider = newProvider(this.url, this.#configuration(await newKey()))
    for (const event of ['server_error', 'backchannel.error']) {
      this.#provider.on(event, (_context, error) => process.stderr.write(`${String(error)}\n`))
    }
  }

  async goAway(): Promise<void> {
    this.#server.closeAllConnections()
    if (!this.#server.listening) return
    this.#server.close()
    await once(this.#server, 'close')
  }

  async comeBack(): Promise<void> {
    this.#server = this.#newServer()
    await this.#listen(Number(new URL(this.url).port))
  }

  /** A token that the program gets for itself. */
  async programToken(): Promise<string> {
    const response = await fetch(`${this.url}/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${PROGRAM.id}:${PROGRAM.secret}`).toString('base64')}`,
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', resource: this.#publicUrl }),
    })
    const body = (await response.json()) as { access_token?: string }
    if (body.access_token === undefined) throw new Error(JSON.stringify(body))
    return body.access_token
  }

  #newServer(): Server {
    return createServer((request, response) => this.#provider?.callback()(request, response))
  }

  async #listen(port: number): Promise<void> {
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  #groupsOf(id: string): string[] {
    return this.groups.get(id) ?? []
  }

  #configuration(key: JWK): Configuration {
    const registry = this.#publicUrl
    return {
      jwks: { keys: [key] },
      cookies: { keys: ['a-key-of-the-test'] },
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          token_endpoint_auth_method: 'client_secret_post',
          redirect_uris: [`${registry}/console/sign-in/callback`],
          post_logout_redirect_uris: [`${registry}/console/signed-out`],
          backchannel_logout_uri: `${registry}/console/sign-in/back-channel`,
          backchannel_logout_session_required: true,
        },
        {
          client_id: PROGRAM.id,
          client_secret: PROGRAM.secret,
          grant_types: ['client_credentials'],
          redirect_uris: [],
          response_types: [],
        },
      ],
      // Its own would not call this machine.
      fetch: (
        url: string,
        { dispatcher: _dispatcher, ...init }: RequestInit & { dispatcher?: unknown },
      ) => fetch(url, init),
      scopes: ['openid', 'profile', 'groups', 'offline_access'],
      claims: { openid: ['sub'], profile: ['name'], groups: ['groups'] },
      findAccount: (_context, id) => ({
        accountId: id,
        claims: () => ({ sub: id, name: `${id} of the test`, groups: this.#groupsOf(id) }),
      }),
      extraTokenClaims: (_context, token) => ({
        groups: this.#groupsOf(token.accountId ?? token.clientId ?? ''),
      }),
      features: {
        devInteractions: { enabled: true },
        clientCredentials: { enabled: true },
        backchannelLogout: { enabled: true },
        deviceFlow: { enabled: true },
        revocation: { enabled: true },
        rpInitiatedLogout: { enabled: true },
        registration: { enabled: true },
        resourceIndicators: {
          enabled: true,
          getResourceServerInfo: (_context, resource) => ({
            scope: '',
            audience: resource,
            accessTokenFormat: 'jwt',
            accessTokenTTL: 600,
            jwt: { sign: { alg: 'RS256' } },
          }),
          useGrantedResource: () => true,
        },
      },
    }
  }
}
