/** The two cookies of a browser as requests and replies carry them. */
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  checkMayHaveCookies,
  cookieText,
  readCookie,
  SESSION_PREFIX,
  type Site,
  siteOf,
} from '../../platform/access/cookies.ts'

const SESSION_SECONDS = 24 * 3600
const SIGN_IN_SECONDS = 600

export class BrowserCookies {
  readonly #publicUrl: string | null

  constructor(publicUrl: string | null) {
    this.#publicUrl = publicUrl
  }

  /** Throws where a cookie could be read on its way. */
  siteOf(request: FastifyRequest): Site {
    const site = siteOf(request, this.#publicUrl)
    checkMayHaveCookies(site)
    return site
  }

  /** The session of the browser as a credential. */
  sessionOf(request: FastifyRequest): string | null {
    const secret = readCookie(request.headers, 'session', siteOf(request, this.#publicUrl))
    return secret ? SESSION_PREFIX + secret : null
  }

  setSession(request: FastifyRequest, reply: FastifyReply, secret: string | null): void {
    const given = { site: siteOf(request, this.#publicUrl), seconds: SESSION_SECONDS }
    reply.header('set-cookie', cookieText('session', secret, given))
  }

  /** What ties a sign-in to the browser that started it. */
  signInOf(request: FastifyRequest): string | null {
    return readCookie(request.headers, 'signIn', siteOf(request, this.#publicUrl)) || null
  }

  /** Kept where there is one, so that sign-ins of two tabs do not disturb each other. */
  setSignIn(request: FastifyRequest, reply: FastifyReply): string {
    const site = this.siteOf(request)
    const browser = this.signInOf(request) ?? randomBytes(32).toString('base64url')
    reply.header('set-cookie', cookieText('signIn', browser, { site, seconds: SIGN_IN_SECONDS }))
    return browser
  }
}
