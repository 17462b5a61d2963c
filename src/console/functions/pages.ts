/** Functions: their list, and one with its schemas. Pure. */
import { uriOfFunction } from '../../content/documents/uri.ts'
import { permits, type Role } from '../../platform/access/roles.ts'
import type { FunctionPage, RegisteredFunction } from '../../content/functions/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import { contentHead, contentTabs } from '../pages/content-tabs.ts'
import type { FormFailure } from '../pages/form-failure.ts'
import { region, type View } from '../pages/frame.ts'
import {
  copyable,
  durationText,
  empty,
  facts,
  listTable,
  more,
  shortDigest,
  when,
} from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { registrationPart } from '../pages/registration.ts'
import { functionForm } from './function-form.ts'

type Shown = { workspace: string; role: Role; now: Date }

export type FunctionListPage = Shown & { page: FunctionPage; failure: FormFailure | null }

/** No address can end in one of these. */
const isLinked = (id: string): boolean => id !== '.' && id !== '..'

const table = ({ workspace, role, page, now }: FunctionListPage): Html => {
  const { functions, next_cursor: cursor } = page
  if (functions.length === 0) {
    return empty(
      'No function is registered. Prompts, subscriptions and capabilities call functions over HTTP.',
      permits(role, 'publisher')
        ? html`Register one below.`
        : html`Registering needs the role publisher; you are ${role}.`,
    )
  }
  return html`${listTable(
    'Functions',
    ['Function', 'What it does', 'Time limit', 'Registered'],
    functions.map(
      ({ function_id: id, description, url, timeout_ms, registered_at }) =>
        html`<tr data-row>
          <th scope="row">
            ${isLinked(id) ? html`<a href="${paths.function(workspace, id)}">${id}</a>` : id}
          </th>
          <td class="text">
            <span class="clamp">${description}</span> <code class="quiet">${url}</code>
          </td>
          <td data-label="Time limit">${durationText(timeout_ms)}</td>
          <td data-label="Registered">${when(registered_at, now)}</td>
        </tr>`,
    ),
  )}
  ${more(cursor === null ? null : paths.content(workspace, 'functions', { cursor }))}`
}

export const functionListView = (list: FunctionListPage): View => {
  const { workspace, role, failure, page } = list
  const functions = table(list)
  const action = paths.content(workspace, 'functions')
  return {
    title: 'Functions',
    section: 'content',
    styles: ['content.css'],
    content: html`${contentTabs(workspace, 'functions')}
    ${region('functions', functions, { live: true })}
    ${
      permits(role, 'publisher')
        ? html`<details open="${failure !== null || page.functions.length === 0}">
            <summary>Register a function</summary>
            ${functionForm({ action, known: null, failure })}
          </details>`
        : null
    }`,
    regions: { functions },
  }
}

export type OneFunction = Shown & {
  found: RegisteredFunction
  tag: string
  failure: (FormFailure & { act: 'replace' | 'unregister' }) | null
}

const readAt = ({ function_id: id, readable }: RegisteredFunction): Html | string => {
  if (!readable) return 'no'
  const uri = uriOfFunction(id)
  return uri === null
    ? html`no: an <code>iii://</code> address has only lowercase letters, digits, <code>-</code> and
        <code>_</code>`
    : html`at ${copyable(uri)}`
}

const schema = (value: unknown): Html | null =>
  value === undefined ? null : html`<pre class="pre">${JSON.stringify(value, null, 2)}</pre>`

export const functionView = ({ workspace, role, found, tag, now, failure }: OneFunction): View => {
  const { function_id: id, headers } = found
  return {
    title: `${id} · Functions`,
    section: 'content',
    styles: ['content.css'],
    content: html`${contentHead(workspace, 'functions', id)}
    ${found.description === null ? null : html`<p class="lead">${found.description}</p>`}
    ${facts([
      ['Address', copyable(found.url)],
      ['Headers', headers.length === 0 ? 'none' : headers.join(', ')],
      ['Time limit', durationText(found.timeout_ms)],
      ['Agents read it', readAt(found)],
      ['Registration hash', shortDigest(found.registration_hash)],
      ['Registered', when(found.registered_at, now)],
      ['Arguments', schema(found.input_schema)],
      ['Result', schema(found.output_schema)],
    ])}
    ${
      permits(role, 'publisher')
        ? registrationPart({
            failure,
            form: (given) =>
              functionForm({
                action: paths.function(workspace, id),
                known: { found, tag },
                failure: given,
              }),
            removal: {
              id,
              action: paths.function(workspace, id, 'unregister'),
              consequence: 'It is no longer called. What names it stays, and fails.',
              tag,
            },
          })
        : null
    }`,
  }
}
