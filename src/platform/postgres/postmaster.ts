/**
 * The server process of a cluster, known by its pid file. The file alone proves nothing: after a
 * crash it names a dead process, or one that has nothing to do with Postgres. Postgres's own lock
 * files see to it that two servers never open one cluster.
 */
import { execFile, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, renameSync, statSync } from 'node:fs'
import { link, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { spawnAs, type ServerUser } from './server-user.ts'

const MAX_LOG_BYTES = 8 * 1024 * 1024
const MAX_CONNECTIONS = 200
export const SOCKET_PORT = 5432

export type Postmaster = {
  pid: number
  /** Null while the server has not come so far. */
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

/** Whether that process serves this cluster: a server works in its cluster's folder. */
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

/** Children of a killed server live on for a moment, and keep its shared memory. */
const hasSurvivors = async (cluster: string): Promise<boolean> => {
  const entries = await readdir('/proc').catch((): string[] => [])
  const pids = entries.filter((name) => /^\d+$/.test(name))
  return (await Promise.all(pids.map((pid) => worksIn(pid, cluster)))).includes(true)
}

/**
 * Postgres itself gets rid of a pid file whose process is gone, but not of one whose number some
 * other process of the same user has by now (usual in containers, where numbers start anew), nor
 * of one whose dead process nobody has collected.
 */
export const discardStale = async (cluster: string, stale: Postmaster): Promise<void> => {
  if (!exists(stale.pid) || (await hasSurvivors(cluster))) return
  const file = join(cluster, 'postmaster.pid')
  const aside = join(cluster, `postmaster.pid.stale-${process.pid}`)
  try {
    await rename(file, aside)
    const taken = await readFile(aside, 'utf8')
    // A server that started meanwhile gets its file back.
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
    // With less, what is uploaded is written out while it still comes in.
    shared_buffers: '256MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    logging_collector: 'off',
    log_destination: 'stderr',
  }
  if (!durable) {
    Object.assign(settings, { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' })
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

const openLog = (path: string): number => {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > MAX_LOG_BYTES) renameSync(path, `${path}.old`)
  return openSync(path, 'a', 0o600)
}

/** In a session of its own, so that Ctrl-C in the terminal is ours to handle; outlives us. */
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

/** What the server last complained about. */
export const lastComplaint = async (log: string): Promise<string> => {
  const lines = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n')
  const fatal = lines.findLast((line) => /\b(FATAL|PANIC):/.test(line)) ?? lines.at(-1) ?? ''
  return fatal.replace(/^.*?\b(FATAL|PANIC): +/, '')
}
