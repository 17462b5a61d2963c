/** A browser, as far as signing in goes: keeps cookies, and sends what browsers send. */
import type { App } from '../../src/app.ts'
import type { Answer } from './given.ts'
import { PUBLIC_URL, type TestIssuer } from './issuer.ts'

export type Page = Answer & { location: string; text: string }

type Sent = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  form?: Record<string, string>
  payload?: unknown
  headers?: Record<string, string>
}

const fetchMetadata = {
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
}

export class Browser {
  readonly cookies = new Map<string, string>()
  readonly #app: App

  constructor(app: App) {
    this.#app = app
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async send(
    url: string,
    { method = 'GET', form, payload, headers = {} }: Sent = {},
  ): Promise<Page> {
    const body = form ? new URLSearchParams(form).toString() : payload
    const response = await this.#app.inject({
      method,
      url,
      headers: {
        host: new URL(PUBLIC_URL).host,
        ...fetchMetadata,
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...(this.cookies.size > 0 ? { cookie: this.cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as string }),
    })
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const isJson = /json/.test(String(response.headers['content-type']))
    return {
      status: response.statusCode,
      location: response.headers.location ?? '',
      text: response.payload,
      headers: response.headers,
      body: isJson ? response.json() : null,
    }
  }

  signInByToken(token: string, headers: Record<string, string> = {}): Promise<Page> {
    return this.send('/console/session', { method: 'POST', form: { token }, headers })
  }

  /** To the provider and back. */
  async signIn(issuer: TestIssuer, returnTo = '/console/session'): Promise<Page> {
    const query = new URLSearchParams({ return_to: returnTo })
    const { location } = await this.send(`/console/sign-in/oidc?${query.toString()}`)
    return this.send(issuer.authorize(location), { headers: { 'sec-fetch-site': 'cross-site' } })
  }
}
