/** What a change of settings would do to installed skills. Pure. */
import type { SettingsEffects } from '../../tenancy/settings/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import { countText } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { reasonText } from '../pages/words.ts'
import { shownText } from './fields.ts'
import { changedFields, type Fields, shownName } from './form.ts'

type Named = SettingsEffects['stopped']

const skills = (workspace: string, named: Named, count: number): Html =>
  html`<ul class="rows">
      ${named.map(
        ({ source_kind, slug, status_reason: reason }) =>
          html`<li>
            <a href="${paths.skill(workspace, { source_kind, slug })}">${slug}</a>
            <span class="quiet"
              >${source_kind}${reason === null ? '' : `: ${reasonText(reason)}`}</span
            >
          </li>`,
      )}
    </ul>
    ${count > named.length ? html`<p>${count - named.length} more</p>` : null}`

export const effectsPart = (workspace: string, fields: Fields, effects: SettingsEffects): Html => {
  const { stops_serving: stops, starts_serving: starts, stopped, started } = effects
  const changed = changedFields(fields)
  return html`<div class="panel" role="status">
    <h3>${changed.length === 0 ? 'Nothing differs from what is stored' : 'What it would do'}</h3>
    <ul>
      ${changed.map(
        (field) =>
          html`<li>
            ${field.label}: ${shownText(field, fields[shownName(field.name)] ?? '')} →
            <strong>${shownText(field, fields[field.name] ?? '')}</strong>
          </li>`,
      )}
    </ul>
    <p>
      ${
        stops === 0
          ? 'No skill would be blocked by it.'
          : html`<strong class="bad"
              >${countText(stops, 'skill')} would no longer be served:</strong
            >`
      }
    </p>
    ${stops === 0 ? null : skills(workspace, stopped, stops)}
    ${
      starts === 0
        ? null
        : html`<p>
              <strong class="good">${countText(starts, 'skill')} would be served again:</strong>
            </p>
            ${skills(workspace, started, starts)}`
    }
    <p>
      <button name="act" value="save" class="primary">Save it</button>
      <span class="quiet">Nothing is changed yet.</span>
    </p>
  </div>`
}
