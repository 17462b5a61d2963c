/**
 * Connects to a cluster, and starts its server if no process runs one.
 */
import type { ChildProcess } from 'node:child_process'
import { rmdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { ensureSocketFolder } from './cluster.ts'
import { PostgresFailure } from './failure.ts'
import { holdServer } from './hold.ts'
import * as postmaster from './postmaster.ts'
import type { ServerUser } from './server-user.ts'

const POLL_MS = 50
const START_ATTEMPTS = 4
const SILENT_MS = 60_000
const STOP_MS = 30_000

export type Server = {
  folder: string
  socketFolder: string
  log: string
  postgres: string
  user: ServerUser
  durable: boolean
}

const spawnServer = async (server: Server): Promise<ChildProcess> => {
  await ensureSocketFolder(server.socketFolder, server.user)
  const child = postmaster.spawnPostmaster({ ...server, cluster: server.folder })
  child.once('error', () => undefined)
  return child
}

const isGone = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null || child.pid === undefined

/** Attaches to the running server or starts it, and repeats that until one succeeds. */
export const acquireServer = async (server: Server, signal: AbortSignal): Promise<Client> => {
  let child: ChildProcess | null = null
  let attempts = 0
  let silentSince = performance.now()
  while (!signal.aborted) {
    const found = await postmaster.readPostmaster(server.folder)
    if (found !== null && (await postmaster.isServing(found.pid, server.folder))) {
      const held = found.socketFolder === null ? 'silent' : await holdServer(found.socketFolder)
      if (typeof held === 'object') return held
      if (held === 'busy') silentSince = performance.now()
      if (performance.now() - silentSince > SILENT_MS) {
        throw new PostgresFailure(
          `The Postgres of ${server.folder} (process ${found.pid}) does not respond: ` +
            `end that process and start again; its log is ${server.log}`,
        )
      }
    } else if (child === null || isGone(child)) {
      if (attempts === START_ATTEMPTS) {
        throw new PostgresFailure(
          `Postgres did not start: ${await postmaster.lastErrorMessage(server.log)} (${server.log})`,
        )
      }
      if (found !== null) await postmaster.discardStale(server.folder, found)
      await sleep(attempts * attempts * 100)
      child = await spawnServer(server)
      attempts += 1
      silentSince = performance.now()
    }
    await sleep(POLL_MS)
  }
  throw new PostgresFailure('The embedded Postgres was closed while it started')
}

/** Called by the last process that holds the server. */
export const stopServer = async (server: Server): Promise<void> => {
  const found = await postmaster.readPostmaster(server.folder)
  if (found === null || !(await postmaster.isServing(found.pid, server.folder))) return
  // A fast shutdown ends all sessions and writes everything out.
  process.kill(found.pid, 'SIGINT')
  const deadline = performance.now() + STOP_MS
  while (performance.now() < deadline) {
    // The server removes its pid file a moment before it exits.
    if (!(await postmaster.isServing(found.pid, server.folder))) break
    await sleep(POLL_MS)
  }
  await rmdir(found.socketFolder ?? server.socketFolder).catch(() => undefined)
}
