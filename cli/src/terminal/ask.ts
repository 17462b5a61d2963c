/** Questions to a person at a terminal. */
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { UsageError } from '../api/failures.ts'

const { stdin, stderr } = process

const isInteractive = (): boolean => stdin.isTTY && stderr.isTTY

/** What is typed is not shown. */
export const askSecret = async (question: string): Promise<string> => {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output: silent, terminal: true })
  // Only now, since the terminal shows what is typed until the interface is there.
  stderr.write(question)
  try {
    return (await lines.question('')).trim()
  } finally {
    lines.close()
    stderr.write('\n')
  }
}

/** Where there is no one to ask, the option `--yes` is the answer. */
export const confirm = async (question: string, isYes: boolean | undefined): Promise<void> => {
  if (isYes === true) return
  if (!isInteractive()) throw new UsageError(`${question} Say so with --yes.`)
  const lines = createInterface({ input: stdin, output: stderr })
  try {
    const answer = await lines.question(`${question} [y/N] `)
    if (/^y(es)?$/i.test(answer.trim())) return
  } finally {
    lines.close()
  }
  throw new UsageError('Nothing was done')
}
