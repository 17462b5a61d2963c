/** The pages of the provider without a browser: a person who signs in and agrees. */

/** Follows redirects with cookies, as a browser does, until `isEnd` or a page. */
class Visit {
  readonly #cookies = new Map<string, Map<string, string>>()

  async open(address: string, form?: Record<string, string>): Promise<Response> {
    const { origin } = new URL(address)
    const jar = this.#cookies.get(origin) ?? new Map<string, string>()
    this.#cookies.set(origin, jar)
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/expires=Thu, 01 Jan 1970/i.test(cookie)) jar.delete(name)
      else jar.set(name, value)
    }
    return response
  }

  async follow(address: string, form?: Record<string, string>): Promise<[string, Response]> {
    let at = address
    let response = await this.open(at, form)
    for (let step = 0; step < 10; step += 1) {
      const location = response.headers.get('location')
      if (location === null) break
      at = new URL(location, at).href
      if (!at.startsWith(new URL(address).origin)) break
      response = await this.open(at)
    }
    return [at, response]
  }
}

const hiddenIn = (page: string): Record<string, string> =>
  Object.fromEntries(
    [...page.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
      /name="([^"]*)"/.exec(input)?.[1] ?? '',
      /value="([^"]*)"/.exec(input)?.[1] ?? '',
    ]),
  )

/** Signs in as `login`, agrees to everything, and returns where the provider sends the browser. */
export const passPages = async (authorizationUrl: string, login: string): Promise<string> => {
  const visit = new Visit()
  const { origin } = new URL(authorizationUrl)
  let [at, response] = await visit.follow(authorizationUrl)
  for (let page = 0; page < 5 && at.startsWith(origin); page += 1) {
    const text = await response.text()
    const action = /<form[^>]*action="([^"]*)"/.exec(text)?.[1]
    if (action === undefined && /Sign-in Success/.test(text)) return at
    if (action === undefined) throw new Error(`no form at ${at}: ${text.slice(0, 500)}`)
    const form = {
      ...hiddenIn(text),
      ...(/type="password"/.test(text) ? { login, password: 'x' } : {}),
    }
    ;[at, response] = await visit.follow(new URL(action, at).href, form)
  }
  return at
}
