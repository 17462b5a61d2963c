/**
 * The user of the server. Postgres refuses to run as root, so root starts it as an unprivileged
 * user id, which needs no account. If that user cannot traverse a folder above the data or the
 * programs (anything below root's home), setpriv adds the one capability to read through it.
 */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PostgresFailure } from './failure.ts'

/** `nobody` on Linux. */
const UNPRIVILEGED = 65534

/** A null `uid` is the user of this process. */
export type ServerUser = { uid: number | null; readsThrough: boolean }

/** The outermost folder on the way to `path` that `uid` may not traverse. */
const blockedAt = async (path: string, uid: number): Promise<string | null> => {
  const parent = dirname(path)
  if (parent === path) return null
  const above = await blockedAt(parent, uid)
  if (above !== null) return above
  const { mode, uid: owner } = await stat(parent)
  const search = owner === uid ? 0o100 : 0o001
  return (mode & search) === 0 ? parent : null
}

const lend = (uid: number): string[] => [
  `--reuid=${uid}`,
  `--regid=${uid}`,
  '--clear-groups',
  // initdb calls access(2), which ignores capabilities of a non-root user without this bit.
  '--securebits=+no_setuid_fixup',
  '--inh-caps=-all,+dac_read_search',
  '--ambient-caps=-all,+dac_read_search',
]

const canLend = async (uid: number): Promise<boolean> => {
  const probe = spawn('setpriv', [...lend(uid), 'true'], { stdio: 'ignore' })
  return await new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.once('exit', (code) => resolve(code === 0))
  })
}

/** `owner` is the owner of an existing cluster. */
export const chooseServerUser = async (
  paths: readonly string[],
  owner: number | null,
): Promise<ServerUser> => {
  if (process.getuid?.() !== 0) return { uid: null, readsThrough: false }
  const uid = owner === null || owner === 0 ? UNPRIVILEGED : owner
  for (const path of paths) {
    const folder = await blockedAt(path, uid)
    if (folder === null) continue
    if (await canLend(uid)) return { uid, readsThrough: true }
    throw new PostgresFailure(
      `Postgres does not run as root, and user id ${uid} cannot enter ${folder}: ` +
        `run as another user, move the project and DATA_DIR elsewhere, or set DATABASE_URL`,
    )
  }
  return { uid, readsThrough: false }
}

/** Nothing of the caller's environment is passed on: PG* variables would change what is started. */
const env = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
  // Makes glibc keep freed memory: requesting it again for every statement, page by page, takes a
  // seventh of the time needed to store a chunk.
  MALLOC_MMAP_THRESHOLD_: String(16 * 1024 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(32 * 1024 * 1024),
}

export const spawnAs = (
  user: ServerUser,
  program: string,
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess => {
  if (user.uid === null) return spawn(program, args, { ...options, env })
  if (!user.readsThrough) {
    return spawn(program, args, { ...options, env, uid: user.uid, gid: user.uid })
  }
  return spawn('setpriv', [...lend(user.uid), program, ...args], { ...options, env })
}

/** Programs of Postgres print the cause first, and then what follows from it. */
const causeIn = (stderr: string): string | undefined => {
  const lines = stderr.trim().split('\n')
  return lines.find((line) => /\b(?:error|FATAL|PANIC):/.test(line)) ?? lines.at(-1)
}

/** Runs to the end; fails with the line of its output that has the cause. */
export const runAs = async (
  user: ServerUser,
  program: string,
  args: readonly string[],
  cwd: string,
): Promise<string> => {
  const child = spawnAs(user, program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(causeIn(stderr) || `exit code ${code}`)
  return stdout
}
