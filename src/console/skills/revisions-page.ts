/** The revisions of a skill: who installed each, whether it may be served, and the way back. Pure. */
import { permits } from '../../platform/access/roles.ts'
import type { RevisionPage } from '../../registry/skills/file-schemas.ts'
import { type Html, html } from '../markup/html.ts'
import type { View } from '../pages/frame.ts'
import { failureNote, type FormFailure, valueOf } from '../pages/form-failure.ts'
import { listTable, more, shortDigest, when } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { actorText, reasonText } from '../pages/words.ts'
import { type SkillHead, skillView } from './skill-frame.ts'

type Revisions = {
  head: SkillHead
  page: RevisionPage
  now: Date
  failure: FormFailure | null
}

type Revision = RevisionPage['revisions'][number]

const stateOf = ({ status, served, status_reason: reason, purge }: Revision): Html => {
  if (purge !== null) return html`<span class="bad">purged: ${purge.reason}</span>`
  if (served)
    return html`<span class="good">${status === 'current' ? 'served' : 'may be served'}</span>`
  return html`<span class="wait">${reason === null ? 'not served' : reasonText(reason)}</span>`
}

const row = ({ head, now }: Revisions, revision: Revision): Html => {
  const { workspace, skill } = head
  const { fingerprint, version, revision: number, purge } = revision
  const isCurrent = revision.status === 'current'
  return html`<tr data-row>
    <th scope="row">
      ${
        purge === null
          ? html`<a href="${paths.skillTab(workspace, skill, 'files').with({ fingerprint })}"
              >${number}</a
            >`
          : html`${number}`
      }
      ${isCurrent ? html`<strong>current</strong>` : null}
    </th>
    <td>${version}</td>
    <td>${shortDigest(fingerprint)}</td>
    <td>${stateOf(revision)}</td>
    <td>${when(revision.installed_at, now)} by ${actorText(revision.installed_by)}</td>
    <td>
      ${
        isCurrent || purge !== null
          ? null
          : html`<a
              href="${paths.skillTab(workspace, skill, 'compare').with({
                from: fingerprint,
                to: skill.fingerprint,
              })}"
              >compare with the current one</a
            >`
      }
    </td>
  </tr>`
}

/** One that is rejected today may be approved tomorrow, so it is named and not left out. */
const optionText = ({ revision, version, served, status_reason: reason }: Revision) => {
  const name = `${revision} · ${version}`
  if (served) return name
  return `${name} · ${reason === null ? 'not served' : reasonText(reason)}`
}

const rollback = ({ head, page, failure }: Revisions): Html | null => {
  const { workspace, skill, role } = head
  const older = page.revisions.filter(({ status, purge }) => status !== 'current' && purge === null)
  if (older.length === 0 || !skill.install.lifecycle_editable) return failureNote(failure)
  const isAllowed = permits(role, 'reviewer')
  const chosen = valueOf(failure, 'fingerprint')
  return html`<form
    method="post"
    action="${paths.skillTab(workspace, skill, 'revisions', 'rollback')}"
    class="stack narrow"
  >
    <h2>Make an older revision current again</h2>
    ${failureNote(failure)}
    ${isAllowed ? null : html`<p class="quiet">This needs the role reviewer; you are ${role}.</p>`}
    <input type="hidden" name="expected" value="${skill.fingerprint}" />
    <label for="fingerprint">Revision</label>
    <select id="fingerprint" name="fingerprint" disabled="${!isAllowed}">
      ${older.map(
        (one) =>
          html`<option value="${one.fingerprint}" selected="${one.fingerprint === chosen}">
            ${optionText(one)}
          </option>`,
      )}
    </select>
    <label for="reason">Reason</label>
    <input
      id="reason"
      name="reason"
      required
      maxlength="1000"
      value="${valueOf(failure, 'reason')}"
      disabled="${!isAllowed}"
    />
    <button disabled="${!isAllowed}">Roll back</button>
  </form>`
}

export const revisionsView = (revisions: Revisions): View => {
  const { head, page } = revisions
  const { workspace, skill } = head
  const next = page.next_cursor
  return skillView(head, 'revisions', {
    styles: ['content.css'],
    content: html`<h2>Revisions</h2>
      ${listTable(
        'Revisions',
        ['Revision', 'Version', 'Fingerprint', 'State', 'Installed', 'Changes'],
        page.revisions.map((revision) => row(revisions, revision)),
      )}
      ${more(
        next === null ? null : paths.skillTab(workspace, skill, 'revisions').with({ cursor: next }),
        'Older',
      )}
      ${rollback(revisions)}`,
  })
}
