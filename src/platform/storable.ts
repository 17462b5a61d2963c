/** Text that Postgres cannot store, or cannot read again where it stands in JSON. Pure. */
import { AppError } from './errors.ts'

/** One half of a surrogate pair without the other, as `JSON.stringify` writes it. */
const HALF = /(?<!\\)(?:\\\\)*\\ud[89a-f]/
const NUL = /(?<!\\)(?:\\\\)*\\u0000/

const jsonOf = (value: unknown): string => JSON.stringify(value) ?? ''

/** Whether each text in a value is Unicode; undefined has none. */
export const isUnicode = (value: unknown): boolean => !HALF.test(jsonOf(value))

export const isStorable = (value: unknown): boolean => {
  const json = jsonOf(value)
  return !HALF.test(json) && !NUL.test(json)
}

export const unstorable = (cause?: Error): AppError =>
  new AppError('request.invalid', 'Text must not contain NUL or broken Unicode.', { cause })
