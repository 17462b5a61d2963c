/** All workspaces that an admin may see, and forms that make, name and delete them. Pure. */
import type { Workspace, WorkspacePage } from '../../tenancy/workspaces/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import type { View } from '../pages/frame.ts'
import { failureNote, type FormFailure, valueOf } from '../pages/form-failure.ts'
import { bytesText, listTable, more, when } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'

export type Workspaces = {
  page: WorkspacePage
  now: Date
  /** Admins of single workspaces make none. */
  isOperator: boolean
  /** `of`: the workspace whose form it was; null: that of a new one. */
  failure: (FormFailure & { of: string | null }) | null
  /** The one that cannot be deleted. */
  fixed: string
}

const countCell = (count: number | null | undefined, what: string): Html =>
  html`<td>
    ${count === null || count === undefined ? '–' : count}<span class="unit"> ${what}</span>
  </td>`

const usedText = (used: number, quota: number | null): string =>
  quota === null ? bytesText(used) : `${bytesText(used)} of ${bytesText(quota)}`

const failureOf = ({ failure }: Workspaces, id: string): FormFailure | null =>
  failure?.of === id ? failure : null

const titleForm = (all: Workspaces, { workspace_id: id, title }: Workspace): Html =>
  html`<form method="post" action="${paths.workspaceAct(id, 'title')}" class="stack">
    <label for="title-${id}">Title</label>
    <input
      id="title-${id}"
      name="title"
      maxlength="100"
      value="${valueOf(failureOf(all, id), 'title', title ?? '')}"
    />
    <button aria-label="Save the title of ${id}">Save</button>
  </form>`

const deleteForm = (id: string): Html =>
  html`<form method="post" action="${paths.workspaceAct(id, 'delete')}" class="stack">
    <p class="quiet">
      Once deleted, it is not found by any caller. Its rows and bytes are removed within a day, its
      audit entries stay, and its id is never used again. This cannot be undone.
    </p>
    <label for="delete-${id}">Type <code>${id}</code> to delete it</label>
    <input id="delete-${id}" name="workspace_id" required autocomplete="off" />
    <button aria-label="Delete the workspace ${id}">Delete</button>
  </form>`

const changeCell = (all: Workspaces, workspace: Workspace): Html => {
  const { workspace_id: id } = workspace
  const failure = failureOf(all, id)
  return html`<td>
    <details open="${failure !== null}">
      <summary aria-label="Change ${id}">Change</summary>
      ${failureNote(failure)} ${titleForm(all, workspace)}
      ${id === all.fixed ? null : deleteForm(id)}
    </details>
  </td>`
}

const row = (all: Workspaces, workspace: Workspace): Html => {
  const { workspace_id: id, title, counts, usage, quotas, created_at: at } = workspace
  const waiting = counts?.waiting_proposals ?? null
  return html`<tr data-row>
    <th scope="row">
      <a href="${paths.home(id)}">${id}</a>
      ${title === null ? null : html`<span class="quiet">${title}</span>`}
    </th>
    ${countCell(counts?.skills, usage.skills === 1 ? 'skill' : 'skills')}
    ${
      waiting === null || waiting === 0
        ? countCell(waiting, 'waiting')
        : html`<td><a href="${paths.reviews(id)}">${waiting} waiting</a></td>`
    }
    ${countCell(counts?.tokens, counts?.tokens === 1 ? 'token' : 'tokens')}
    <td>${usedText(usage.bytes, quotas.bytes)}</td>
    <td data-label="Created">${when(at, all.now)}</td>
    ${changeCell(all, workspace)}
  </tr>`
}

const newForm = (all: Workspaces): Html => {
  const failure = all.failure?.of === null ? all.failure : null
  return html`<section>
    <h2>New workspace</h2>
    <form method="post" action="${paths.workspaces()}" class="filters">
      ${failureNote(failure)}
      <span class="field">
        <label for="workspace_id">Id</label>
        <input
          id="workspace_id"
          name="workspace_id"
          required
          maxlength="64"
          autocomplete="off"
          aria-describedby="id-help"
          value="${valueOf(failure, 'workspace_id')}"
        />
      </span>
      <span class="field wide">
        <label for="title">Title</label>
        <input id="title" name="title" maxlength="100" value="${valueOf(failure, 'title')}" />
      </span>
      <button class="primary">Create</button>
    </form>
    <p class="quiet" id="id-help">
      The id is part of addresses and never changes: <code>a-z</code>, digits, <code>-</code> and
      <code>_</code>.
    </p>
  </section>`
}

export const workspacesView = (all: Workspaces): View => {
  const { workspaces, next_cursor: cursor } = all.page
  return {
    title: 'Workspaces',
    section: 'operators',
    styles: ['operators.css'],
    content: html`<h1>Workspaces</h1>
      <p class="lead">
        Each has its own skills, content, reviews and settings, and sees nothing of the others.
      </p>
      ${listTable(
        'Workspaces',
        ['Workspace', 'Skills', 'Reviews', 'Tokens', 'Bytes', 'Created', 'Title, deletion'],
        workspaces.map((workspace) => row(all, workspace)),
      )}
      ${more(cursor === null ? null : paths.workspaces({ cursor }))}
      ${all.isOperator ? newForm(all) : null}`,
  }
}
