/** What a person sees who starts the service at a terminal, and what a program gets. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import t, { type Test } from '../support/tap.ts'
import { testDatabase } from '../support/database.ts'
import { startService, storeEnv } from '../support/process.ts'
import { isAlive } from '../support/test-server.ts'
import { programEnv } from '../support/program-env.ts'
import { until } from '../uploads/checks.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const found = spawnSync('script', ['--version'], { encoding: 'utf8' })
const isThere = found.status === 0 && found.stdout.includes('util-linux')
const skip = !isThere && 'no program here that opens a terminal'

type Env = Record<string, string>

/** All that comes to the screen; both outputs are the terminal. */
const startInTerminal = async (t: Test, env: Env) => {
  const child = spawn('script', ['-qec', 'exec "$NODE" src/server.ts', '/dev/null'], {
    cwd: root,
    env: {
      ...programEnv(),
      NODE: process.execPath,
      PORT: '0',
      TERM: 'xterm',
      ...storeEnv(env),
      ...env,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exited = once(child, 'close').then(([code]): unknown => code)
  t.teardown(async () => {
    // Killed, `script` would leave the service behind.
    if (child.exitCode === null) child.stdin.write('\u0003')
    await exited
  })
  let screen = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (screen += text))
  const shows = async (pattern: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const match = pattern.exec(screen)
      if (match) return match
      await once(child.stdout, 'data')
    }
  }
  return {
    shows,
    screen: () => screen,
    type: (keys: string) => child.stdin.write(keys),
    exited,
    /** As a lost connection does; gives the service's own process. */
    vanish: async (): Promise<number> => {
      const pid = child.pid ?? 0
      const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
      child.kill('SIGKILL')
      await exited
      return Number(children.trim())
    },
  }
}

t.test('at a terminal the log is lines for a person, until Ctrl-C ends it', { skip }, async (t) => {
  const env = { DATABASE_URL: await testDatabase(t), NO_COLOR: '1' }
  const terminal = await startInTerminal(t, env)
  const [, url = ''] = await terminal.shows(/listens on (http:\/\/\S+)/)
  await fetch(`${url}/livez`)
  await terminal.shows(/^\[\d\d:\d\d:\d\d\] INFO: 200 GET \/livez [\d.]+ ms\r?$/m)
  terminal.type('\u0003')
  t.equal(await terminal.exited, 0)
  t.match(terminal.screen(), /INFO: stopping signal=SIGINT\r?\n.*INFO: stopped\r?\n$/)
  t.notMatch(terminal.screen(), '{"')
})

t.test('a terminal with colours gets some', { skip }, async (t) => {
  const terminal = await startInTerminal(t, { DATABASE_URL: await testDatabase(t) })
  const [, url = ''] = await terminal.shows(/listens on (http:\/\/\S+)/)
  await fetch(`${url}/livez`)
  const [line] = await terminal.shows(/.*200 GET \/livez.*/)
  t.match(line, '\u001b[32m')
})

const linux = process.platform !== 'linux' && 'looks at /proc'

t.test('a service whose terminal is gone ends', { skip: skip || linux }, async (t) => {
  const terminal = await startInTerminal(t, { DATABASE_URL: await testDatabase(t) })
  const [, url = ''] = await terminal.shows(/listens on (http:\/\/\S+)/)
  const pid = await terminal.vanish()
  t.ok(pid > 1, url)
  await until(async () => !isAlive(pid))
  t.pass('and leaves nothing behind')
})

t.test('log collectors get JSON, one entry per line', async (t) => {
  const env = { DATABASE_URL: await testDatabase(t), LOG_LEVEL: 'info' }
  const service = await startService(t, env)
  await fetch(`${service.url}/livez`)
  await until(async () => service.stderr().includes('"request"'))
  service.kill('SIGTERM')
  await service.exited
  const entries = service.stderr().trimEnd().split('\n')
  const messages = entries.map((line) => (JSON.parse(line) as { msg: string }).msg)
  t.match(messages, [/^Server listening/, 'request', 'stopping', 'stopped'])
})
