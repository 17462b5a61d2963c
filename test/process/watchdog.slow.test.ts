/** A process whose loop hangs is ended with a word about where; one that was suspended is not. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import t, { type Test } from '../support/tap.ts'
import { testDatabase } from '../support/database.ts'
import { startService } from '../support/process.ts'
import { until } from '../uploads/checks.ts'

const entry = fileURLToPath(new URL('../support/hanging.ts', import.meta.url))

const start = async (t: Test, how: string, { tickMs = 100, maxMissed = 10 } = {}) => {
  const child = spawn(process.execPath, [entry, how, String(tickMs), String(maxMissed)])
  t.teardown(() => child.kill('SIGKILL'))
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const exited = once(child, 'close')
  const heard = async () => String((await once(child.stdout, 'data'))[0]).trim()
  t.equal(await heard(), 'ready')
  return {
    pid: child.pid ?? 0,
    say: (word: string) => child.stdin.write(`${word}\n`),
    signal: (name: NodeJS.Signals) => child.kill(name),
    exited,
    heard,
    errors: () => errors,
  }
}

for (const [how, frame] of [
  ['loop', 'hangInLoop'],
  ['pattern', 'hangInPattern'],
  ['native', 'hangInNative'],
] as const) {
  t.test(`a hang in a ${how} ends the process, with its stack in the log`, async (t) => {
    const child = await start(t, how)
    child.say('hang')
    t.same(await child.exited, [null, 'SIGKILL'])
    const line = JSON.parse(child.errors())
    t.match(line, {
      level: 60,
      pid: child.pid,
      silent_ms: 1000,
      msg: /event loop does not respond/,
    })
    t.match(line.stack, new RegExp(`${frame} .*hanging\\.ts:\\d+`))
  })
}

/** Another process counts the time. */
const pass = async (seconds: number): Promise<void> => {
  await once(spawn('sleep', [String(seconds)]), 'close')
}

/** Whether the process is stopped, as the kernel has it. */
const isStopped = (pid: number): boolean =>
  /^State:\s+T/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))

t.test(
  'a process that was suspended for longer continues',
  { skip: process.platform !== 'linux' },
  async (t) => {
    const child = await start(t, 'loop', { tickMs: 100, maxMissed: 20 })
    child.signal('SIGSTOP')
    while (!isStopped(child.pid)) await new Promise(setImmediate)
    // Twice what a hang may take.
    await pass(4)
    child.signal('SIGCONT')
    for (const round of [1, 2]) {
      child.say('echo')
      t.equal(await child.heard(), 'echo', `after it goes on, ${round}`)
    }
    t.equal(child.errors(), '')
    child.say('leave')
    t.same(await child.exited, [0, null])
  },
)

t.test('a responsive process continues', async (t) => {
  const child = await start(t, 'loop', { tickMs: 50, maxMissed: 10 })
  await pass(1)
  child.say('echo')
  t.equal(await child.heard(), 'echo')
  t.equal(child.errors(), '')
})

t.test('the service has a watchdog', { skip: process.platform !== 'linux' }, async (t) => {
  const { pid } = await startService(t, { DATABASE_URL: await testDatabase(t) })
  const threads = async (): Promise<string[]> => {
    const ids = await readdir(`/proc/${pid}/task`)
    // A thread may end meanwhile.
    return Promise.all(
      ids.map((id) => readFile(`/proc/${pid}/task/${id}/comm`, 'utf8').catch(() => '')),
    )
  }
  // It takes its name once it runs.
  await until(async () => (await threads()).includes('watchdog\n'))
  t.pass()
})

t.test('the watchdog keeps no process alive, and stops', async (t) => {
  const unstopped = await start(t, 'loop')
  unstopped.say('leave')
  t.same(await unstopped.exited, [0, null])
  const stopped = await start(t, 'loop')
  stopped.say('stop')
  t.same(await stopped.exited, [0, null])
  t.equal(stopped.errors(), '')
})
