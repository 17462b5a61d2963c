/**
 * The server process of a cluster, found by its pid file. The file alone proves nothing: after a
 * crash it may name a dead or an unrelated process. Postgres's own lock files prevent two servers
 * on one cluster.
 */
import { execFile, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, renameSync, statSync } from 'node:fs'
import { link, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { messageOf, PostgresFailure } from './failure.ts'
import { spawnAs, type ServerUser } from './server-user.ts'

const MAX_LOG_BYTES = 8 * 1024 * 1024
const MAX_CONNECTIONS = 200
export const SOCKET_PORT = 5432

export type Postmaster = {
  pid: number
  /** Null until the server has written it. */
  socketFolder: string | null
}

export const readPostmaster = async (cluster: string): Promise<Postmaster | null> => {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!Number.isSafeInteger(pid) || pid <= 0) return null
  return { pid, socketFolder: lines[4] || null }
}

const worksIn = async (pid: number | string, cluster: string): Promise<boolean> => {
  try {
    const [works, wanted] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(cluster)])
    return works.ino === wanted.ino && works.dev === wanted.dev
  } catch {
    return false
  }
}

/** Whether that process serves this cluster: a server's working directory is its cluster. */
export const isServing = async (pid: number, cluster: string): Promise<boolean> => {
  if (process.platform === 'linux') return await worksIn(pid, cluster)
  const ps = promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)])
  return (await ps.catch(() => ({ stdout: '' }))).stdout.includes(cluster)
}

const exists = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Children of a killed server live on for a moment, with its shared memory. */
const hasSurvivors = async (cluster: string): Promise<boolean> => {
  const entries = await readdir('/proc').catch((): string[] => [])
  const pids = entries.filter((name) => /^\d+$/.test(name))
  return (await Promise.all(pids.map((pid) => worksIn(pid, cluster)))).includes(true)
}

/**
 * Postgres itself replaces the pid file of a process that is gone, but not one whose number now
 * belongs to another process of the same user (usual in containers, where numbers start anew), nor
 * one of a zombie.
 */
export const discardStale = async (cluster: string, stale: Postmaster): Promise<void> => {
  if (!exists(stale.pid) || (await hasSurvivors(cluster))) return
  const file = join(cluster, 'postmaster.pid')
  const aside = join(cluster, `postmaster.pid.stale-${process.pid}`)
  try {
    await rename(file, aside)
    const taken = await readFile(aside, 'utf8')
    // Restores the file of a server that started meanwhile.
    if (Number(taken.split('\n')[0]) !== stale.pid) await link(aside, file)
  } catch {
    return
  } finally {
    await rm(aside, { force: true })
  }
  if (stale.socketFolder === null) return
  const lock = join(stale.socketFolder, `.s.PGSQL.${SOCKET_PORT}.lock`)
  const owner = Number((await readFile(lock, 'utf8').catch(() => '')).split('\n')[0])
  if (owner === stale.pid) await rm(lock, { force: true })
}

const settingsOf = (socketFolder: string, durable: boolean): string[] => {
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: `"${socketFolder}"`,
    unix_socket_permissions: '0700',
    port: String(SOCKET_PORT),
    max_connections: String(MAX_CONNECTIONS),
    // With less, uploaded data is flushed while it still arrives.
    shared_buffers: '256MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    logging_collector: 'off',
    log_destination: 'stderr',
  }
  if (durable) {
    // Statements that were planned for empty tables read all rows until the tables are analyzed.
    settings['autovacuum_naptime'] = '10s'
  } else {
    Object.assign(settings, { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' })
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

const openLog = (path: string): number => {
  try {
    const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
    if (size > MAX_LOG_BYTES) renameSync(path, `${path}.old`)
    return openSync(path, 'a', 0o600)
  } catch (error) {
    throw new PostgresFailure(`The data folder cannot be written (${messageOf(error)})`)
  }
}

/**
 * Runs in a session of its own, so that Ctrl-C in the terminal reaches this process only; the
 * server outlives this process.
 */
export const spawnPostmaster = (settings: {
  postgres: string
  cluster: string
  socketFolder: string
  log: string
  user: ServerUser
  durable: boolean
}): ChildProcess => {
  const log = openLog(settings.log)
  try {
    const args = ['-D', settings.cluster, ...settingsOf(settings.socketFolder, settings.durable)]
    const child = spawnAs(settings.user, settings.postgres, args, {
      cwd: settings.cluster,
      detached: true,
      stdio: ['ignore', log, log],
    })
    child.unref()
    return child
  } finally {
    closeSync(log)
  }
}

/** The server's last error message. */
export const lastErrorMessage = async (log: string): Promise<string> => {
  const lines = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n')
  const fatal = lines.findLast((line) => /\b(FATAL|PANIC):/.test(line)) ?? lines.at(-1) ?? ''
  return fatal.replace(/^.*?\b(FATAL|PANIC): +/, '')
}
