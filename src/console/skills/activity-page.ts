/** What was done with a skill, newest first. Pure. */
import type { AuditPage } from '../../tenancy/audit/schemas.ts'
import { html } from '../markup/html.ts'
import { changeLine } from '../pages/changes.ts'
import { region, type View } from '../pages/frame.ts'
import { empty, more } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { type SkillHead, skillView } from './skill-frame.ts'

export const activityView = (head: SkillHead, page: AuditPage, now: Date): View => {
  const { workspace, skill } = head
  const { entries, next_cursor: cursor } = page
  const installed = new Set(entries.map(({ target }) => target))
  const changes = html`${
    entries.length === 0
      ? empty('Nothing was done with it yet.')
      : html`<ul class="rows">
          ${entries.map((entry) => html`<li>${changeLine({ workspace, installed }, entry, { now })}</li>`)}
        </ul>`
  }
  ${more(
    cursor === null ? null : paths.skillTab(workspace, skill, 'activity').with({ cursor }),
    'Older',
  )}`
  return skillView(head, 'activity', {
    styles: ['content.css'],
    content: html`<h2>Activity</h2>
      ${region('changes', changes, { live: true })}`,
    regions: { changes },
  })
}
