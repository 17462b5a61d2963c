/** Hands notes to the CI system that runs the command. */
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { relative, resolve, sep } from 'node:path'
import { Refusal, UsageError } from '../api/failures.ts'
import type { Context } from '../context.ts'
import type { Options } from '../program/options.ts'
import { githubLines, gitlabReport, type Note, notesOfProblem } from './notes.ts'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

export class Annotator {
  readonly #context: Context
  readonly #report: string | undefined
  /** From where the command runs, as CI systems name files of the repository. */
  readonly #folder: string

  constructor(context: Context, folder: string, { codeQuality }: Options) {
    this.#context = context
    this.#report = codeQuality
    this.#folder = relative('.', resolve(folder)).split(sep).join('/')
  }

  async annotate(notes: Note[]): Promise<void> {
    const { config, output } = this.#context
    if (config.ci === 'github') {
      for (const line of githubLines(notes, this.#folder)) output.tell(line)
    }
    if (this.#report === undefined) return
    const report = gitlabReport(notes, this.#folder, sha256)
    await writeFile(this.#report, `${JSON.stringify(report, null, 2)}\n`).catch(
      (error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        throw new UsageError(`The code quality report cannot be written: ${reason}`)
      },
    )
  }

  /** Annotates what `work` rejects a package for, before it is reported. */
  async watch<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Refusal && error.code === 'skills.upload.invalid_archive') {
        await this.annotate(notesOfProblem(error.problem))
      }
      throw error
    }
  }
}
