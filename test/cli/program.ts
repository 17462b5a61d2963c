/** The program `skill` in a process of its own, with a home of its own. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Test } from 'tap'
import { buildModules } from '../../cli/build.ts'
import type { TestApp } from '../support/app.ts'
import type { Answer } from '../support/given.ts'
import { programEnv } from '../support/program-env.ts'

/** Built once in a process, since a start from the sources takes ten times as long. */
let building: Promise<string> | null = null

const build = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'skill-built-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await buildModules(folder)
  return join(folder, 'main.js')
}

type Ended = {
  code: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
}

type Running = {
  ended: Promise<Ended>
  /** Resolves once so many lines were printed. */
  lines: (count: number) => Promise<string[]>
  /** Resolves once it has told of this on standard error. */
  toldOf: (pattern: RegExp) => Promise<void>
  /** The first group of what it has told there. */
  told: (pattern: RegExp) => string
  kill: (signal: NodeJS.Signals) => void
  /** Reads no more of what it prints. */
  closeStdout: () => void
}

export type Skill = {
  /** The folder it runs in. */
  folder: string
  start: (...words: string[]) => Running
  run: (...words: string[]) => Promise<Ended>
  /** With this on standard input. */
  runWith: (input: string, ...words: string[]) => Promise<Ended>
  env: Env
  /** As a shell takes it. */
  line: (...words: string[]) => string
  /** Its result, where it ends well. */
  json: (...words: string[]) => Promise<Answer['body']>
}

type Env = Record<string, string>
type Options = { url: string; env?: Env; command?: string[] }

const start = (words: string[], cwd: string, env: Env, input = ''): Running => {
  // Without what tap loads into every process that a test starts.
  const child = spawn('env', ['-u', 'NODE_OPTIONS', ...words], {
    cwd,
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  // It may end without reading.
  child.stdin.on('error', () => {}).end(input)
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const ended = once(child, 'close').then(([code, signal]): Ended => ({
    code,
    signal,
    stdout,
    stderr,
  }))
  const complete = (): string[] => stdout.split('\n').slice(0, -1)
  return {
    ended,
    lines: async (count) => {
      while (complete().length < count) {
        if (child.exitCode !== null) throw new Error(`it ended: ${stdout}${stderr}`)
        await Promise.race([once(child.stdout, 'data'), ended])
      }
      return complete()
    },
    toldOf: async (pattern) => {
      while (!pattern.test(stderr)) {
        if (child.exitCode !== null) throw new Error(`it ended: ${stdout}${stderr}`)
        await Promise.race([once(child.stderr, 'data'), ended])
      }
    },
    told: (pattern) => pattern.exec(stderr)?.[1] ?? '',
    kill: (signal) => void child.kill(signal),
    closeStdout: () => void child.stdout.destroy(),
  }
}

export const openSkill = async (t: Test, { url, env = {}, command }: Options): Promise<Skill> => {
  const home = await mkdtemp(join(tmpdir(), 'skill-cli-'))
  const folder = join(home, 'work')
  await mkdir(folder)
  const running: Running[] = []
  t.teardown(async () => {
    for (const one of running) one.kill('SIGKILL')
    await Promise.all(running.map((one) => one.ended))
    await rm(home, { recursive: true, force: true })
  })
  const given = {
    ...programEnv(),
    HOME: home,
    SKILL_REGISTRY_URL: url,
    ...env,
  }
  building ??= build()
  const program = command ?? [process.execPath, await building]
  const beginWith = (input: string, words: string[]): Running => {
    const one = start([...program, ...words], folder, given, input)
    running.push(one)
    return one
  }
  const run = (...words: string[]): Promise<Ended> => beginWith('', words).ended
  return {
    folder,
    env: given,
    line: (...words) => [...program, ...words].map((word) => `'${word}'`).join(' '),
    start: (...words) => beginWith('', words),
    run,
    runWith: (input, ...words) => beginWith(input, words).ended,
    json: async (...words) => {
      const { code, stdout, stderr } = await run(...words, '--json')
      if (code !== 0) throw new Error(`skill ${words.join(' ')} ended with ${code}: ${stderr}`)
      return JSON.parse(stdout)
    },
  }
}

export const listening = ({ app }: TestApp): Promise<string> =>
  app.listen({ host: '127.0.0.1', port: 0 })

/** Bytes that do not shrink, the same ones each time. */
export const noise = (size: number): Buffer => {
  const blocks = Array.from({ length: Math.ceil(size / 32) }, (_, index) =>
    createHash('sha256').update(String(index)).digest(),
  )
  return Buffer.concat(blocks).subarray(0, size)
}

export type Files = Record<string, string | Uint8Array>

export const writeFiles = async (folder: string, files: Files): Promise<string> => {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return folder
}
