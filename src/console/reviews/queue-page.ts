/** The proposals of a workspace, those first that may harm most. Pure. */
import type { Role } from '../../platform/access/roles.ts'
import { permits } from '../../platform/access/roles.ts'
import { COUNTED } from '../../platform/database/counted.ts'
import type { ContentProposalPage } from '../../content/content-proposals/schemas.ts'
import type { ProposalItem, ProposalPage } from '../../registry/proposals/item-schemas.ts'
import { type Html, html } from '../markup/html.ts'
import { region, type View } from '../pages/frame.ts'
import { cappedText, countText, empty, listTable, more, when } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { operations } from '../pages/words.ts'
import { contentTable } from './content-list.ts'
import { deltaText, findingsText, isOpenStatus, proposerText, statusBadge } from './review-words.ts'
import { selectField } from '../pages/select.ts'

type QueueFilters = {
  status?: string
  operation?: string
  risk?: string
  slug?: string
  proposed_by?: string
}

export type Queue = {
  workspace: string
  role: Role
  /** The caller, as the proposer of their own proposals. */
  actor: string
  filters: QueueFilters
  page: ProposalPage
  /** Documents and prompts that wait; null: the queue shows only some of what waits. */
  held: ContentProposalPage | null
  heldCount: number
  /** The last decision, for a queue that is empty. */
  last: ProposalItem | null
  now: Date
}

const statuses = {
  approved: 'Approved',
  rejected: 'Rejected',
  superseded: 'Replaced',
  withdrawn: 'Withdrawn',
}
const risks = { '': 'any', high: 'high', medium: 'medium', low: 'low' }

const filterForm = ({ workspace, filters }: Queue): Html =>
  html`<form action="${paths.reviews(workspace)}" class="filters" data-search="results">
    ${
      filters.status === undefined || filters.status === 'pending'
        ? null
        : html`<input type="hidden" name="status" value="${filters.status}" />`
    }
    ${selectField({ name: 'operation', label: 'What', chosen: filters.operation }, [
      ['', 'any'],
      ...Object.entries(operations),
    ])}
    ${selectField({ name: 'risk', label: 'Risk', chosen: filters.risk }, Object.entries(risks))}
    <span class="field">
      <label for="slug">Skill</label>
      <input id="slug" name="slug" maxlength="130" value="${filters.slug ?? ''}" />
    </span>
    <span class="field">
      <label for="proposed_by">Proposed by</label>
      <input
        id="proposed_by"
        name="proposed_by"
        maxlength="200"
        value="${filters.proposed_by ?? ''}"
      />
    </span>
    <button>Search</button>
  </form>`

const riskSign = ({ risk }: ProposalItem): Html => {
  if (risk === 'high') return html`<strong class="bad">! high</strong>`
  return html`<span class="${risk === 'medium' ? 'wait' : 'quiet'}">${risk}</span>`
}

const notes = (item: ProposalItem): Html[] => {
  const { may_review: may, missing_metadata: missing, changes_requested: asked } = item
  return [
    ...(may.reason === 'proposals.four_eyes' ? [html`<em>you proposed this</em>`] : []),
    ...(missing.length > 0
      ? [html`<span class="wait">metadata of ${missing.length} missing</span>`]
      : []),
    ...(asked === null ? [] : [html`<span class="wait">changes requested</span>`]),
  ]
}

const row = ({ workspace, now, filters }: Queue, item: ProposalItem): Html => {
  const isTold = (filters.status ?? 'pending') === 'pending'
  const states = [...(isTold ? [] : [statusBadge(item.review_status)]), ...notes(item)]
  return html`<tr data-row>
    <th scope="row">
      <a id="p-${item.proposal_id}" href="${paths.review(workspace, item.proposal_id)}"
        >${item.slug}</a
      >
      <span class="quiet">${item.version}</span>
    </th>
    <td>${operations[item.operation]}</td>
    <td data-label="Risk">${riskSign(item)}</td>
    <td data-label="New rights">${deltaText(item)}</td>
    <td data-label="Findings">${findingsText(item)}</td>
    <td>${states.map((state, index) => html`${index === 0 ? '' : ' · '}${state}`)}</td>
    <td>by ${proposerText(item)}, ${when(item.proposed_at, now)}</td>
  </tr>`
}

