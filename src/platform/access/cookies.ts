/**
 * The cookies of browsers, and the requests for which they count. A cookie is sent by the browser
 * whichever page made the request, so a change needs proof that a page of this service did (Fetch
 * Metadata, else `Origin`). Pure.
 */
import { parseCookie, stringifySetCookie } from 'cookie'
import { AppError } from '../errors.ts'
import { isLoopbackName, type RequestHeaders } from './loopback.ts'

/** No bearer token can start with it. */
export const SESSION_PREFIX = 'session:'

/** How a browser reaches the service. */
export type Site = { origin: string; isSecure: boolean }

/** Behind a proxy without TLS of its own only `PUBLIC_URL` says what the browser sees. */
export const siteOf = (
  request: { protocol: string; host: string },
  publicUrl: string | null,
): Site => {
  const origin = publicUrl ?? `${request.protocol}://${request.host}`
  return { origin, isSecure: origin.startsWith('https:') }
}

/** A cookie without TLS could be read on the way, unless there is none. */
export const checkMayHaveCookies = ({ origin, isSecure }: Site): void => {
  if (isSecure || (URL.canParse(origin) && isLoopbackName(new URL(origin).hostname))) return
  throw new AppError(
    'access.insecure_sign_in',
    'Browsers sign in over HTTPS only, except on this machine. Put a proxy with TLS in front of the service and name it in TRUSTED_PROXIES, or set PUBLIC_URL.',
  )
}

const cookieNames = { session: 'skr', signIn: 'skr-sign-in' } as const
type CookieName = keyof typeof cookieNames

/** The prefix makes browsers refuse the cookie of another host or of plain HTTP. */
const nameOf = (name: CookieName, { isSecure }: Site): string =>
  `${isSecure ? '__Host-' : ''}${cookieNames[name]}`

export const readCookie = (
  { cookie }: RequestHeaders,
  name: CookieName,
  site: Site,
): string | null =>
  typeof cookie === 'string' ? (parseCookie(cookie)[nameOf(name, site)] ?? null) : null

/** For `Set-Cookie`; null deletes it. */
export const cookieText = (
  name: CookieName,
  value: string | null,
  { site, seconds }: { site: Site; seconds: number },
): string =>
  stringifySetCookie({
    name: nameOf(name, site),
    value: value ?? '',
    maxAge: value === null ? 0 : seconds,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: site.isSecure,
  })

const textOf = (header: string | string[] | undefined): string | undefined => [header].flat()[0]

/** Throws unless a page of this service made the request. */
export const checkOwnPage = (headers: RequestHeaders, { origin }: Site): void => {
  const site = textOf(headers['sec-fetch-site'])
  if (site === undefined ? headers.origin === origin : site === 'same-origin') return
  throw new AppError(
    'request.origin_refused',
    'Only pages of this service may do this with the cookie of a browser. Programs send `Authorization: Bearer` with a token.',
  )
}

/** Links and images of other sites carry no session, a followed link does. */
const isRead = (headers: RequestHeaders): boolean => {
  const site = textOf(headers['sec-fetch-site'])
  if (site === undefined || site === 'same-origin' || site === 'none') return true
  return headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
}

/** The credential of the session of a request; null if there is none, or it does not count. */
export const sessionOf = (
  { method, headers }: { method: string; headers: RequestHeaders },
  site: Site,
): string | null => {
  if (headers['cookie'] === undefined) return null
  const secret = readCookie(headers, 'session', site)
  if (secret === null || secret === '') return null
  if (method !== 'GET' && method !== 'HEAD') checkOwnPage(headers, site)
  else if (!isRead(headers)) return null
  return SESSION_PREFIX + secret
}
