/** A command that works beside the service, as its users run it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Test } from 'tap'
import { storeEnv } from './process.ts'
import { programEnv } from './program-env.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

type Ended = {
  code: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
}

type Command = { pid: number; kill: () => void; ended: Promise<Ended> }

/** `file` is below `src`. */
const startCommand = (
  t: Test,
  env: Record<string, string>,
  [file, ...args]: [file: string, ...args: string[]],
): Command => {
  const child = spawn(process.execPath, [`src/${file}`, ...args], {
    cwd: root,
    env: { ...programEnv(), ...storeEnv(env), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]).then(
    ([[code, signal], stdout, stderr]): Ended => ({ code, signal, stdout, stderr }),
  )
  t.teardown(async () => {
    child.kill('SIGKILL')
    await ended
  })
  return { pid: child.pid ?? 0, kill: () => void child.kill('SIGKILL'), ended }
}

export const runCommand = (
  t: Test,
  env: Record<string, string>,
  words: [file: string, ...args: string[]],
): Promise<Ended> => startCommand(t, env, words).ended
