/** What a sync found: tools that are new, changed, gone or left out, and what follows. Pure. */
import type { McpSync } from '../../registry/mcp-servers/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import { paths } from '../pages/paths.ts'
import type { FieldChange } from './tool-changes.ts'
import { namesText } from './words.ts'

export type Report = {
  sync: McpSync
  /** Of changed tools; null: another sync came between. */
  changes: ReadonlyMap<string, FieldChange[]> | null
}

const named = (title: string, names: readonly string[]): Html | null =>
  names.length === 0 ? null : html`<p><strong>${title}:</strong> ${namesText(names)}</p>`

const changeRow = ({ field, before, after }: FieldChange): Html =>
  html`<dt>${field}</dt>
    <dd><del class="pre">${before}</del> <ins class="pre">${after}</ins></dd>`

const changed = ({ sync, changes }: Report): Html | null => {
  if (sync.changed.length === 0 || changes === null) return named('Changed', sync.changed)
  return html`<p><strong>Changed:</strong></p>
    <ul class="rows">
      ${sync.changed.map(
        (name) =>
          html`<li>
            <code>${name}</code>
            <dl class="facts">${(changes.get(name) ?? []).map(changeRow)}</dl>
          </li>`,
      )}
    </ul>`
}

const blocked = ({ blocked: tools }: McpSync): Html | null =>
  tools.length === 0
    ? null
    : html`<p class="bad">
          <strong>Left out, since no agent may read their text:</strong>
        </p>
        <ul>
          ${tools.map(
            ({ name, field, rule_id: rule, line }) =>
              html`<li><code>${name}</code>: ${field}, line ${line} <code>${rule}</code></li>`,
          )}
        </ul>`

const reopened = (workspace: string, { reopened: skills }: McpSync): Html | null =>
  skills.length === 0
    ? null
    : html`<p><strong>Wait for a reviewer again:</strong></p>
        <ul>
          ${skills.map(
            ({ slug, tools, proposal_id: id }) =>
              html`<li>
                <a href="${paths.review(workspace, id)}">${slug}</a>, which uses ${namesText(tools)}
              </li>`,
          )}
        </ul>`

const missing = ({ missing_metadata: tools }: McpSync): Html | null =>
  named(
    'A reviewer must say what these are',
    tools.map(({ name, missing_fields: fields }) => `${name} (${fields.join(', ')})`),
  )

export const reportPart = (workspace: string, report: Report): Html => {
  const { sync } = report
  const count = sync.added.length + sync.changed.length + sync.removed.length
  return html`<section class="panel" role="status" id="report">
    <h2>This sync found</h2>
    ${count === 0 ? html`<p>No tool has changed.</p>` : null} ${named('New', sync.added)}
    ${changed(report)} ${named('Gone', sync.removed)} ${blocked(sync)}
    ${named('Left out, since their names cannot be those of capabilities', sync.skipped)}
    ${reopened(workspace, sync)} ${missing(sync)}
  </section>`
}
