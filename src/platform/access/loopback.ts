/**
 * Host names that mean "this machine", and the check that keeps all others out of a service without
 * tokens: it recognises web pages by Origin and Sec-Fetch-Site, rebound DNS names by Host, and
 * clients of a proxy by the headers that the proxy adds. Pure.
 */
import { AppError } from '../errors.ts'

export type RequestHeaders = {
  authorization?: string | undefined
  host?: string | undefined
  origin?: string | undefined
  [name: string]: string | string[] | undefined
}

const LOOPBACK = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i

export const isLoopbackName = (host: string): boolean => LOOPBACK.test(host)

/** The host of a `host[:port]` Host header; null if it is malformed. */
const hostNameOf = (authority: string): string | null => {
  const match = /^(\[[0-9a-f:.]+\]|[^\s:/@?#[\]]+)(?::\d{1,5})?$/i.exec(authority)
  return match?.[1] ?? null
}

/** The host name of an Origin header; null for `null` and origins other than http. */
const originHostOf = (origin: string): string | null => {
  const match = /^https?:\/\/(.+)$/i.exec(origin)
  return match?.[1] === undefined ? null : hostNameOf(match[1])
}

/**
 * A page may call only its own origin, and programs send no Origin. A page of a rebound DNS name
 * passes this check, but it has no token, and without tokens `checkLoopback` rejects it.
 */
export const checkOrigin = ({ host, origin }: RequestHeaders): void => {
  if (origin === undefined) return
  const hostName = hostNameOf(host ?? '')?.toLowerCase()
  const originHost = originHostOf(origin)?.toLowerCase()
  const areLoopback = [hostName, originHost].every((name) => isLoopbackName(name ?? ''))
  if (originHost !== undefined && (originHost === hostName || areLoopback)) return
  throw new AppError('request.origin_refused', 'Pages of another origin may not call this service.')
}

const PROXY_HEADER = /^(?:forwarded|via|x-real-ip|x-forwarded-.*)$/

/** Behind a proxy on this machine, all remote clients would look local. */
const checkDirect = (headers: RequestHeaders): void => {
  const name = Object.keys(headers).find((given) => PROXY_HEADER.test(given))
  if (name === undefined) return
  throw new AppError(
    'request.origin_refused',
    `Without tokens this service accepts requests from this machine only, and \`${name}\` says that a proxy forwarded this one. Create a token (\`npm run token -- create --role admin\`) and send it, or connect without the proxy.`,
    { details: { header: name } },
  )
}

/** The host of the page that made the request, from Origin, else from Referer. */
const pageHostOf = ({ origin, referer }: RequestHeaders): string | null => {
  if (origin !== undefined) return originHostOf(origin)
  const url = [referer].flat()[0] ?? ''
  return URL.canParse(url) ? new URL(url).hostname : null
}

/**
 * Browsers send no Origin with images and links, but `Sec-Fetch-Site` with every request. Loopback
 * names share their site with no other name, so `same-site` is rejected only if the page names
 * another host.
 */
const checkSite = (headers: RequestHeaders): void => {
  const site = [headers['sec-fetch-site']].flat().join().toLowerCase()
  if (site === '' || site === 'none' || site === 'same-origin') return
  const isNamed = headers.origin !== undefined || headers['referer'] !== undefined
  const isLocal = !isNamed || isLoopbackName(pageHostOf(headers) ?? '')
  if (site === 'same-site' && isLocal) return
  throw new AppError(
    'request.origin_refused',
    'Without tokens this service accepts no requests from pages of other sites, or from links on them. Type the URL into the address bar, or send the request from a program.',
  )
}

/** Forms of pages that send no referrer have this origin; pages in a sandbox are `cross-site`. */
const isOwnForm = (headers: RequestHeaders): boolean =>
  headers.origin === 'null' && [headers['sec-fetch-site']].flat().join() === 'same-origin'

/** Callers of a service without tokens: programs and pages of this machine only. */
export const checkLoopback = (headers: RequestHeaders): void => {
  const hostName = hostNameOf(headers.host ?? '')
  if (hostName === null || !isLoopbackName(hostName)) {
    throw new AppError(
      'request.host_refused',
      'Without tokens this service accepts requests for loopback names only, such as 127.0.0.1.',
    )
  }
  checkDirect(headers)
  if (headers.origin !== undefined && !isOwnForm(headers)) {
    const originHost = originHostOf(headers.origin)
    if (originHost === null || !isLoopbackName(originHost)) {
      throw new AppError(
        'request.origin_refused',
        'Pages of another origin may not call this service.',
      )
    }
  }
  checkSite(headers)
}
