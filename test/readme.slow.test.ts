/** The tour of the README, pasted block by block into two terminals. */
import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from './support/tap.ts'
import { testDatabase } from './support/database.ts'
import { startService } from './support/process.ts'

const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')

/** Without the section that starts a program of its own, which takes its time and a fixed port. */
const tour = (/\n## A tour with curl.*?(?=\n## From )/s.exec(readme)?.[0] ?? '').replace(
  /\n### Functions and prompts\n.*?(?=\n### )/s,
  '',
)
const blocks = [...tour.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block)

const isEndless = (block: string): boolean => block.includes('curl -N')

const isThere = (program: string): boolean => spawnSync(program, ['--version']).status === 0
const missing = ['bash', 'curl', 'tar', 'sha256sum'].filter((program) => !isThere(program))
const skip = missing.length > 0 && `not on this machine: ${missing.join(', ')}`

t.test('the tour does what it says, on a fresh service', { skip }, async (t) => {
  const { url } = await startService(t, { DATABASE_URL: await testDatabase(t) })
  const folder = await mkdtemp(join(tmpdir(), 'skill-tour-'))
  t.teardown(() => rm(folder, { recursive: true, force: true }))
  const pasted = blocks.map((block) => block.replaceAll('http://127.0.0.1:8080', url))
  const [follow = '', replay = ''] = pasted.filter(isEndless)

  const terminal = (block: string) => {
    const child = spawn('bash', ['-c', `exec ${block}`], { cwd: folder })
    t.teardown(() => void child.kill('SIGKILL'))
    let text = ''
    child.stdout.setEncoding('utf8').on('data', (piece: string) => (text += piece))
    // What the service itself brings is no part of the tour.
    const reasons = (): string[] =>
      [...text.matchAll(/"reason":"((?!catalog_changed)\w+)"/g)].map(([, one = '']) => one)
    return {
      sees: async (count: number) => {
        while (reasons().length < count) await once(child.stdout, 'data')
        return reasons()
      },
      begun: once(child.stdout, 'data'),
    }
  }
  const first = terminal(follow)
  await first.begun
  const second = pasted.filter((block) => !isEndless(block)).join('\n')
  const { stdout } = await promisify(execFile)('bash', ['-e', '-c', second], { cwd: folder })

  const changes =
    'installed updated policy_updated policy_updated rolled_back uninstalled installed'.split(' ')
  t.same((await first.sees(changes.length)).slice(0, changes.length), changes)
  const replayed = await terminal(replay).sees(changes.length)
  t.same(replayed.slice(0, changes.length), changes)

  t.match(stdout, 'HTTP/1.1 304 Not Modified')
  t.match(stdout, /idempotency-replayed: true/i)
  t.match(stdout, '"status":"already_installed"')
  t.match(stdout, 'hello-skill/SKILL.md')
  t.match(stdout, '"review_status":"approved"')
  const codes = [...stdout.matchAll(/"code":"([\w.]+)","?(?:details|request_id)/g)]
  t.same(
    codes.map(([, code]) => code),
    ['skills.upload.invalid_archive'],
    'the one refusal that it shows',
  )
})
