/**
 * The origins that may be called: those that an operator lists; in open mode loopback too. Pure.
 */
import { isIP } from 'node:net'
import { isLoopbackName } from '../access/loopback.ts'
import type { Reach } from './addresses.ts'

/** The origin of `https://host[:port]`; null for any other text. */
export const parseOrigin = (text: string): string | null => {
  if (!URL.canParse(text)) return null
  const { protocol, pathname, search, hash, username, password, origin } = new URL(text)
  const isBare = pathname === '/' && search + hash + username + password === ''
  return /^https?:$/.test(protocol) && isBare && !/[?#@*]/.test(text) ? origin : null
}

/** As the origin of the request that opens a socket: `https:` for `wss:`; null for any other text. */
export const parseSocketOrigin = (text: string): string | null =>
  /^wss?:/i.test(text) ? parseOrigin(httpOf(text)) : null

/** The URL of the request that opens a socket. */
export const httpOf = (socketUrl: string): string => socketUrl.replace(/^ws/i, 'http')

type Allowed = { listed: ReadonlySet<string>; isOpen: boolean }

/** The reach of a call to the origin; null if it may not be called. */
export const reachOf = (url: URL, { listed, isOpen }: Allowed): Reach | null => {
  if (listed.has(url.origin)) return 'listed'
  return isOpen && isLoopbackName(url.hostname) ? 'loopback' : null
}

/** The IP address that the URL has in place of a name, or null. */
export const literalOf = ({ hostname }: URL): string | null => {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(bare) === 0 ? null : bare
}

/**
 * Why a text is not a callable URL, or null. Whether its origin is allowed is checked elsewhere.
 */
export const urlFault = (text: string): string | null => {
  if (!URL.canParse(text)) return 'is not an absolute URL'
  const { protocol, username, password } = new URL(text)
  if (!/^https?:$/.test(protocol)) return 'must start with http:// or https://'
  if (username !== '' || password !== '') return 'must not contain a user name or a password'
  return null
}
