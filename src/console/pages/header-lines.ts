/** Headers as people type them, one a line. Pure. */
import { AppError, type ErrorCode } from '../../platform/errors.ts'

const wrong = (code: ErrorCode, line: number): AppError =>
  new AppError(code, `Line ${line} of the headers is not \`name: value\`.`)

/** Their values are checked where they are stored. */
export const headersOf = (text: string, code: ErrorCode): Record<string, string> => {
  const headers = new Map<string, string>()
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue
    const [, name = '', value = ''] = /^\s*([^\s:]+)\s*:\s*(.*?)\s*$/.exec(line) ?? []
    if (name === '') throw wrong(code, index + 1)
    if (headers.has(name)) throw new AppError(code, `The header ${name} is given twice.`)
    headers.set(name, value)
  }
  return Object.fromEntries(headers)
}
