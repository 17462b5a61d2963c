/** Skills whose policy differs from the defaults of the workspace. Pure. */
import type { PolicyList, PolicyRow } from '../../registry/policies/schemas.ts'
import { html, type Html } from '../markup/html.ts'
import type { View } from '../pages/frame.ts'
import { countText, empty, listTable } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { settingsTab } from './settings-tabs.ts'

const SHOWN = 1000

const flagText = (value: boolean | undefined, yes: string, no: string): string =>
  value === undefined ? 'inherited' : value ? yes : no

const row = (workspace: string, policy: PolicyRow): Html => {
  const { skill_slug: slug, source_kind, enabled, allow_implicit_invocation: implicit } = policy
  const ref = { source_kind, slug }
  return html`<tr data-row>
    <th scope="row"><a href="${paths.skillTab(workspace, ref, 'policy')}">${slug}</a></th>
    <td>${source_kind}</td>
    <td data-label="For agents">${flagText(enabled, 'enabled', 'disabled')}</td>
    <td data-label="Without being asked for">${flagText(implicit, 'offered', 'not offered')}</td>
    <td>
      <a href="${paths.audit(workspace, { action: 'policy_set', skill: `${source_kind}:${slug}` })}"
        >Who changed it<span class="hidden">: the policy of ${slug}</span></a
      >
    </td>
  </tr>`
}

export const policiesView = (workspace: string, { policies }: PolicyList): View =>
  settingsTab(
    workspace,
    'policies',
    policies.length === 0
      ? empty(
          'Every skill has the defaults of the workspace.',
          html`The page of a skill has its policy. <a href="${paths.skills(workspace)}">Skills</a>`,
        )
      : html`<p class="quiet">
            ${countText(policies.length, 'skill')} with a policy of its own; all others have the
            defaults.
          </p>
          ${listTable(
            'Policies',
            ['Skill', 'Source', 'For agents', 'Without being asked for', 'History'],
            policies.slice(0, SHOWN).map((policy) => row(workspace, policy)),
          )}
          ${
            policies.length > SHOWN
              ? html`<p class="quiet">${policies.length - SHOWN} more are in the API.</p>`
              : null
          }`,
  )
