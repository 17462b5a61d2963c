/** What the pages of documents, prompts and functions begin with. Pure. */
import { type Html, html } from '../markup/html.ts'
import { paths } from './paths.ts'

export type ContentKind = 'documents' | 'prompts' | 'functions'

const titles: Record<ContentKind, string> = {
  documents: 'Documents',
  prompts: 'Prompts',
  functions: 'Functions',
}

export const contentTabs = (workspace: string, current: ContentKind): Html =>
  html`<h1>Content</h1>
    <nav class="tabs" aria-label="Kinds of content">
      <ul>
        ${(['documents', 'prompts', 'functions'] as const).map(
          (kind) =>
            html`<li>
              <a
                href="${paths.content(workspace, kind)}"
                aria-current="${kind === current ? 'page' : null}"
                >${titles[kind]}</a
              >
            </li>`,
        )}
      </ul>
    </nav>`

export const contentHead = (workspace: string, kind: ContentKind, id: string): Html =>
  html`<header class="head">
    <p class="quiet"><a href="${paths.content(workspace, kind)}">${titles[kind]}</a></p>
    <h1>${id}</h1>
  </header>`

/** No address can end in `.` or `..`. */
export const functionLink = (workspace: string, id: string): Html =>
  id === '.' || id === '..'
    ? html`<code>${id}</code>`
    : html`<a href="${paths.function(workspace, id)}"><code>${id}</code></a>`

/** A registration that is held is no registration yet. */
export const heldNote = (workspace: string, proposalId: string | undefined): Html | null =>
  proposalId === undefined
    ? null
    : html`<p class="wait" role="status">
        It waits for a reviewer, as this workspace requires; what was registered before is served
        meanwhile. <a href="${paths.contentReview(workspace, proposalId)}">Its review</a>
      </p>`
