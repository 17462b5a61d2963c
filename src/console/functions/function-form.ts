/** The form that registers a function, and what it means. Pure. */
import { AppError } from '../../platform/errors.ts'
import type { FunctionBody, RegisteredFunction } from '../../content/functions/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import type { Path } from '../markup/path.ts'
import { failureNote, type FormFailure, valueOf } from '../pages/form-failure.ts'
import { headersField, headersOf } from '../pages/header-lines.ts'

type FunctionForm = {
  action: Path
  known: { found: RegisteredFunction; tag: string } | null
  failure: FormFailure | null
}

export type FunctionFields = {
  url: string
  description: string
  headers: string
  timeout_ms: string
  readable?: string
  input_schema: string
  output_schema: string
}

const code = 'functions.invalid_request'

const jsonText = (value: unknown): string =>
  value === undefined ? '' : JSON.stringify(value, null, 2)

const schemaField = (name: string, label: string, value: string): Html =>
  html`<label for="${name}">${label}, as JSON Schema (optional)</label>
    <textarea id="${name}" name="${name}" rows="3" spellcheck="false">${value}</textarea>`

export const functionForm = ({ action, known, failure }: FunctionForm): Html => {
  const found = known?.found
  const value = (name: string, preset: string): string => valueOf(failure, name, preset)
  const isReadable =
    failure === null ? (found?.readable ?? true) : failure.values['readable'] !== undefined
  return html`<form method="post" action="${action}" class="stack narrow">
    ${failureNote(failure)}
    ${
      known === null
        ? html`<label for="function_id">Id, with <code>::</code> between its parts</label>
            <input
              id="function_id"
              name="function_id"
              required
              maxlength="1024"
              placeholder="hello::greet"
              value="${value('function_id', '')}"
            />`
        : html`<input type="hidden" name="tag" value="${known.tag}" />`
    }
    <label for="url">Address</label>
    <input
      id="url"
      name="url"
      type="url"
      required
      maxlength="2048"
      value="${value('url', found?.url ?? '')}"
    />
    <label for="description">What it does</label>
    <input
      id="description"
      name="description"
      maxlength="4096"
      value="${value('description', found?.description ?? '')}"
    />
    <label for="timeout_ms">Time limit in ms (optional)</label>
    <input
      id="timeout_ms"
      name="timeout_ms"
      type="number"
      min="1"
      max="60000"
      value="${value('timeout_ms', found === undefined ? '' : String(found.timeout_ms))}"
    />
    ${headersField({ each: 'call', known: found?.headers ?? [], failure })}
    <p>
      <input type="checkbox" id="readable" name="readable" value="yes" checked="${isReadable}" />
      <label for="readable">Readable at <code>iii://fn/</code></label>
    </p>
    ${schemaField('input_schema', 'Arguments', value('input_schema', jsonText(found?.input_schema)))}
    ${schemaField('output_schema', 'Result', value('output_schema', jsonText(found?.output_schema)))}
    <button class="primary">${known === null ? 'Register' : 'Replace'}</button>
  </form>`
}

const schemaOf = (name: 'input_schema' | 'output_schema', text: string): Partial<FunctionBody> => {
  if (text.trim() === '') return {}
  try {
    return { [name]: JSON.parse(text) as FunctionBody['input_schema'] }
  } catch (error) {
    throw new AppError(code, `The ${name} is not JSON: ${(error as Error).message}`)
  }
}

const timeoutOf = (text: string): Partial<FunctionBody> => {
  if (text.trim() === '') return {}
  const ms = Number(text)
  if (Number.isInteger(ms) && ms >= 1 && ms <= 60_000) return { timeout_ms: ms }
  throw new AppError(code, 'The time limit is a whole number of ms, 1 to 60000.')
}

export const bodyOf = (form: FunctionFields): FunctionBody => {
  const description = form.description.trim()
  return {
    url: form.url,
    headers: headersOf(form.headers, code),
    readable: form.readable !== undefined,
    ...(description === '' ? {} : { description }),
    ...timeoutOf(form.timeout_ms),
    ...schemaOf('input_schema', form.input_schema),
    ...schemaOf('output_schema', form.output_schema),
  }
}
