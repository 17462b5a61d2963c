/**
 * A connection to the primary, or to a standby, of the servers that the connection string names. One
 * that fails makes the next connection go to the next server: a statement is never sent twice.
 */
import { Client, type ClientConfig } from 'pg'
import { type Servers, serversOf, type Use } from './servers.ts'

export type ServerConfig = ClientConfig & {
  /** Default: writes. */
  use?: Use
}

const complaints = {
  primary: 'the server accepts no writes',
  standby: 'the server is no standby',
}

export class ServerClient extends Client {
  readonly #url: string
  readonly #servers: Servers

  constructor({ use, ...config }: ServerConfig = {}) {
    const servers = serversOf(config.connectionString, use)
    const url = servers.current
    super({ ...config, connectionString: url })
    this.#servers = servers
    this.#url = url
    this.once('error', () => servers.leave(url))
    this.once('end', () => servers.remove(this))
  }

  /** No property of the object, since a log prints those, and this one has the password. */
  get url(): string {
    return this.#url
  }

  /** Callers that wait for a response get an error. */
  drop(): void {
    this.connection.stream.destroy()
  }

  override connect(): Promise<Client>
  override connect(callback: ((error: Error) => void) | ((error: null, c: Client) => void)): void
  override connect(callback?: (...given: never[]) => void): Promise<Client> | void {
    const connected = this.#connect()
    if (callback === undefined) return connected
    const end = callback as (error: Error | null) => void
    connected.then(() => end(null), end)
  }

  async #connect(): Promise<this> {
    try {
      await super.connect()
      await this.#check()
      this.#servers.add(this)
      return this
    } catch (error) {
      this.#servers.leave(this.#url)
      throw error
    }
  }

  async #check(): Promise<void> {
    const { target } = this.#servers
    if (target === 'any') return
    const { rows } = await this.query<{ is_primary: boolean; is_standby: boolean }>(`
      select current_setting('transaction_read_only') = 'off' as is_primary,
        pg_is_in_recovery() as is_standby`)
    if (rows[0]?.[`is_${target}`] === true) return
    await this.end()
    throw new Error(complaints[target])
  }
}

/** Turns to the first server that accepts connections of this kind; throws if none does. */
export const findServer = async (connectionString: string): Promise<void> => {
  const { urls } = serversOf(connectionString)
  for (const [index] of urls.entries()) {
    const client = new ServerClient({ connectionString, connectionTimeoutMillis: 5000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (index === urls.length - 1) throw error
    }
  }
}
