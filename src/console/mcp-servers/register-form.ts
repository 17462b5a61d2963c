/** The form that registers a server, or replaces its registration. Pure. */
import type { McpServer } from '../../registry/mcp-servers/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import type { Path } from '../markup/path.ts'
import { failureNote, type FormFailure, valueOf } from '../pages/form-failure.ts'
import { headersField } from '../pages/header-lines.ts'

type RegisterForm = {
  action: Path
  /** Null: a new one. */
  server: { server: McpServer; tag: string } | null
  failure: FormFailure | null
}

const idField = (failure: FormFailure | null): Html =>
  html`<label for="server_id">Id</label>
    <input
      id="server_id"
      name="server_id"
      required
      maxlength="64"
      autocomplete="off"
      aria-describedby="id-hint"
      value="${valueOf(failure, 'server_id')}"
    />
    <p class="quiet" id="id-hint">
      Letters <code>a-z</code>, digits, <code>-</code> and <code>_</code>. Skills name it.
    </p>`

export const registerForm = ({ action, server, failure }: RegisterForm): Html => {
  const known = server?.server
  return html`<form method="post" action="${action}" class="stack narrow">
    ${failureNote(failure)}
    ${server === null ? idField(failure) : html`<input type="hidden" name="tag" value="${server.tag}" />`}
    <label for="url">Address</label>
    <input
      id="url"
      name="url"
      type="url"
      required
      maxlength="2048"
      placeholder="https://mcp.example.com/mail"
      value="${valueOf(failure, 'url', known?.url)}"
    />
    <label for="description">What it is for</label>
    <input
      id="description"
      name="description"
      maxlength="4096"
      value="${valueOf(failure, 'description', known?.description ?? '')}"
    />
    ${headersField({ each: 'request', maxLength: 16_384, known: known?.headers ?? [], failure })}
    <p class="quiet">What it says of the risk of its tools counts: register only one you trust.</p>
    <button class="primary">${server === null ? 'Register' : 'Replace the registration'}</button>
  </form>`
}
