/**
 * A real Postgres without an installation: the programs come with npm, the data is in one folder,
 * and the server listens on a private Unix socket only. All processes with the same folder share
 * one server, and the last one to close stops it. A process that dies leaves it running for the
 * next start, and a server that dies is restarted while any process holds it.
 */
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { makeFolder } from '../make-folder.ts'
import { acquireServer, stopServer, type Server } from './acquire.ts'
import * as cluster from './cluster.ts'
import { messageOf, PostgresFailure } from './failure.ts'
import { DATABASE, releaseServer, ROLE } from './hold.ts'
import { SOCKET_PORT } from './postmaster.ts'
import { findPrograms, checkVersion, thisPlatform } from './programs.ts'
import { chooseServerUser } from './server-user.ts'

export type EmbeddedOptions = {
  dataDir: string
  /** False for throw-away data, which a crash of the machine may destroy. */
  durable: boolean
  /** The server is gone, or a restart failed; the next restart is under way. */
  onLost?: (error: Error) => void
  onRestored?: () => void
  platform?: string
}

export type Embedded = {
  /** For `pg` and its users; remains the same after a restart of the server. */
  connectionString: string
  close: () => Promise<void>
}

const MAX_BACK_OFF_MS = 5000

const prepare = async (options: EmbeddedOptions): Promise<Server> => {
  const programs = findPrograms(options.platform ?? thisPlatform)
  await makeFolder(options.dataDir).catch((error: unknown) => {
    throw new PostgresFailure(`The data folder cannot be created: ${messageOf(error)}`)
  })
  const dataDir = await realpath(options.dataDir)
  const folder = cluster.clusterFolder(dataDir)
  const user = await chooseServerUser([programs, folder], await cluster.ownerOf(folder))
  const major = await checkVersion(programs, user)
  if ((await cluster.clusterVersion(folder)) === null) {
    const initdb = join(programs, 'bin', 'initdb')
    await cluster.createCluster({ dataDir, initdb, user, durable: options.durable })
  }
  const version = await cluster.clusterVersion(folder)
  if (version !== major) {
    throw new PostgresFailure(
      `${folder} is from Postgres ${version}, and this build brings ${major}: ` +
        `move that folder away to start anew, or set DATABASE_URL to a Postgres ${version}`,
    )
  }
  return {
    folder,
    socketFolder: cluster.socketFolder(folder),
    log: join(dataDir, 'postgres.log'),
    postgres: join(programs, 'bin', 'postgres'),
    user,
    durable: options.durable,
  }
}

const connectionString = (server: Server): string => {
  const query = new URLSearchParams({
    host: server.socketFolder,
    port: String(SOCKET_PORT),
    user: ROLE,
    sslmode: 'disable',
  })
  return `postgres:///${DATABASE}?${query.toString()}`
}

export const startEmbedded = async (options: EmbeddedOptions): Promise<Embedded> => {
  const server = await prepare(options)
  const closing = new AbortController()
  const { signal } = closing
  let restoring: Promise<void> = Promise.resolve()

  const restore = async (): Promise<void> => {
    options.onLost?.(new PostgresFailure('The embedded Postgres went away; starting it again'))
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      try {
        client = watch(await acquireServer(server, signal))
        options.onRestored?.()
        return
      } catch (error) {
        if (signal.aborted) return
        options.onLost?.(error instanceof Error ? error : new Error(messageOf(error)))
        const pause = Math.min(MAX_BACK_OFF_MS, 250 * 2 ** attempt)
        await sleep(pause, undefined, { signal }).catch(() => undefined)
      }
    }
  }
  const watch = (held: Client): Client => {
    held.once('end', () => {
      if (!signal.aborted) restoring = restore()
    })
    return held
  }

  let client = watch(await acquireServer(server, signal))

  return {
    connectionString: connectionString(server),
    close: async () => {
      if (signal.aborted) return
      closing.abort()
      await restoring
      try {
        if (await releaseServer(client)) await stopServer(server)
      } catch {
        // The server is gone already, or is stopping.
      }
      await client.end().catch(() => undefined)
    },
  }
}
