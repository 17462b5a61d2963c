/**
 * An identity provider that does what a test says, also what none should: signs anything, with any
 * key, is away, forgets what it was asked. Real ones are tried in test/identity.
 */
import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { Test } from 'tap'
import type { Env } from '../../src/platform/config/config.ts'

export const PUBLIC_URL = 'http://127.0.0.1:8080'
export const CLIENT_ID = 'skill-registry'
const SECRET = 'a-secret-of-the-test'

type Key = { kid: string; privateKey: CryptoKey; publicKey: CryptoKey }

const newKey = async (): Promise<Key> => ({
  kid: randomUUID(),
  ...(await generateKeyPair('ES256')),
})

/** Anything, also what no token may have. */
type Claims = Record<string, unknown>

type User = { sub: string; groups?: unknown; [claim: string]: unknown }

type Asked = { nonce: string; challenge: string; redirectUri: string }

export const nowSeconds = (): number => Math.floor(Date.now() / 1000)

export class TestIssuer {
  url = ''
  user: User = { sub: 'ada', name: 'Ada', groups: ['staff'] }
  /** The last thing that happens to the claims of an ID token. */
  spoil: (claims: Claims) => Claims = (claims) => claims
  /** `iss` of the callback. */
  statedIssuer: string | null = null
  key: Key
  readonly requests: string[] = []
  readonly #codes = new Map<string, Asked>()
  #server: Server

  private constructor(key: Key) {
    this.key = key
    this.#server = this.#newServer()
  }

  static async start(t: Test): Promise<TestIssuer> {
    const issuer = new TestIssuer(await newKey())
    await issuer.#listen(0)
    t.teardown(() => issuer.goAway())
    return issuer
  }

  /** For the environment of an app. */
  get env(): Env {
    return {
      OIDC_ISSUER: this.url,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: SECRET,
      OIDC_ADMIN_GROUP: 'operators',
      PUBLIC_URL,
    }
  }

  async rotate(): Promise<void> {
    this.key = await newKey()
  }

  async goAway(): Promise<void> {
    this.#server.closeAllConnections()
    if (this.#server.listening) {
      this.#server.close()
      await once(this.#server, 'close')
    }
  }

  async comeBack(): Promise<void> {
    this.#server = this.#newServer()
    await this.#listen(Number(new URL(this.url).port))
  }

  sign(claims: Claims, key = this.key): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: key.kid })
      .sign(key.privateKey)
  }

  /** Of the user, good for five minutes; `claims` may be anything. */
  accessToken(claims: Claims = {}): Promise<string> {
    const now = nowSeconds()
    return this.sign({
      iss: this.url,
      aud: PUBLIC_URL,
      iat: now,
      exp: now + 300,
      client_id: 'some-app',
      ...this.user,
      ...claims,
    })
  }

  async bearer(claims: Claims = {}): Promise<{ authorization: string }> {
    return { authorization: `Bearer ${await this.accessToken(claims)}` }
  }

  logoutToken(claims: Claims = {}): Promise<string> {
    const events = { 'http://schemas.openid.net/event/backchannel-logout': {} }
    return this.sign({
      iss: this.url,
      aud: CLIENT_ID,
      iat: nowSeconds(),
      jti: randomUUID(),
      events,
      ...claims,
    })
  }

  /** What a person does there: signs in, and is sent back. The address that the browser gets. */
  authorize(address: string): string {
    const { searchParams: asked } = new URL(address)
    const code = randomUUID()
    const redirectUri = asked.get('redirect_uri') ?? ''
    this.#codes.set(code, {
      nonce: asked.get('nonce') ?? '',
      challenge: asked.get('code_challenge') ?? '',
      redirectUri,
    })
    const back = new URL(redirectUri)
    back.searchParams.set('code', code)
    back.searchParams.set('state', asked.get('state') ?? '')
    back.searchParams.set('iss', this.statedIssuer ?? this.url)
    return back.pathname + back.search
  }

  #newServer(): Server {
    return createServer((request, response) => void this.#answer(request, response))
  }

  async #listen(port: number): Promise<void> {
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', this.url)
    this.requests.push(pathname)
    let body = ''
    for await (const bytes of request) body += String(bytes)
    const [status, answer] = await this.#route(pathname, new URLSearchParams(body))
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  }

  async #route(path: string, form: URLSearchParams): Promise<[number, unknown]> {
    if (path === '/.well-known/openid-configuration') return [200, this.#metadata()]
    if (path === '/jwks') {
      const jwk = await exportJWK(this.key.publicKey)
      return [200, { keys: [{ ...jwk, kid: this.key.kid, alg: 'ES256', use: 'sig' }] }]
    }
    return path === '/token' ? this.#tokens(form) : [404, {}]
  }

  #metadata() {
    return {
      issuer: this.url,
      authorization_endpoint: `${this.url}/authorize`,
      token_endpoint: `${this.url}/token`,
      jwks_uri: `${this.url}/jwks`,
      end_session_endpoint: `${this.url}/logout`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
      scopes_supported: ['openid', 'profile', 'email', 'groups'],
    }
  }

  async #tokens(form: URLSearchParams): Promise<[number, unknown]> {
    const code = form.get('code') ?? ''
    const asked = this.#codes.get(code)
    this.#codes.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isGood =
      asked?.challenge === challenge &&
      asked.redirectUri === form.get('redirect_uri') &&
      form.get('client_secret') === SECRET
    if (!isGood) return [400, { error: 'invalid_grant' }]
    const now = nowSeconds()
    const claims = { iss: this.url, aud: CLIENT_ID, iat: now, exp: now + 300, nonce: asked.nonce }
    const idToken = await this.sign(this.spoil({ ...claims, sid: 'a-session', ...this.user }))
    const accessToken = await this.accessToken()
    return [200, { access_token: accessToken, token_type: 'Bearer', id_token: idToken }]
  }
}
