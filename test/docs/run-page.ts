/** Runs the blocks of pages as a reader would, against a service that runs for these pages only. */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Test } from '../support/tap.ts'
import { testDatabase } from '../support/database.ts'
import { startService, storeEnv } from '../support/process.ts'
import { programEnv } from '../support/program-env.ts'
import { isRun } from './not-run.ts'
import { readPage, root } from './pages.ts'
import { openStream, openTerminal, type Stream } from './terminal.ts'

const isThere = (program: string): boolean =>
  spawnSync('bash', ['-c', `command -v ${program}`]).status === 0
const missing = ['bash', 'curl', 'tar', 'sha256sum', 'openssl', 'git'].filter(
  (name) => !isThere(name),
)
export const skip = missing.length > 0 && `not on this machine: ${missing.join(', ')}`

/** Commands that run until the reader interrupts them. */
const isEndless = (block: string): boolean => /curl -N|skill -- watch/.test(block)

const checkout = ['.npmrc', 'package.json', 'node_modules', 'src', 'cli', 'db', 'openapi']

/** Where a reader is: in a checkout, but with files of these pages only. */
const makeCheckout = async (t: Test): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'skill-page-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  for (const name of checkout) {
    await symlink(join(root, name), join(folder, name))
  }
  return folder
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

type Ran = {
  url: string
  /** What all blocks printed, in order. */
  output: string
  /** Codes of the problem documents that were printed. */
  codes: string[]
  streams: Stream[]
}

type Options = {
  /** What the page tells its reader to have at hand. */
  env?: Record<string, string>
  /** What it tells an operator to set. */
  service?: Record<string, string>
  /** Closes the service from the start. */
  adminToken?: string
}

const codesIn = (output: string): string[] =>
  [...output.matchAll(/"code":"([\w.]+)",?"(?:details|request_id)/g)].map(([, code = '']) => code)

/** What runs a page, on one service and in one checkout for all pages. */
export const openReader = async (
  t: Test,
  { env = {}, service: settings = {}, adminToken }: Options = {},
): Promise<(name: string) => Promise<Ran>> => {
  const own = {
    DATABASE_URL: await testDatabase(t),
    ...settings,
    ...(adminToken === undefined ? {} : { ADMIN_TOKEN: adminToken }),
  }
  const service = await startService(t, own)
  const cwd = await makeCheckout(t)
  const scripts = join(cwd, '.scripts')
  await mkdir(scripts)
  const ports: Record<string, number> = { 8080: service.port, 4000: await freePort() }
  const place = {
    cwd,
    scripts,
    env: {
      ...programEnv(),
      HOME: cwd,
      XDG_STATE_HOME: join(cwd, '.state'),
      SKILL_REGISTRY_URL: service.url,
      ...storeEnv(own),
      ...own,
      ...env,
    },
  }
  return async (name) => {
    const { blocks } = await readPage(name)
    const terminal = openTerminal(t, place)
    const streams: Stream[] = []
    let output = ''
    for (const block of blocks.filter((one) => isRun(name, one))) {
      const text = block.text.replaceAll(/\b(?:8080|4000)\b/g, (port) => String(ports[port]))
      if (isEndless(text)) streams.push(await openStream(t, text, place))
      else output += await terminal.paste(text)
    }
    return { url: service.url, output, codes: codesIn(output), streams }
  }
}

export const runPage = async (t: Test, name: string, options: Options = {}): Promise<Ran> => {
  const read = await openReader(t, options)
  return read(name)
}
