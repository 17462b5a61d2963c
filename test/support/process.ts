/** The real service in a process of its own, on a port of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Owner } from './owner.ts'
import { blobFolder } from './blobs.ts'
import { programEnv } from './program-env.ts'
import { SECRETS_KEY } from './secrets.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

type Env = Record<string, string>

type Exit = { code: number | null; signal: NodeJS.Signals | null }

export type ServiceProcess = {
  pid: number
  kill: (signal: NodeJS.Signals) => void
  exited: Promise<Exit>
  stdout: () => string
  stderr: () => string
}

export type Service = ServiceProcess & { url: string; port: number }

type Program = { command: string; args: string[]; cwd: string }

const fromSources: Program = { command: process.execPath, args: ['src/server.ts'], cwd: root }

export const storeEnv = ({ DATABASE_URL: url, BLOB_DIR: folder }: Env): Env =>
  url === undefined || folder !== undefined || !URL.canParse(url)
    ? {}
    : { BLOB_DIR: blobFolder(url), SECRETS_KEY }

export const spawnService = (
  t: Owner,
  env: Env,
  { command, args, cwd } = fromSources,
): ServiceProcess & { printed: Promise<void> } => {
  const child = spawn(command, args, {
    cwd,
    env: { ...programEnv(), PORT: '0', LOG_LEVEL: 'warn', ...storeEnv(env), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const exited = once(child, 'close').then(([code, signal]): Exit => ({ code, signal }))
  t.teardown(async () => {
    child.kill('SIGKILL')
    await exited
  })
  return {
    pid: child.pid ?? 0,
    kill: (signal) => void child.kill(signal),
    exited,
    stdout: () => stdout,
    stderr: () => stderr,
    printed: once(child.stdout, 'data').then(() => undefined),
  }
}

export const startService = async (t: Owner, env: Env, program?: Program): Promise<Service> => {
  const { printed, ...service } = spawnService(t, env, program)
  await Promise.race([printed, service.exited])
  const url = /listens on (http:\/\/\S+)/.exec(service.stdout())?.[1]
  if (url === undefined) throw new Error(`the service did not start: ${service.stderr()}`)
  return { ...service, url, port: Number(new URL(url).port) }
}