const counts = ({
  workspace,
  page: { counts: all },
  filters,
  actor,
  heldCount,
}: Queue): Html | null => {
  if (all === undefined) return null
  const { status: _status, ...others } = filters
  const held = isFiltered(filters) ? 0 : heldCount
  const tab = (
    name: string,
    count: number,
    query: QueueFilters,
    isCurrent: boolean,
    isMore = all.is_more,
  ): Html =>
    html`<li>
      <a href="${paths.reviews(workspace, query)}" aria-current="${isCurrent ? 'page' : null}"
        >${name} <span class="count">${count}${isMore ? '+' : ''}</span></a
      >
    </li>`
  const status = filters.status ?? 'pending'
  return html`<nav class="tabs" aria-label="States">
    <ul>
      ${tab('Waiting', all.pending + all.blocked_metadata + held, others, status === 'pending', all.is_more || held > COUNTED)}
      ${(['approved', 'rejected', 'superseded', 'withdrawn'] as const).map((name) =>
        tab(statuses[name], all[name], { ...others, status: name }, status === name),
      )}
      <li>
        <a
          href="${paths.reviews(workspace, { status: 'all', proposed_by: actor })}"
          aria-current="${filters.proposed_by === actor ? 'page' : null}"
          >Proposed by you</a
        >
      </li>
      <li>
        <a href="${paths.contentReviews(workspace)}"
          >Documents and prompts <span class="count">${cappedText(heldCount, COUNTED)}</span></a
        >
      </li>
    </ul>
  </nav>`
}

export const isFiltered = ({ operation, risk, slug, proposed_by }: QueueFilters): boolean =>
  [operation, risk, slug, proposed_by].some((one) => one !== undefined && one !== '')

const nextStep = ({ workspace, role }: Queue): Html =>
  permits(role, 'reviewer')
    ? html`What publishers upload waits here until a reviewer decides.
        <a href="${paths.skills(workspace)}">Skills that are served</a>`
    : html`What you upload waits here until a reviewer decides.
        <a href="${paths.skills(workspace)}">Skills</a>`

const nothing = (queue: Queue): Html => {
  const { workspace, filters, last, now } = queue
  if (isFiltered(filters) || (filters.status ?? 'pending') !== 'pending') {
    return empty(
      'No proposal matches.',
      html`<a href="${paths.reviews(workspace)}">All that are waiting</a>`,
    )
  }
  if (last === null) return empty('Nothing is waiting.', nextStep(queue))
  return empty(
    'Nothing is waiting.',
    html`Last decided:
      <a href="${paths.review(workspace, last.proposal_id)}">${last.slug} ${last.version}</a>
      ${statusBadge(last.review_status)}
      ${last.decided_at === null ? null : when(last.decided_at, now)}`,
  )
}

const heldPart = (queue: Queue): Html | null => {
  const { workspace, held } = queue
  if (held === null || held.content_proposals.length === 0) return null
  return html`<h2>Documents and prompts</h2>
    ${contentTable(queue, held.content_proposals)}
    ${more(held.next_cursor === null ? null : paths.contentReviews(workspace), 'All that wait')}`
}

const results = (queue: Queue): Html => {
  const { workspace, filters, page } = queue
  const { proposals, next_cursor: cursor } = page
  const held = heldPart(queue)
  if (proposals.length === 0) return html`${counts(queue)} ${held ?? nothing(queue)}`
  const open = proposals.filter(({ review_status: status }) => isOpenStatus(status)).length
  const shown = `${countText(proposals.length, 'proposal')}${cursor === null ? '' : ', and more'}`
  return html`${counts(queue)}
    <p class="quiet" role="status">${shown}${open === 0 ? null : ', riskiest first'}</p>
    ${listTable(
      'Proposals',
      ['Skill', 'What', 'Risk', 'New rights', 'Findings', 'State', 'Proposed'],
      proposals.map((item) => row(queue, item)),
    )}
    ${more(cursor === null ? null : paths.reviews(workspace, { ...filters, cursor }))} ${held}`
}

export const queueView = (queue: Queue): View => {
  const found = results(queue)
  return {
    title: 'Reviews',
    section: 'reviews',
    scripts: ['search'],
    styles: ['content.css'],
    content: html`<h1>Reviews</h1>
      ${filterForm(queue)} ${region('results', found, { live: true })}
      <p class="quiet">
        <kbd>j</kbd> <kbd>k</kbd> move · <kbd>Enter</kbd> opens · <kbd>?</kbd> all keys
      </p>`,
    regions: { results: found },
  }
}
