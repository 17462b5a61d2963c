/** The form that registers a server, or replaces its registration. Pure. */
import type { McpServer } from '../../registry/mcp-servers/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import type { Path } from '../markup/path.ts'
import { failureNote, type FormFailure, valueOf } from '../pages/form-failure.ts'

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

/** Values of headers are secrets: they come back neither from the service nor after a failure. */
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
    <label for="headers">Headers, one a line</label>
    <textarea
      id="headers"
      name="headers"
      rows="3"
      maxlength="16384"
      spellcheck="false"
      autocomplete="off"
      placeholder="authorization: Bearer …"
      aria-describedby="headers-hint"
    ></textarea>
    <p class="quiet" id="headers-hint">
      Sent with each request, and never shown again.
      ${
        known !== undefined && known.headers.length > 0
          ? html`Type them again, or they are gone: ${known.headers.join(', ')}.`
          : null
      }
      ${failure === null ? null : html`They were not kept: type them again.`}
    </p>
    <p class="quiet">What it says of the risk of its tools counts: register only one you trust.</p>
    <button class="primary">${server === null ? 'Register' : 'Replace the registration'}</button>
  </form>`
}
