/** Documents: their list, and one with its source. Pure. */
import { permits, type Role } from '../../platform/access/roles.ts'
import type { DocumentPage } from '../../content/documents/schemas.ts'
import type { Document } from '../../content/documents/service.ts'
import type { SourcePart } from '../content/source.ts'
import { Html, html } from '../markup/html.ts'
import type { Path } from '../markup/path.ts'
import { contentHead, contentTabs, heldNote } from '../pages/content-tabs.ts'
import { failureNote, type FormFailure, valueOf } from '../pages/form-failure.ts'
import { region, type View } from '../pages/frame.ts'
import {
  bytesText,
  copyable,
  countText,
  empty,
  facts,
  listTable,
  more,
  when,
} from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { registrationPart } from '../pages/registration.ts'

type Shown = { workspace: string; role: Role; now: Date; held: string | undefined }

export type DocumentListPage = Shown & { page: DocumentPage; failure: FormFailure | null }

type Row = DocumentPage['skills'][number]

const row = ({ workspace, now }: Shown, document: Row): Html =>
  html`<tr data-row>
    <th scope="row"><a href="${paths.document(workspace, document.id)}">${document.id}</a></th>
    <td class="text">${document.title} <span class="quiet">${document.description}</span></td>
    <td>${bytesText(document.bytes)}</td>
    <td data-label="Registered">${when(document.registered_at, now)}</td>
  </tr>`

const table = (list: DocumentListPage): Html => {
  const { workspace, role, page } = list
  if (page.skills.length === 0) {
    return empty(
      html`No document is registered. Agents read documents at <code>iii://</code>, and their index
        lists them.`,
      permits(role, 'publisher')
        ? html`Register one below.`
        : html`Registering needs the role publisher; you are ${role}.`,
    )
  }
  const { next_cursor: cursor } = page
  return html`${listTable(
    'Documents',
    ['Document', 'What it says', 'Size', 'Registered'],
    page.skills.map((document) => row(list, document)),
  )}
  ${more(cursor === null ? null : paths.content(workspace, 'documents', { cursor }))}`
}

type Form = { action: Path; document: Document | null; failure: FormFailure | null }

const registerForm = ({ action, document, failure }: Form): Html =>
  html`<form method="post" action="${action}" class="stack lead">
    ${failureNote(failure)}
    ${
      document === null
        ? html`<label for="id">Id, with slashes between its parts</label>
            <input
              id="id"
              name="id"
              required
              maxlength="1024"
              placeholder="resend/email"
              value="${valueOf(failure, 'id')}"
            />`
        : html`<input type="hidden" name="tag" value="${document.sha256}" />`
    }
    <label for="skill">Markdown; begin with a title and a short paragraph</label>
    <textarea id="skill" name="skill" required rows="12" spellcheck="false">
${valueOf(failure, 'skill', document?.skill)}</textarea>
    <button class="primary">${document === null ? 'Register' : 'Replace'}</button>
  </form>`

export const documentListView = (list: DocumentListPage): View => {
  const { workspace, role, failure, held, page } = list
  const documents = table(list)
  const action = paths.content(workspace, 'documents')
  return {
    title: 'Documents',
    section: 'content',
    styles: ['content.css'],
    content: html`${contentTabs(workspace, 'documents')} ${heldNote(workspace, held)}
    ${region('documents', documents, { live: true })}
    ${
      permits(role, 'publisher')
        ? html`<details open="${failure !== null || page.skills.length === 0}">
            <summary>Register a document</summary>
            ${registerForm({ action, document: null, failure })}
          </details>`
        : null
    }`,
    regions: { documents },
  }
}

export type OneDocument = Shown & {
  document: Document
  source: SourcePart | null
  failure: (FormFailure & { act: 'replace' | 'unregister' }) | null
}

const sourceOf = ({ source }: OneDocument): Html => {
  if (source === null || source.html === null) return empty('It takes too long to show.')
  return html`${
      source.hidden === 0
        ? null
        : html`<p class="bad">${countText(source.hidden, 'place')} can mislead a reader.</p>`
    }
    <pre
      id="code"
      class="foreign code"
      tabindex="0"
      role="region"
      aria-label="Text of the document"
      data-language="markdown"
    >
${new Html(source.html)}</pre>
    ${
      source.to < source.lines
        ? html`<p class="quiet">Lines 1 to ${source.to} of ${source.lines}.</p>`
        : null
    }`
}

export const documentView = (page: OneDocument): View => {
  const { workspace, role, document, now, held, failure } = page
  const { id } = document
  return {
    title: `${id} · Documents`,
    section: 'content',
    styles: ['content.css'],
    scripts: ['code'],
    content: html`${contentHead(workspace, 'documents', id)} ${heldNote(workspace, held)}
    ${facts([
      ['Title', document.title],
      ['Agents read it at', copyable(`iii://${id}`)],
      ['Size', bytesText(document.bytes)],
      ['Registered', when(document.registered_at, now)],
    ])}
    ${sourceOf(page)}
    ${
      permits(role, 'publisher')
        ? registrationPart({
            failure,
            form: (given) =>
              registerForm({ action: paths.document(workspace, id), document, failure: given }),
            removal: {
              id,
              action: paths.documentRemoval(workspace, id),
              consequence: 'Agents can no longer read it. Documents below its id stay.',
              tag: document.sha256,
            },
          })
        : null
    }`,
  }
}
