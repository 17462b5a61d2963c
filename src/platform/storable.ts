/** Text that Postgres cannot store, or cannot read again where it stands in JSON. Pure. */
import { AppError } from './errors.ts'

/** NUL, or one half of a surrogate pair without the other, as `JSON.stringify` writes them. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/

/** Whether no text in a value has any; undefined has none. */
export const isStorable = (value: unknown): boolean => !UNSTORABLE.test(JSON.stringify(value) ?? '')

export const unstorable = (cause?: Error): AppError =>
  new AppError('request.invalid', 'Text must not contain NUL or broken Unicode.', { cause })
