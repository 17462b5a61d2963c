/**
 * `npm run test:schemathesis`: a service of its own, open on loopback, is asked whatever the document
 * allows and much that it does not, and every answer is held against the document. Needs the Python
 * program `schemathesis` (requirements.txt here), by its name or at SCHEMATHESIS. Works on the database
 * at DATABASE_URL, which it fills with nonsense, else on an embedded one of its own.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageArchive } from '../../support/archives.ts'
import { multipart } from '../../support/given.ts'
import { makeRunFolder, removeRunFolder } from '../../support/test-server.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = fileURLToPath(new URL('../../..', import.meta.url))
const program = process.env.SCHEMATHESIS ?? 'schemathesis'
const isFull = process.env.FAULTS === 'full'
/** Of each operation and phase. */
const EXAMPLES = isFull ? 100 : 5
/** What lands or not is asked the same each time; in full, something else each time. */
const SEED = isFull ? Math.floor(Math.random() * 1e9) : 1

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** One that nobody reaches, as no skill is mapped here: without any, 501 were the right answer. */
const model = { PROPOSER_BASE_URL: 'http://127.0.0.1:9/v1', PROPOSER_MODEL: 'none' }

type Service = { url: string; stop: () => Promise<void> }

const startService = async (folder: string): Promise<Service> => {
  const { PATH, DATABASE_URL } = process.env
  const database = DATABASE_URL
    ? { DATABASE_URL, BLOB_DIR: join(folder, 'blobs') }
    : { DATA_DIR: join(folder, 'data') }
  const child = spawn(process.execPath, ['src/server.ts'], {
    cwd: root,
    env: { PATH, PORT: '0', LOG_LEVEL: 'error', ...model, ...database },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  await Promise.race([once(child.stdout, 'readable'), exited])
  const url = /listens on (http:\/\/\S+)/.exec(String(child.stdout.read()))?.[1]
  if (url === undefined) throw new Error('the service did not start')
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      const [code, signal] = await exited
      if (code !== 0) throw new Error(`the service ended by ${signal ?? `code ${code}`}`)
    },
  }
}

/** A skill under the name that the examples of the document have. */
const installExample = async (url: string): Promise<void> => {
  const { headers, payload } = multipart(packageArchive({ folder: 'hello-skill' }))
  const body = new Uint8Array(payload)
  const { status } = await fetch(`${url}/v1/workspaces/default/skills/archive`, {
    method: 'POST',
    headers,
    body,
  })
  if (status !== 201 && status !== 200) throw new Error(`the example was not installed: ${status}`)
}

const ask = async (url: string, report: string): Promise<number> => {
  const options = {
    'max-examples': String(EXAMPLES),
    // CPython 3.11 fails at times where two threads parse Python at once (python/cpython#106905).
    workers: '1',
    seed: String(SEED),
    'generation-database': 'none',
    report: 'junit',
    'report-junit-path': report,
  }
  const args = Object.entries(options).map(([name, value]) => `--${name}=${value}`)
  const config = join(here, 'schemathesis.toml')
  const run = ['--config-file', config, 'run', `${url}/openapi.json`, '--no-color', ...args]
  const child = spawn(program, run, { cwd: here, stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(child, 'exit')
  return typeof code === 'number' ? code : 1
}

/** As `npm test` names what failed: the operation, then the checks that did not hold. */
const failuresOf = (report: string): string[] =>
  [...report.matchAll(/<testcase name="([^"]*)"(?:[^>]*[^>/])?>(.*?)<\/testcase>/gs)].flatMap(
    ([, operation, text = '']) => {
      const checks = [...text.matchAll(/<(?:failure|error)\b[^>]*\bmessage="([^"]*)"/g)]
      return checks.map(
        ([, message = '']) =>
          `not ok ${operation} > ${message.replace(/\s+/g, ' ').slice(0, 2000)}`,
      )
    },
  )

/** As `npm test` writes them; an operation counts as one. */
const countsOf = (report: string): { line: string; ran: number } => {
  const suite = /<testsuites [^>]*>/.exec(report)?.[0] ?? ''
  const count = (name: string): number =>
    Number(new RegExp(` ${name}="(\\d+)"`).exec(suite)?.[1] ?? 0)
  const ran = count('tests')
  const failed = count('failures') + count('errors')
  const skipped = count('skipped')
  return { line: `${ran - failed - skipped} passed, ${failed} failed, ${skipped} skipped`, ran }
}

const main = async (): Promise<number> => {
  const folder = await makeRunFolder()
  const report = join(folder, 'report.xml')
  try {
    const service = await startService(folder)
    try {
      await installExample(service.url)
      const code = await ask(service.url, report)
      const text = await readFile(report, 'utf8').catch(() => '')
      const { line, ran } = countsOf(text)
      const lines = [...failuresOf(text), line]
      const { TEST_SUMMARY_FILE } = process.env
      if (TEST_SUMMARY_FILE) await appendFile(TEST_SUMMARY_FILE, `${lines.join('\n')}\n`)
      say(lines.join('\n'))
      return ran === 0 ? Math.max(code, 1) : code
    } finally {
      await service.stop()
    }
  } finally {
    await removeRunFolder(folder)
  }
}

process.exitCode = await main()
