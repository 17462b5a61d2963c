/** Pages about the browser itself: its sessions, its keys, and the way out of the registry. Pure. */
import type { SessionPage } from '../../tenancy/sessions/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import type { View } from '../pages/frame.ts'
import { copyable, empty, more, when } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'

type Session = SessionPage['sessions'][number]

const sessionRow = (session: Session, now: Date): Html => {
  const { session_id: id, agent, address, is_current: isCurrent, person_id, token_id } = session
  return html`<tr>
    <th scope="row" class="text">
      ${agent ?? 'unknown browser'} ${isCurrent ? html`<strong>this one</strong>` : null}
    </th>
    <td>${person_id ?? token_id ?? 'admin token'}</td>
    <td>${address ?? ''}</td>
    <td>${when(session.created_at, now)}</td>
    <td>${when(session.last_seen_at, now)}</td>
    <td>
      <form method="post" action="${paths.endSession(id)}">
        <button class="small" aria-label="End the session of ${agent ?? 'a browser'}">End</button>
      </form>
    </td>
  </tr>`
}

export const sessionsView = (page: SessionPage, now: Date): View => ({
  title: 'Sessions',
  content: html`<h1>Sessions</h1>
    <p class="lead">
      Browsers that are signed in: yours, and for admins of all workspaces those of everybody.
    </p>
    ${
      page.sessions.length === 0
        ? empty('No browser is signed in.')
        : html`<div class="scroll" tabindex="0" role="region" aria-label="Sessions">
            <table class="list">
              <thead>
                <tr>
                  <th scope="col">Browser</th>
                  <th scope="col">Signed in as</th>
                  <th scope="col">From</th>
                  <th scope="col">Since</th>
                  <th scope="col">Last used</th>
                  <th scope="col">End it</th>
                </tr>
              </thead>
              <tbody>
                ${page.sessions.map((session) => sessionRow(session, now))}
              </tbody>
            </table>
          </div>`
    }
    ${more(page.next_cursor === null ? null : paths.sessions().with({ cursor: page.next_cursor }))}`,
})

const keys: [keys: string, what: string][] = [
  ['/', 'search'],
  ['g h', 'home of the workspace'],
  ['g s', 'skills'],
  ['g q', 'review queue'],
  ['g a', 'audit log'],
  ['j k', 'next and previous row, or file of a review'],
  ['Enter', 'opens the row'],
  ['n p', 'next and previous finding of a review'],
  ['o', 'folds a file'],
  ['v', 'marks a file as viewed'],
  ['c', 'writes a comment on a line of a file'],
  ['x', 'side by side'],
  ['.', 'shows all characters that look like others, or like nothing'],
  ['a r', 'to the form that approves or rejects'],
  ['Ctrl+Enter', 'sends the form'],
  ['Escape', 'closes a menu'],
  ['?', 'this page'],
]

export const keysView = (): View => ({
  title: 'Keys',
  content: html`<div class="narrow">
    <h1>Keys</h1>
    <p>No key works while you type in a field.</p>
    <p>
      <input type="checkbox" id="keys" data-keys disabled />
      <label for="keys">Keys are on in this browser</label>
    </p>
    <table class="list">
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        ${keys.map(
          ([key, what]) =>
            html`<tr>
              <th scope="row"><kbd>${key}</kbd></th>
              <td>${what}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`,
})

/** It leads nowhere: the reader copies the address, or does not. */
export const leaveView = (address: string): View => {
  const host = URL.canParse(address) ? new URL(address).host : ''
  return {
    title: 'Leaving the registry',
    content: html`<div class="narrow">
      <h1>This leads out of the registry</h1>
      <p>
        A package links to this address. The registry does not follow it, and knows nothing of it.
      </p>
      <p class="command">${copyable(address)}</p>
      ${host === '' ? null : html`<p>Its host is <strong>${host}</strong>.</p>`}
    </div>`,
  }
}
