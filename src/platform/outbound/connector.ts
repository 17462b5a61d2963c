/**
 * Opens connections to checked addresses only. A name is resolved once per connection, and the
 * checked address is the one connected to, so a changed DNS record has no effect.
 */
import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { buildConnector } from 'undici'
import { mayReach, type Reach } from './addresses.ts'
import { OutboundFailure } from './failure.ts'

/** All addresses of a host name. */
export type Resolve = (hostName: string) => Promise<string[]>

/** By the system resolver, including the hosts file. */
export const resolveBySystem: Resolve = async (hostName) =>
  (await lookup(hostName, { all: true })).map(({ address }) => address)

const CONNECT_WITHIN_MS = 10_000

const addressesOf = async (hostName: string, resolve: Resolve): Promise<string[]> => {
  if (isIP(hostName) !== 0) return [hostName]
  try {
    return await resolve(hostName)
  } catch (error) {
    throw new OutboundFailure('failed', `The name ${hostName} does not resolve.`, error)
  }
}

const pinnedTo = (addresses: string[]): LookupFunction => {
  const answers = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_hostName, { all }, done) => {
    const [first] = answers
    if (all === true || first === undefined) done(null, answers)
    else done(null, first.address, first.family)
  }
}

type Guard = { resolve: Resolve; reachOf: (url: URL) => Reach | null }

const check = async (
  { protocol, host, hostname }: buildConnector.Options,
  { resolve, reachOf }: Guard,
): Promise<string[]> => {
  const reach = reachOf(new URL(`${protocol}//${host ?? hostname}`))
  if (reach === null) throw new OutboundFailure('refused', `${hostname} may not be called.`)
  const addresses = await addressesOf(hostname, resolve)
  if (mayReach(addresses, reach)) return addresses
  throw new OutboundFailure('refused', `${hostname} has an address that may not be called.`)
}

const open = (addresses: string[]): buildConnector.connector =>
  buildConnector({
    lookup: pinnedTo(addresses),
    timeout: CONNECT_WITHIN_MS,
    allowH2: false,
    maxCachedSessions: 0,
  })

export const guardedConnector =
  (guard: Guard): buildConnector.connector =>
  async (options, done) => {
    try {
      open(await check(options, guard))(options, done)
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)), null)
    }
  }
