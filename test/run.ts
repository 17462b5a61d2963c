/**
 * `npm test [-- files] [--slow | --all] [--statements] [--jobs=N] [--timeout=SECONDS]`: gives the test
 * files a Postgres with a migrated template database, and closes with what failed and one line of counts.
 * Exits with 0 only if tests ran and all passed. Whatever ends the run, the server it started is
 * stopped.
 */
import { appendFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readArguments } from './support/arguments.ts'
import { type Hosts, runHosts } from './support/hosts.ts'
import type { Queue } from './support/queue.ts'
import { readFailures, readSummary } from './support/summary.ts'
import { buildTemplate } from './support/template.ts'
import { makeRunFolder, openTestServer, removeRunFolder } from './support/test-server.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const GRACE_MS = 5000
/** Of what failed; the rest stands above. */
const MAX_LINE = 300
const isWatched = process.stdout.isTTY && !process.env.CI

let hosts: Hosts | null = null
let interrupted: (typeof signals)[number] | null = null

for (const signal of signals) {
  process.on(signal, () => {
    interrupted ??= signal
    hosts?.kill('SIGTERM')
    setTimeout(() => hosts?.kill('SIGKILL'), GRACE_MS).unref()
  })
}

/** For a person at a terminal: a line for a file that passed, everything of one that failed. */
const shorten = (part: string): string =>
  /^ok .*\n$/m.exec(part)?.[0] ?? (/^not ok /m.test(part) ? part : '')

/** Every file and every service it starts reads the same sources, and so does the next run. */
const compiled = {
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled'),
}

type Ran = { isGood: boolean; output: string }

const runFiles = async (queue: Queue, env: NodeJS.ProcessEnv): Promise<Ran> => {
  if (interrupted !== null) return { isGood: false, output: '' }
  const parts: string[] = []
  hosts = runHosts(queue, env, (part) => {
    parts.push(part)
    process.stdout.write(isWatched ? shorten(part) : part)
  })
  const haveEnded = await hosts.ended
  const taken = (await readdir(queue.folder)).length
  if (taken < queue.files.length) process.stdout.write('Not every test file was run\n')
  return { isGood: haveEnded && taken === queue.files.length, output: parts.join('') }
}

const runSuite = async (folder: string, queue: Queue): Promise<Ran> => {
  const server = await openTestServer(process.env.TEST_DATABASE_URL, folder)
  try {
    const template = await buildTemplate(server.adminUrl)
    try {
      return await runFiles(queue, {
        TEST_DATABASE_URL: server.adminUrl,
        TEST_TEMPLATE: template.name,
        TEST_BLOBS: join(folder, 'blobs'),
        ...compiled,
      })
    } finally {
      await template.close()
    }
  } finally {
    await server.close()
  }
}

const main = async (): Promise<number> => {
  const asked = readArguments()
  const folder = await makeRunFolder()
  try {
    const marks = join(folder, 'taken')
    await mkdir(marks)
    const { isGood, output } = await runSuite(folder, { ...asked, folder: marks })
    const { line, ran } = readSummary(output)
    const lines = [...readFailures(output), line].map((text) => text.slice(0, MAX_LINE))
    if (interrupted !== null) lines.unshift(`Stopped by ${interrupted}`)
    else if (ran === 0) lines.unshift('No test ran')
    const { TEST_SUMMARY_FILE } = process.env
    if (TEST_SUMMARY_FILE) await appendFile(TEST_SUMMARY_FILE, `${lines.join('\n')}\n`)
    process.stdout.write(`${lines.join('\n')}\n`)
    return isGood && ran > 0 && interrupted === null ? 0 : 1
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
