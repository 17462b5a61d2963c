/**
 * A connection string may name several servers, as libpq's do: `postgres://user@one:5432,two/name`.
 * Connections then go to the one of the wanted kind, which `target_session_attrs` may name. The
 * driver knows one host only.
 */
const SEVERAL = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)([^#]*)$/
const PARAMETER = 'target_session_attrs'

/** What connections are for: with writes they go to the primary, without them to a standby. */
export type Use = 'writes' | 'reads'

type Target = 'any' | 'primary' | 'standby'

const targets: Record<Use, Partial<Record<string, Target>>> = {
  writes: { any: 'any', primary: 'primary', 'read-write': 'primary' },
  reads: { standby: 'standby' },
}
const usual: Record<Use, string> = { writes: 'primary', reads: 'standby' }

type Parsed = { urls: string[]; target: Target }

type Connection = { url: string; drop: () => void }

/** Null if one of the addresses, or the kind of server that is wanted, is invalid. */
export const parseServers = (connectionString: string, use: Use = 'writes'): Parsed | null => {
  const [, start = '', hosts = '', end = ''] = SEVERAL.exec(connectionString) ?? []
  const urls = hosts.split(',').map((host) => start + host + end)
  if (start === '' || !urls.every((url) => URL.canParse(url))) return null
  const named = new URL(urls[0] ?? '').searchParams.get(PARAMETER)
  if (urls.length === 1 && named === null) return { urls: [connectionString], target: 'any' }
  const target = targets[use][named ?? usual[use]]
  return target === undefined ? null : { urls, target }
}

/** The servers of one connection string, and the one that accepted a connection last. */
export class Servers {
  readonly urls: readonly string[]
  readonly target: Target
  readonly #open = new Set<Connection>()
  #position = 0

  constructor({ urls, target }: Parsed) {
    this.urls = urls
    this.target = target
  }

  get current(): string {
    return this.urls[this.#position] ?? ''
  }

  /** Turns to the next one, unless another connection has turned from this one already. */
  leave(url: string): void {
    if (url === this.current) this.#position = (this.#position + 1) % this.urls.length
  }

  /** There is one primary, and connections to one whose machine is gone would wait for minutes. */
  add(connection: Connection): void {
    this.#open.add(connection)
    if (this.target !== 'primary') return
    for (const other of this.#open) if (other.url !== connection.url) other.drop()
  }

  remove(connection: Connection): void {
    this.#open.delete(connection)
  }
}

const known = new Map<string, Servers>()

/** The same object for the same string, so that all connections of the process turn together. */
export const serversOf = (connectionString = '', use: Use = 'writes'): Servers => {
  const name = `${use} ${connectionString}`
  const parsed = parseServers(connectionString, use)
  const servers =
    known.get(name) ?? new Servers(parsed ?? { urls: [connectionString], target: 'any' })
  known.set(name, servers)
  return servers
}
