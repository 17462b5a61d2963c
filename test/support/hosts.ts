/** Runs the hosts of a queue, and hands on what each test file had to say as soon as it has ended. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type Queue, queueEnv } from './queue.ts'

const host = fileURLToPath(new URL('host.ts', import.meta.url))
const root = fileURLToPath(new URL('../..', import.meta.url))

/** A line at the edge of tap's output that closes a test file. */
const closing = /^(?:not )?ok \d+ - /

export type Hosts = {
  /** True if every host ended as it should, with all that it ran. */
  ended: Promise<boolean>
  kill: (signal: NodeJS.Signals) => void
}

/** The whole group: the host and what its tests have started. */
const killGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals): void => {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch {
    // It has ended.
  }
}

/** The objects of an app live as long as its test, and a small young generation copies them again and again. */
const YOUNG_MB = 64

const start = (queue: Queue, env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, [`--max-semi-space-size=${YOUNG_MB}`, host], {
    cwd: root,
    // Each file has a limit of its own.
    env: { ...process.env, TAP_TIMEOUT: '0', ...env, ...queueEnv(queue) },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })

const follow = async (
  child: ReturnType<typeof start>,
  say: (output: string) => void,
): Promise<boolean> => {
  let lines: string[] = []
  const flush = (): void => {
    if (lines.length > 0) say(`${lines.join('\n')}\n`)
    lines = []
  }
  const reader = createInterface(child.stdout).on('line', (line) => {
    lines.push(line)
    if (closing.test(line)) flush()
  })
  const read = once(reader, 'close')
  const [code] = await once(child, 'exit')
  // What a test left running would keep the pipe open.
  killGroup(child, 'SIGKILL')
  await read
  flush()
  return code === 0
}

export const runHosts = (
  queue: Queue,
  env: NodeJS.ProcessEnv,
  say: (output: string) => void,
): Hosts => {
  const children = Array.from({ length: queue.hosts }, () => start(queue, env))
  const ends = children.map((child) => follow(child, say))
  return {
    ended: Promise.all(ends).then((good) => good.every(Boolean)),
    kill: (signal) => children.forEach((child) => killGroup(child, signal)),
  }
}
