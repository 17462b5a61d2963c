/** Pages about the browser itself: its sessions, its keys, and the way out of the registry. Pure. */
import type { SessionPage } from '../../tenancy/sessions/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import type { View } from '../pages/frame.ts'
import { copyable, empty, listTable, more, when } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { actorText } from '../pages/words.ts'

type Session = SessionPage['sessions'][number]

const ownerOf = ({ person_id: person, token_id: token }: Session): Html | string => {
  if (person !== null) return actorText(`person:${person}`)
  return token === null ? 'admin token' : actorText(`token:${token}`)
}

/** Browsers call themselves by the names of others too, which come later here. */
const browsers: [name: string, pattern: RegExp][] = [
  ['Edge', /Edg\w*\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /Firefox\/(\d+)/],
  ['Chrome', /Chrome\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
]
const systems: [name: string, pattern: RegExp][] = [
  ['Windows', /Windows/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
]

/** `Firefox 140 on Linux`; what is none of them as it calls itself. */
const agentText = (agent: string | null): string => {
  if (agent === null) return 'unknown browser'
  const found = browsers.find(([, pattern]) => pattern.test(agent))
  if (found === undefined) return agent
  const [name, pattern] = found
  const system = systems.find(([, one]) => one.test(agent))?.[0]
  return `${name} ${pattern.exec(agent)?.[1]}${system === undefined ? '' : ` on ${system}`}`
}

const sessionRow = (session: Session, now: Date): Html => {
  const { session_id: id, agent, address, is_current: isCurrent } = session
  return html`<tr>
    <th scope="row" class="text">
      <span title="${agent}">${agentText(agent)}</span>
      ${isCurrent ? html`<span class="quiet">this one</span>` : null}
    </th>
    <td data-label="Signed in as">${ownerOf(session)}</td>
    <td data-label="From">${address ?? ''}</td>
    <td data-label="Since">${when(session.created_at, now)}</td>
    <td data-label="Last used">${when(session.last_seen_at, now)}</td>
    <td>
      <form method="post" action="${paths.endSession(id)}">
        <button class="small" aria-label="End the session of ${agentText(agent)}">End</button>
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
        : listTable(
            'Sessions',
            ['Browser', 'Signed in as', 'From', 'Since', 'Last used', 'End it'],
            page.sessions.map((session) => sessionRow(session, now)),
          )
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

/** Those that are pressed one after the other share a box. */
const boxes = (row: string): string[] => (row.startsWith('g ') ? [row] : row.split(' '))

export const keysView = (): View => ({
  title: 'Keys',
  content: html`<div class="narrow">
    <h1>Keys</h1>
    <p>
      No key works while you type in a field. Those that share a box are pressed one after the
      other.
    </p>
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
              <th scope="row">${boxes(key).map((one) => html` <kbd>${one}</kbd>`)}</th>
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
