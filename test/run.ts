/**
 * `npm test [-- files and tap options]`: gives tap a Postgres with a migrated template database, and
 * closes with what failed and one line of counts. Exits with tap's code, and not with 0 unless a test
 * ran. Whatever ends the run, the server it started is stopped.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { readFailures, readSummary } from './support/summary.ts'
import { buildTemplate } from './support/template.ts'
import { makeRunFolder, openTestServer, removeRunFolder } from './support/test-server.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const GRACE_MS = 5000
/** Of what failed; the rest stands above. */
const MAX_LINE = 300
const isWatched = process.stdout.isTTY && !process.env.CI

const say = (line: string): void => void process.stdout.write(`${line}\n`)

let tap: ChildProcess | null = null
let interrupted: (typeof signals)[number] | null = null

const killTap = (signal: NodeJS.Signals): void => {
  try {
    // The whole group: tap and the test files it runs.
    if (tap?.pid !== undefined) process.kill(-tap.pid, signal)
  } catch {
    // It has ended.
  }
}

for (const signal of signals) {
  process.on(signal, () => {
    interrupted ??= signal
    killTap('SIGTERM')
    setTimeout(() => killTap('SIGKILL'), GRACE_MS).unref()
  })
}

type TapRun = { args: string[]; output: string; env: NodeJS.ProcessEnv }

const runTap = async ({ args, output, env }: TapRun): Promise<number> => {
  if (interrupted !== null) return 1
  const bin = join(root, 'node_modules', '.bin', 'tap')
  const child = spawn(process.execPath, [bin, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', isWatched ? 'inherit' : 'pipe', 'inherit'],
    detached: true,
  })
  tap = child
  const copied = child.stdout ? pipeline(child.stdout, createWriteStream(output)) : null
  child.stdout?.pipe(process.stdout, { end: false })
  const [code] = await once(child, 'exit')
  // What a test left running would keep the pipe open.
  killTap('SIGKILL')
  await copied
  return typeof code === 'number' ? code : 1
}

/** Short for a person at a terminal, else everything as TAP. */
const tapArgs = (output: string): string[] => {
  const given = process.argv.slice(2)
  const args = isWatched ? ['--reporter=terse', `--output-file=${output}`] : ['--reporter=tap']
  // Nearly doubles the time; any coverage option brings it back.
  if (!given.some((arg) => arg.includes('coverage'))) args.push('--disable-coverage')
  return [...args, ...given]
}

/** Every file and every service it starts reads the same sources. */
const compiled = (folder: string): NodeJS.ProcessEnv => ({
  NODE_COMPILE_CACHE: join(folder, 'compiled'),
})

const runSuite = async (folder: string, output: string): Promise<number> => {
  const server = await openTestServer(process.env.TEST_DATABASE_URL, folder)
  try {
    const template = await buildTemplate(server.adminUrl)
    try {
      const env = {
        TEST_DATABASE_URL: server.adminUrl,
        TEST_TEMPLATE: template.name,
        ...compiled(folder),
      }
      return await runTap({ args: tapArgs(output), output, env })
    } finally {
      await template.close()
    }
  } finally {
    await server.close()
  }
}

const main = async (): Promise<number> => {
  const folder = await makeRunFolder()
  const output = join(folder, 'output.tap')
  try {
    const code = await runSuite(folder, output)
    const told = await readFile(output, 'utf8').catch(() => '')
    const { line, ran } = readSummary(told)
    const lines = [...readFailures(told), line].map((text) => text.slice(0, MAX_LINE))
    if (interrupted !== null) say(`Stopped by ${interrupted}`)
    else if (ran === 0) say('No test ran')
    const { TEST_SUMMARY_FILE } = process.env
    if (TEST_SUMMARY_FILE) await appendFile(TEST_SUMMARY_FILE, `${lines.join('\n')}\n`)
    say(lines.join('\n'))
    return ran === 0 || interrupted !== null ? Math.max(code, 1) : code
  } finally {
    await removeRunFolder(folder)
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
