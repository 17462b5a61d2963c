/** One entry of the audit log: a line, which opens to all that is known. Pure. */
import type { AuditEntry } from '../../tenancy/audit/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import { changeText, type Place, targetOf, targetText, whoText } from '../pages/changes.ts'
import { copyable, facts, shortDigest, when } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { justAfter } from './filters.ts'

const outcome = ({ decision, reason_code: code }: AuditEntry): Html | null => {
  if (decision === 'allowed') return null
  const name = decision === 'blocked' ? 'bad' : 'wait'
  return html`<strong class="${name}">${decision}${code === null ? '' : `: ${code}`}</strong>`
}

const proposalOf = ({ details }: AuditEntry): string | null => {
  const id = details['proposal_id']
  return typeof id === 'string' ? id : null
}

const links = (workspace: string, entry: AuditEntry): Html => {
  const { at, seq, actor, person_id: person, request_id: request, target } = entry
  const proposal = proposalOf(entry)
  const link = (title: string, query: Record<string, string>): Html =>
    html`<li><a href="${paths.audit(workspace, query)}">${title}</a></li>`
  return html`<ul class="links">
    <li>
      <a href="${paths.audit(workspace, { until: justAfter(at) }).at(`entry-${seq}`)}"
        >This entry</a
      >
    </li>
    ${request === null ? null : link('Same request', { request_id: request })}
    ${link('Same actor', { actor })} ${person === null ? null : link('Same person', { person })}
    ${link('Same target', { target })}
    ${
      proposal === null
        ? null
        : html`${link('This proposal in the log', { proposal })}
            <li><a href="${paths.review(workspace, proposal)}">The proposal</a></li>`
    }
  </ul>`
}

const skillLink = (place: Place, target: string): Html | null => {
  if (!target.startsWith('skill:')) return null
  return html`${targetOf(place, target)}
  ${place.installed.has(target) ? null : html`<span class="quiet">not installed</span>`}`
}

const digest = (fingerprint: string | null): Html | null =>
  fingerprint === null ? null : shortDigest(fingerprint)

const isEmpty = (details: AuditEntry['details']): boolean => Object.keys(details).length === 0

export const entryRow = (place: Place, entry: AuditEntry, now: Date): Html => {
  const { workspace } = place
  const { seq, at, action, target, actor, details } = entry
  return html`<li>
    <details class="entry">
      <summary data-row>
        <span class="at">${when(at, now)}</span>
        <span class="what">${changeText(entry)} ${outcome(entry)}</span>
        <span class="on">${targetText(workspace, entry)}</span>
        <span class="who">by ${whoText(entry)}</span>
      </summary>
      <div id="entry-${seq}">
        ${facts([
          [
            'When',
            html`<time datetime="${at}">${at.replace('T', ' ').replace('Z', ' UTC')}</time>`,
          ],
          ['Action', html`<code>${action}</code>`],
          ['Target', html`<code>${target}</code>`],
          ['Skill', skillLink(place, target)],
          ['Actor', copyable(actor)],
          ['Token', entry.actor_label],
          [
            'Person',
            entry.person_id === null
              ? null
              : copyable(entry.person_id, entry.person_name ?? entry.person_id),
          ],
          ['Reason', entry.reason_code],
          ['Bytes before', digest(entry.fingerprint_before)],
          ['Bytes after', digest(entry.fingerprint_after)],
          ['Address', entry.address],
          ['Request', entry.request_id === null ? null : copyable(entry.request_id)],
          ['Entry', String(seq)],
        ])}
        ${
          isEmpty(details)
            ? null
            : html`<pre class="foreign excerpt">${JSON.stringify(details, null, 2)}</pre>`
        }
        ${links(workspace, entry)}
      </div>
    </details>
  </li>`
}
