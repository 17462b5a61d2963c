/** One MCP server: its tools, its past syncs, and what may be done with it. Pure. */
import { permits, type Role } from '../../platform/access/roles.ts'
import type { PastSync, SyncPage } from '../../registry/mcp-servers/use-schemas.ts'
import { type Html, html } from '../markup/html.ts'
import { failureIn, failureNote, type FormFailure } from '../pages/form-failure.ts'
import { region, type View } from '../pages/frame.ts'
import { copyable, empty, exactly, facts, more, shortDigest, when } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { registrationPart } from '../pages/registration.ts'
import { actorText } from '../pages/words.ts'
import { registerForm } from './register-form.ts'
import { type Report, reportPart } from './report-part.ts'
import { type Tools, toolsPart } from './tools-part.ts'
import { namesText } from './words.ts'

export type ServerFailure = FormFailure & { act: 'replace' | 'sync' | 'unregister' }

export type ServerPage = Tools & {
  role: Role
  tag: string
  /** Null: the caller may not read them. */
  syncs: SyncPage | null
  /** Of the sync that was just asked for. */
  report: Report | null
  failure: ServerFailure | null
  now: Date
}

const factsOf = ({ server, now }: ServerPage): Html =>
  facts([
    ['Address', copyable(server.url)],
    ['Headers', server.headers.length === 0 ? 'none' : server.headers.join(', ')],
    ['Named by skills as', copyable(server.server_id)],
    ['Registered', when(server.registered_at, now)],
    [
      'Last sync',
      server.synced_at === null
        ? html`<span class="wait">never</span>`
        : html`${when(server.synced_at, now)}`,
    ],
    ['Tools hash', server.catalogue_hash === null ? null : shortDigest(server.catalogue_hash)],
  ])

const syncForm = (page: ServerPage): Html => {
  const { workspace, role, server } = page
  const isAllowed = permits(role, 'reviewer')
  return html`<form
    method="post"
    action="${paths.mcpServer(workspace, server.server_id, 'sync')}"
    class="stack"
  >
    ${failureNote(failureIn(page.failure, 'sync'))}
    ${isAllowed ? null : html`<p class="quiet">Syncing needs the role reviewer; you are ${role}.</p>`}
    <button class="primary" disabled="${!isAllowed}">Sync now</button>
    <span class="quiet">reads its tools; skills that use a changed one wait for a reviewer.</span>
  </form>`
}

const found = ({ added, changed, removed, skipped, blocked }: PastSync): Html => {
  const leftOut = [...skipped, ...blocked.map(({ name }) => name)]
  const parts = [
    added.length > 0 ? html`<strong>new</strong> ${namesText(added)}` : null,
    changed.length > 0 ? html`<strong>changed</strong> ${namesText(changed)}` : null,
    removed.length > 0 ? html`<strong>gone</strong> ${namesText(removed)}` : null,
    leftOut.length > 0 ? html`<strong>left out</strong> ${namesText(leftOut)}` : null,
  ].filter((one) => one !== null)
  if (parts.length === 0) return html`<span class="quiet">nothing new</span>`
  return html`${parts.map((part, index) => (index === 0 ? part : html` · ${part}`))}`
}

const history = ({ workspace, server, syncs }: ServerPage): Html | null => {
  if (syncs === null) return null
  const { syncs: past, next_cursor: cursor } = syncs
  const older = paths.mcpServer(workspace, server.server_id).with({ syncs: cursor })
  return html`<h2>Syncs</h2>
    ${
      past.length === 0
        ? empty('It has not been synced yet. What each sync finds is listed here.')
        : html`<ul class="rows">
            ${past.map(
              (sync) =>
                html`<li>
                  ${exactly(sync.synced_at)} ${found(sync)}
                  <span class="quiet">by ${actorText(sync.actor)}</span>
                </li>`,
            )}
          </ul>`
    }
    ${more(cursor === null ? null : older, 'Older')}`
}

const administration = (page: ServerPage): Html | null => {
  const { workspace, role, server, tag, failure } = page
  if (!permits(role, 'reviewer')) return null
  const action = paths.mcpServer(workspace, server.server_id)
  return registrationPart({
    failure,
    form: (given) => registerForm({ action, server: { server, tag }, failure: given }),
    removal: {
      id: server.server_id,
      action: paths.mcpServer(workspace, server.server_id, 'unregister'),
      consequence: 'Skills that use its tools are not served until a reviewer has decided again.',
      tag,
    },
  })
}

export const serverView = (page: ServerPage): View => {
  const { workspace, server, report, uses } = page
  const known = html`${factsOf(page)}
    <h2>Tools</h2>
    ${uses === null ? html`<p class="quiet">Reviewers also see which skills use them.</p>` : null}
    ${toolsPart(page)} ${history(page)}`
  return {
    title: `${server.server_id} · MCP servers`,
    section: 'mcp-servers',
    styles: ['content.css'],
    content: html`<header class="head">
        <p class="quiet"><a href="${paths.mcpServers(workspace)}">MCP servers</a></p>
        <h1>${server.server_id}</h1>
        ${server.description === null ? null : html`<p class="lead">${server.description}</p>`}
      </header>
      ${syncForm(page)} ${report === null ? null : reportPart(workspace, report)}
      ${region('known', known, { live: true })} ${administration(page)}`,
    regions: { known },
  }
}
