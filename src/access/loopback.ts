/** Which host names mean "this machine". Pure. */

const LOOPBACK = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i

export const isLoopbackName = (host: string): boolean => LOOPBACK.test(host)

/** `host[:port]` of a Host header; null when it is not one. */
export const hostNameOf = (authority: string): string | null => {
  const match = /^(\[[0-9a-f:.]+\]|[^\s:/@?#[\]]+)(?::\d{1,5})?$/i.exec(authority)
  return match?.[1] ?? null
}

/** The host name of an Origin header; null for `null` and anything that is not an http origin. */
export const originHostOf = (origin: string): string | null => {
  const match = /^https?:\/\/(.+)$/i.exec(origin)
  return match?.[1] === undefined ? null : hostNameOf(match[1])
}
