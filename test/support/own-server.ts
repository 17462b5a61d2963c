/** A Postgres of the test's own, which it may stop and kill: others would notice. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Test } from 'tap'
import { startEmbedded } from '../../src/platform/postgres/embedded.ts'
import { DATABASE, ROLE } from '../../src/platform/postgres/hold.ts'
import { readPostmaster, SOCKET_PORT } from '../../src/platform/postgres/postmaster.ts'
import { findPrograms, thisPlatform } from '../../src/platform/postgres/programs.ts'
import { databaseUrl } from './database.ts'
import { makeRunFolder, removeRunFolder } from './test-server.ts'

export type OwnServer = {
  connectionString: string
  /** Ends the server, orderly by SIGINT or not by SIGKILL; resolves once another one serves. */
  restart: (signal: 'SIGINT' | 'SIGKILL') => Promise<void>
}

/** Why there can be none here, or false. */
export const noOwnServer = (): string | false => {
  try {
    findPrograms(thisPlatform)
    return false
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The id of the process that serves a data folder. */
export const serverPid = async (dataDir: string): Promise<number | null> => {
  const found = await readPostmaster(join(dataDir, 'postgres'))
  return found?.pid ?? null
}

/** Of the server that a service has started in its data folder. */
export const socketUrl = async (dataDir: string): Promise<string> => {
  const found = await readPostmaster(join(dataDir, 'postgres'))
  if (!found?.socketFolder) throw new Error(`no server works in ${dataDir}`)
  const query = new URLSearchParams({
    host: found.socketFolder,
    port: String(SOCKET_PORT),
    user: ROLE,
  })
  return `postgres:///${DATABASE}?${query.toString()}`
}

/** Resolves once another process serves. */
export const isReplaced = async (dataDir: string, pid: number): Promise<void> => {
  for (let now: number | null = pid; now === null || now === pid; await sleep(20)) {
    now = await serverPid(dataDir)
  }
}

export const ownServer = async (t: Test): Promise<OwnServer> => {
  const folder = await makeRunFolder()
  t.teardown(() => removeRunFolder(folder))
  const dataDir = join(folder, 'data')
  // What it acknowledged must be there after a kill.
  const { connectionString, close } = await startEmbedded({ dataDir, durable: true })
  t.teardown(close)
  // The folder of the blob store has the name of the database.
  const name = `own_${randomUUID().replaceAll('-', '')}`
  const admin = new Client({ connectionString })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return {
    connectionString: databaseUrl(connectionString, name),
    restart: async (signal) => {
      const pid = await serverPid(dataDir)
      if (pid === null) throw new Error('no server runs')
      process.kill(pid, signal)
      await isReplaced(dataDir, pid)
    },
  }
}
