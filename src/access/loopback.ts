/**
 * Which host names mean "this machine", and the check that keeps others out of a service without
 * tokens: web pages by their Origin, rebound DNS names by their Host. Pure.
 */
import { AppError } from '../errors.ts'

const LOOPBACK = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i

export const isLoopbackName = (host: string): boolean => LOOPBACK.test(host)

/** `host[:port]` of a Host header; null when it is not one. */
const hostNameOf = (authority: string): string | null => {
  const match = /^(\[[0-9a-f:.]+\]|[^\s:/@?#[\]]+)(?::\d{1,5})?$/i.exec(authority)
  return match?.[1] ?? null
}

/** The host name of an Origin header; null for `null` and anything that is not an http origin. */
const originHostOf = (origin: string): string | null => {
  const match = /^https?:\/\/(.+)$/i.exec(origin)
  return match?.[1] === undefined ? null : hostNameOf(match[1])
}

/**
 * A page may call only what has its own name. Who has a token to send needs no page, and a page that
 * got at one by a rebound name has the wrong origin.
 */
export const checkOrigin = ({ host, origin }: Headers): void => {
  if (origin === undefined) return
  const hostName = hostNameOf(host ?? '')?.toLowerCase()
  const originHost = originHostOf(origin)?.toLowerCase()
  const areLoopback = [hostName, originHost].every((name) => isLoopbackName(name ?? ''))
  if (originHost !== undefined && (originHost === hostName || areLoopback)) return
  throw new AppError('request.origin_refused', 'Pages of another origin may not call this service.')
}

type Headers = { host?: string | undefined; origin?: string | undefined }

export const checkLoopback = ({ host, origin }: Headers): void => {
  const hostName = hostNameOf(host ?? '')
  if (hostName === null || !isLoopbackName(hostName)) {
    throw new AppError(
      'request.host_refused',
      'Without tokens this service answers to loopback names only, such as 127.0.0.1.',
    )
  }
  if (origin === undefined) return
  const originHost = originHostOf(origin)
  if (originHost === null || !isLoopbackName(originHost)) {
    throw new AppError(
      'request.origin_refused',
      'Pages of another origin may not call this service.',
    )
  }
}
