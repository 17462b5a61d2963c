/** What an agent would get: the capability scope, for the extensions that are asked for. Pure. */
import type { Scope } from '../../registry/approvals/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import type { View } from '../pages/frame.ts'
import { countText, empty, listTable } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { settingsTab } from './settings-tabs.ts'

export type ScopePage = {
  workspace: string
  asked: { allowed: string; forwarded: string }
  scope: Scope
}

const constraintText = (
  { constraints }: Scope,
  extension: string,
  capability: string,
): string | null => {
  const limits = constraints[extension] as Record<string, unknown> | undefined
  const limit = limits?.[capability]
  return limit === undefined ? null : JSON.stringify(limit)
}

const form = ({ workspace, asked }: ScopePage): Html =>
  html`<form action="${paths.scope(workspace)}" class="filters">
    <span class="field wide">
      <label for="allowed">Allowed skills</label>
      <input
        id="allowed"
        name="allowed"
        maxlength="4000"
        aria-describedby="scope-help"
        value="${asked.allowed}"
      />
    </span>
    <span class="field wide">
      <label for="forwarded">Forwarded to a sub-agent</label>
      <input
        id="forwarded"
        name="forwarded"
        maxlength="4000"
        aria-describedby="scope-help"
        value="${asked.forwarded}"
      />
    </span>
    <button>Show</button>
    <p class="quiet" id="scope-help">
      Extension ids such as <code>skill.pdf-tools</code>, with blanks between; <code>*</code>: all.
    </p>
  </form>`

const rows = (scope: Scope): Html[] =>
  Object.entries(scope.allowed).flatMap(([extension, capabilities]) =>
    capabilities.map(
      (capability) =>
        html`<tr>
          <th scope="row"><code>${extension}</code></th>
          <td><code>${capability}</code></td>
          <td class="text" data-label="Limits">
            ${constraintText(scope, extension, capability) ?? html`<span class="quiet">none</span>`}
          </td>
        </tr>`,
    ),
  )

const rejected = ({ rejected_skills: list }: Scope): Html | null =>
  list.length === 0
    ? null
    : html`<h2>Not in scope</h2>
        <p class="quiet">Not served, without capabilities, or not allowed by the policy.</p>
        <ul>
          ${list.map((extension) => html`<li><code>${extension}</code></li>`)}
        </ul>`

export const scopeView = (page: ScopePage): View => {
  const { workspace, scope } = page
  const found = rows(scope)
  return settingsTab(
    workspace,
    'scope',
    html`<p class="lead">
        What an agent may call, from served and approved capabilities and the policy alone.
      </p>
      ${form(page)}
      ${
        found.length === 0
          ? empty('It would get no capabilities.')
          : html`<p class="quiet" role="status">
                ${countText(found.length, 'capability', 'capabilities')}
              </p>
              ${listTable('Capabilities', ['Extension', 'Capability', 'Limits'], found)}`
      }
      ${rejected(scope)}`,
  )
}
