/** `completion`, `complete` and `manual`: what shells and `man` read. */
import { exitCodes, UsageError } from '../api/failures.ts'
import { scripts, suggest } from '../program/completion.ts'
import { manual } from '../program/manual.ts'
import { buildProgram } from '../program/program.ts'
import type { Work } from '../program/spec.ts'

export const completion: Work = async ({ output }, { words: [shell = ''], options }) => {
  const script = Object.hasOwn(scripts, shell) ? scripts[shell] : undefined
  if (script === undefined) {
    throw new UsageError(`"${shell}" is not a shell with completion: bash, zsh or fish`)
  }
  if (options.json) output.result({ shell, script }, () => [])
  else output.raw(script)
  return exitCodes.ok
}

export const complete: Work = async ({ output }, { words }) => {
  const program = buildProgram(async () => {}, { out: 80, err: 80 })
  const lines = suggest(program, words).map(({ word, text }) => `${word}\t${text}\n`)
  output.raw(lines.join(''))
  return exitCodes.ok
}

export const printManual: Work = async ({ output }, { options }) => {
  if (options.json) output.result({ manual: manual() }, () => [])
  else output.raw(manual())
  return exitCodes.ok
}
