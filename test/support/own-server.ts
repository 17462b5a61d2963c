/** A Postgres of the test's own, which it may stop and kill: others would notice. */
import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'
import type { Test } from 'tap'
import { startEmbedded } from '../../src/postgres/embedded.ts'
import { readPostmaster } from '../../src/postgres/postmaster.ts'
import { findPrograms, thisPlatform } from '../../src/postgres/programs.ts'
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

export const ownServer = async (t: Test): Promise<OwnServer> => {
  const folder = await makeRunFolder()
  t.teardown(() => removeRunFolder(folder))
  const dataDir = join(folder, 'data')
  let restored = 0
  const { connectionString, close } = await startEmbedded({
    dataDir,
    // What it acknowledged must be there after a kill.
    durable: true,
    onRestored: () => {
      restored += 1
    },
  })
  t.teardown(close)
  return {
    connectionString,
    restart: async (signal) => {
      const before = restored
      const pid = await serverPid(dataDir)
      if (pid === null) throw new Error('no server runs')
      process.kill(pid, signal)
      while (restored === before) await sleep(20)
    },
  }
}
