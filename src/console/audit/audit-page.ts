/** The audit log of a workspace, newest first, found by who, what and when. Pure. */
import type { AuditEntry, AuditPage } from '../../tenancy/audit/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import type { Installed } from '../pages/changes.ts'
import { region, type View } from '../pages/frame.ts'
import { countText, empty, more } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { actions } from '../pages/words.ts'
import { entryRow } from './entry.ts'
import {
  type AuditFilters,
  dayOf,
  daysBefore,
  formFields,
  isFiltered,
  linkFields,
  without,
} from './filters.ts'
import { selectField } from '../pages/select.ts'

export type Audit = {
  workspace: string
  filters: AuditFilters
  page: AuditPage
  /** Of the skills in the page. */
  installed: Installed
  now: Date
}

const decisions = { '': 'any', allowed: 'allowed', blocked: 'blocked', warning: 'warning' }

/** People look for what they see in the list. */
const named = { ...actions, policy_set: 'disabled, enabled (policy changed)' }

const byText = Object.entries(named).toSorted(([, one], [, other]) =>
  one.toLowerCase() < other.toLowerCase() ? -1 : 1,
)

/** A value from elsewhere stays, though no word is known for it. */
const actionOptions = (chosen: string): [string, string][] => [
  ['', 'any'],
  ...(chosen === '' || chosen in actions ? [] : [[chosen, chosen] satisfies [string, string]]),
  ...byText,
]

const OFFERED = 50

/** What the entries that are shown have. */
const offered = (id: string, values: readonly (string | null)[]): Html =>
  html`<datalist id="${id}">
    ${[...new Set(values.filter((value) => value !== null))]
      .slice(0, OFFERED)
      .map((value) => html`<option value="${value}"></option>`)}
  </datalist>`

const slugOf = ({ target }: AuditEntry): string | null =>
  /^skill:\w+:([\w./-]+)$/.exec(target)?.[1] ?? null

const text = (label: string, name: 'who' | 'skill' | 'target', filters: AuditFilters): Html =>
  html`<span class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      maxlength="256"
      list="${name}s"
      autocomplete="off"
      value="${filters[name] ?? ''}"
    />
  </span>`

const day = (label: string, name: 'from' | 'to', filters: AuditFilters): Html =>
  html`<span class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" type="date" value="${filters[name] ?? ''}" />
  </span>`

const hidden = (filters: AuditFilters, names: readonly (keyof AuditFilters)[]): Html =>
  html`${names.flatMap((name) => {
    const value = filters[name]
    return value === undefined
      ? []
      : [html`<input type="hidden" name="${name}" value="${value}" />`]
  })}`

const filterForm = ({ workspace, filters, page: { entries } }: Audit): Html =>
  html`<form action="${paths.audit(workspace)}" class="filters" data-search="results">
    ${hidden(filters, linkFields)} ${text('Who', 'who', filters)}
    ${selectField(
      { name: 'action', label: 'What', chosen: filters.action },
      actionOptions(filters.action ?? ''),
    )}
    ${selectField(
      { name: 'decision', label: 'Outcome', chosen: filters.decision },
      Object.entries(decisions),
    )}
    ${text('Skill', 'skill', filters)} ${text('Target begins with', 'target', filters)}
    ${day('From day (UTC)', 'from', filters)} ${day('To day (UTC)', 'to', filters)}
    <button>Search</button>
    ${offered(
      'whos',
      entries.flatMap(({ actor, actor_label, person_name }) => [actor_label, person_name, actor]),
    )}
    ${offered('skills', entries.map(slugOf))}
    ${offered(
      'targets',
      entries.map(({ target }) => target),
    )}
  </form>`

const spans: [title: string, days: number | null][] = [
  ['today', 0],
  ['last 7 days', 7],
  ['last 30 days', 30],
  ['any time', null],
]

const times = ({ workspace, filters, now }: Audit): Html =>
  html`<nav class="tabs" aria-label="Time">
    <ul>
      ${spans.map(([title, days]) => {
        const from = days === null ? '' : daysBefore(now, days)
        const isCurrent = from === (filters.from ?? '') && (filters.to ?? dayOf(now)) >= dayOf(now)
        return html`<li>
          <a
            href="${paths.audit(workspace, { ...filters, from, to: '', until: '' })}"
            aria-current="${isCurrent ? 'true' : null}"
            >${title}</a
          >
        </li>`
      })}
    </ul>
  </nav>`

const names = {
  actor: 'Actor',
  person: 'Person',
  request_id: 'Request',
  proposal: 'Proposal',
  until: 'Before',
}

/** What links have set, each with a way out. */
const set = ({ workspace, filters }: Audit): Html | null => {
  const found = linkFields.filter((name) => filters[name] !== undefined)
  return found.length === 0
    ? null
    : html`<p>
        Only:
        ${found.map(
          (name) =>
            html`<span class="chip"
              >${names[name]} <code>${filters[name] ?? ''}</code>
              <a href="${paths.audit(workspace, without(filters, name))}"
                ><span class="hidden">Without this ${names[name]}</span
                ><span aria-hidden="true">×</span></a
              ></span
            > `,
        )}
      </p>`
}

const exportForm = ({ workspace, filters }: Audit): Html =>
  html`<form
    method="post"
    action="${paths.auditExport(workspace)}"
    class="filters"
    data-answer="file"
  >
    ${hidden(filters, [...formFields, ...linkFields])}
    <button name="format" value="csv">Export as CSV</button>
    <button name="format" value="ndjson">Export as NDJSON</button>
    <span class="quiet"
      >Everything that matches, up to 100,000 entries. An export is recorded.</span
    >
  </form>`

const results = (audit: Audit): Html => {
  const { workspace, filters, page, installed, now } = audit
  const { entries, next_cursor: cursor } = page
  if (entries.length === 0) {
    return html`${times(audit)} ${set(audit)}
    ${
      isFiltered(filters)
        ? empty('No entry matches.', html`<a href="${paths.audit(workspace)}">All entries</a>`)
        : empty('Nothing has been done in this workspace yet. Every change is recorded here.')
    }`
  }
  const count = countText(entries.length, 'entry', 'entries')
  return html`${times(audit)} ${set(audit)}
    <p class="quiet" role="status">${count}${cursor === null ? '' : ', and older ones'}</p>
    <ul class="rows">
      ${entries.map((entry) => entryRow({ workspace, installed }, entry, now))}
    </ul>
    ${more(cursor === null ? null : paths.audit(workspace, { ...filters, cursor }), 'Older')}
    ${exportForm(audit)}`
}

export const auditView = (audit: Audit): View => {
  const found = results(audit)
  return {
    title: 'Audit',
    section: 'audit',
    scripts: ['search'],
    styles: ['content.css', 'operators.css'],
    content: html`<h1>Audit</h1>
      ${filterForm(audit)} ${region('results', found)}`,
    regions: { results: found },
  }
}
