/** Headers as people type them, one a line. Pure. */
import { AppError, type ErrorCode } from '../../platform/errors.ts'
import { type Html, html } from '../markup/html.ts'
import type { FormFailure } from './form-failure.ts'

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

/** What is sent back of a form that was not accepted: the values of headers are secrets. */
export const withoutHeaders = ({
  headers: _secret,
  ...values
}: Record<string, string>): Record<string, string> => values

type HeadersField = {
  /** What they are sent with. */
  each: 'call' | 'request'
  maxLength?: number
  /** The names of those that are stored. */
  known: readonly string[]
  failure: FormFailure | null
}

/** The values come back neither from the service nor after a failure. */
export const headersField = ({ each, maxLength, known, failure }: HeadersField): Html =>
  html`<label for="headers">Headers, one a line</label>
    <textarea
      id="headers"
      name="headers"
      rows="3"
      maxlength="${maxLength ?? null}"
      spellcheck="false"
      autocomplete="off"
      placeholder="authorization: Bearer …"
      aria-describedby="headers-hint"
    ></textarea>
    <p class="quiet" id="headers-hint">
      Sent with each ${each}, and never shown again.
      ${known.length > 0 ? html`Type them again, or they are gone: ${known.join(', ')}.` : null}
      ${failure === null ? null : html`They were not kept: type them again.`}
    </p>`
