/** The revisions of a skill: who installed each, whether it may be served, and the way back. Pure. */
import { permits } from '../../platform/access/roles.ts'
import { AppError } from '../../platform/errors.ts'
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

/** A policy that disables the skill is named with what else keeps these bytes back. */
const whyNot = ({ status_reason: reason, blocked_reason: blocked }: Revision): string =>
  [...new Set([reason, blocked])]
    .flatMap((one) => (one === null ? [] : [reasonText(one)]))
    .join(', and ') || 'not served'

const stateOf = (revision: Revision): Html => {
  const { status, served, purge } = revision
  if (purge !== null) return html`<span class="bad">purged: ${purge.reason}</span>`
  if (served)
    return html`<span class="good">${status === 'current' ? 'served' : 'may be served'}</span>`
  return html`<span class="wait">${whyNot(revision)}</span>`
}

/** From the older to the newer one, so that what is new is shown as added. */
const compareLink = (
  { workspace, skill }: SkillHead,
  { revision, fingerprint }: Revision,
): Html => {
  const both = [fingerprint, skill.fingerprint]
  const [from = '', to = ''] = revision < skill.current_revision ? both : both.toReversed()
  return html`<a href="${paths.skillTab(workspace, skill, 'compare').with({ from, to })}"
    >compare with the current one</a
  >`
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
    <td>${isCurrent || purge !== null ? null : compareLink(head, revision)}</td>
  </tr>`
}

/** One that is rejected today may be approved tomorrow, so it is named and not left out. */
const optionText = (one: Revision): string => {
  const name = `${one.revision} · ${one.version}`
  return one.served ? name : `${name} · ${whyNot(one)}`
}

/** A newer one that may not be served waits for its review. */
const mayReturn = ({ skill }: SkillHead, { revision, purge, blocked_reason: blocked }: Revision) =>
  purge === null &&
  (revision < skill.current_revision || (revision > skill.current_revision && blocked === null))

/** The reason is a code in the message, as the API says it. */
const refusalNote = (failure: FormFailure | null): Html | null => {
  const reason = failure?.error.details?.['status_reason']
  if (failure === null || typeof reason !== 'string') return failureNote(failure)
  const { code, message } = failure.error
  const error = new AppError(code, message.replace(`: ${reason}.`, `: ${reasonText(reason)}.`))
  return failureNote({ ...failure, error })
}

const rollback = ({ head, page, failure }: Revisions): Html | null => {
  const { workspace, skill, role } = head
  const others = page.revisions.filter((one) => mayReturn(head, one))
  if (others.length === 0 || !skill.install.lifecycle_editable) return refusalNote(failure)
  const isAllowed = permits(role, 'reviewer')
  const chosen = valueOf(failure, 'fingerprint')
  return html`<form
    method="post"
    action="${paths.skillTab(workspace, skill, 'revisions', 'rollback')}"
    class="stack narrow"
  >
    <h2>Make another revision current</h2>
    ${refusalNote(failure)}
    ${isAllowed ? null : html`<p class="quiet">This needs the role reviewer; you are ${role}.</p>`}
    <input type="hidden" name="expected" value="${skill.fingerprint}" />
    <label for="fingerprint">Revision</label>
    <select id="fingerprint" name="fingerprint" disabled="${!isAllowed}">
      ${others.map(
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
