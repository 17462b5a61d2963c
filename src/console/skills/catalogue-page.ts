/** The list of skills, found by words and filters. Pure. */
import type { SkillList } from '../../registry/skills/list-schemas.ts'
import type { SkillItem } from '../../registry/skills/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import { region, type View } from '../pages/frame.ts'
import { countText, empty, listTable, more, when } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { stateBadge } from '../pages/words.ts'
import { selectField } from '../pages/select.ts'

type Filters = {
  q?: string
  status?: string
  source_kind?: string
  namespace?: string
}

type Catalogue = {
  workspace: string
  filters: Filters
  list: SkillList
  now: Date
  /** Whether unserved skills are in the list. */
  seesAll: boolean
}

const statuses = { '': 'all', active: 'served', disabled: 'disabled', blocked: 'blocked' }
const kinds = { '': 'all', user: 'user', registry: 'registry', system: 'system' }

const filterForm = ({ workspace, filters, seesAll }: Catalogue): Html =>
  html`<form action="${paths.skills(workspace)}" class="filters" data-search="results">
    <span class="field wide">
      <label for="q">Search</label>
      <input id="q" name="q" type="search" maxlength="200" value="${filters.q ?? ''}" />
    </span>
    ${
      seesAll
        ? selectField(
            { name: 'status', label: 'State', chosen: filters.status },
            Object.entries(statuses),
          )
        : null
    }
    ${selectField(
      { name: 'source_kind', label: 'Source', chosen: filters.source_kind },
      Object.entries(kinds),
    )}
    <span class="field">
      <label for="namespace">Namespace</label>
      <input id="namespace" name="namespace" maxlength="64" value="${filters.namespace ?? ''}" />
    </span>
    <button>Search</button>
  </form>`

type Positions = readonly { start: number; length: number }[]

/** The words that were searched for stand out; positions count code points. */
const marked = (text: string, positions: Positions): Html => {
  const characters = Array.from(text)
  let end = 0
  const parts = positions.flatMap(({ start, length }) => {
    const before = characters.slice(end, start).join('')
    end = start + length
    return [html`${before}<mark>${characters.slice(start, end).join('')}</mark>`]
  })
  return html`${parts}${characters.slice(end).join('')}`
}

const positionsOf = ({ match }: SkillItem, name: string): Positions =>
  match?.fields.find(({ field }) => field === name)?.positions ?? []

const row = (workspace: string, item: SkillItem, now: Date): Html =>
  html`<tr data-row>
    <th scope="row">
      <a href="${paths.skill(workspace, item)}">${marked(item.slug, positionsOf(item, 'slug'))}</a>
    </th>
    <td class="text">${marked(item.description, positionsOf(item, 'description'))}</td>
    <td>${item.source_kind}</td>
    <td>${item.version}</td>
    <td>${stateBadge(item)}</td>
    <td>${when(item.install.updated_at, now)}</td>
  </tr>`

const isFiltered = ({ q, status, source_kind, namespace }: Filters): boolean =>
  [q, status, source_kind, namespace].some((one) => one !== undefined && one !== '')

const noResults = ({ workspace, filters, seesAll }: Catalogue): Html => {
  if (!isFiltered(filters))
    return empty('No skill is installed.', html`<a href="${paths.home(workspace)}">Get started</a>`)
  const what = filters.q ? `No skill has “${filters.q}”.` : 'No skill matches.'
  const scope = seesAll ? ' Blocked and disabled ones are included.' : ''
  return empty(what + scope, html`<a href="${paths.skills(workspace)}">All skills</a>`)
}

const results = (catalogue: Catalogue): Html => {
  const { workspace, filters, list, now } = catalogue
  const { skills, next_cursor: cursor } = list
  if (skills.length === 0) return noResults(catalogue)
  const count = countText(skills.length, 'skill') + (cursor === null ? '' : ', and more')
  return html`<p class="quiet" role="status">${count}</p>
    ${listTable(
      'Skills',
      ['Skill', 'What it does', 'Source', 'Version', 'State', 'Changed'],
      skills.map((item) => row(workspace, item, now)),
    )}
    ${more(cursor === null ? null : paths.skills(workspace, { ...filters, cursor }))}`
}

export const catalogueView = (catalogue: Catalogue): View => {
  const found = results(catalogue)
  return {
    title: catalogue.filters.q ? `Skills: ${catalogue.filters.q}` : 'Skills',
    section: 'skills',
    scripts: ['search'],
    content: html`<h1>Skills</h1>
      ${filterForm(catalogue)} ${region('results', found, { live: true })}`,
    regions: { results: found },
  }
}
