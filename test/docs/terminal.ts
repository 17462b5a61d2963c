/** A shell that a reader of the manual pastes blocks into, one after the other. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Test } from '../support/tap.ts'

type Settings = { cwd: string; scripts: string; env: NodeJS.ProcessEnv }

const start = (t: Test, words: string[], { cwd, env }: Settings) => {
  // In a process group of its own, so that programs in the background end with it.
  const child = spawn('bash', words, { cwd, env, detached: true })
  const closed = once(child, 'close')
  const endGroup = (): void => {
    if (child.pid !== undefined) killGroup(child.pid)
  }
  // Programs in the background hold the output open, so 'close' would never come after a failed block.
  child.once('exit', endGroup)
  t.teardown(async () => {
    endGroup()
    await closed
  })
  const texts = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (texts.stdout += piece))
  child.stderr.setEncoding('utf8').on('data', (piece: string) => (texts.stderr += piece))
  return { child, closed, texts }
}

const killGroup = (pid: number): void => {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ESRCH'
    if (!isGone) throw error
  }
}

export type Terminal = { paste: (block: string) => Promise<string> }

/** Variables, functions and background programs of one block are there for the next one. */
export const openTerminal = (t: Test, settings: Settings): Terminal => {
  const { child, closed, texts } = start(t, ['-e', '-o', 'pipefail'], settings)
  let count = 0
  return {
    paste: async (block) => {
      count += 1
      const script = join(settings.scripts, `${count}.sh`)
      const end = `\n# end of block ${count}\n`
      await writeFile(script, block)
      const from = texts.stdout.length
      child.stdin.write(`source '${script}' </dev/null\nprintf '${end.replaceAll('\n', '\\n')}'\n`)
      while (!texts.stdout.includes(end, from)) {
        const next = await Promise.race([once(child.stdout, 'data'), closed.then(() => null)])
        if (next === null && !texts.stdout.includes(end, from)) {
          throw new Error(`A block failed:\n${block}\n${texts.stdout.slice(from)}\n${texts.stderr}`)
        }
      }
      return texts.stdout.slice(from, texts.stdout.indexOf(end, from))
    },
  }
}

export type Stream = {
  /** Resolves once the output has this many matches; to the first group of each. */
  matches: (pattern: RegExp, count: number) => Promise<string[]>
}

/** A second terminal, for a command that runs until it is interrupted; with its first output. */
export const openStream = async (t: Test, block: string, settings: Settings): Promise<Stream> => {
  const { child, closed, texts } = start(t, ['-c', `exec ${block}`], settings)
  const more = async (): Promise<void> => {
    const next = await Promise.race([once(child.stdout, 'data'), closed.then(() => null)])
    if (next === null) throw new Error(`A stream ended:\n${block}\n${texts.stdout}${texts.stderr}`)
  }
  await more()
  return {
    matches: async (pattern, count) => {
      const found = (): string[] => [...texts.stdout.matchAll(pattern)].map(([, one = '']) => one)
      while (found().length < count) await more()
      return found()
    },
  }
}
