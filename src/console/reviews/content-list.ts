/** Documents and prompts that wait or waited for a reviewer. Pure. */
import type {
  ContentProposalItem,
  ContentProposalPage,
} from '../../content/content-proposals/schemas.ts'
import type { ContentStatus } from '../../content/content-proposals/states.ts'
import { type Html, html } from '../markup/html.ts'
import { region, type View } from '../pages/frame.ts'
import { empty, listTable, more, when } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { proposersText } from '../pages/words.ts'
import { kindNames } from './content-page.ts'
import { statusBadge } from './review-words.ts'

type Shown = { workspace: string; now: Date }

const row = ({ workspace, now }: Shown, item: ContentProposalItem): Html =>
  html`<tr data-row>
    <th scope="row">
      <a id="p-${item.proposal_id}" href="${paths.contentReview(workspace, item.proposal_id)}"
        >${item.id}</a
      >
    </th>
    <td>${kindNames[item.kind]}</td>
    <td>${statusBadge(item.status)}</td>
    <td>by ${proposersText(item)}, ${when(item.proposed_at, now)}</td>
  </tr>`

export const contentTable = (shown: Shown, items: readonly ContentProposalItem[]): Html =>
  listTable(
    'Documents and prompts',
    ['Id', 'What', 'State', 'Proposed'],
    items.map((item) => row(shown, item)),
  )

export type ContentList = Shown & { status: ContentStatus; page: ContentProposalPage }

const tabs: Record<ContentStatus, string> = {
  pending: 'Waiting',
  approved: 'Approved',
  rejected: 'Rejected',
  superseded: 'Replaced',
  withdrawn: 'Withdrawn',
}

const results = (list: ContentList): Html => {
  const { workspace, status, page } = list
  const { content_proposals: items, next_cursor: cursor } = page
  if (items.length > 0) {
    return html`${contentTable(list, items)}
    ${more(cursor === null ? null : paths.contentReviews(workspace, { status, cursor }))}`
  }
  return status === 'pending'
    ? empty(
        'No document or prompt waits.',
        html`They wait where the setting <code>content_approval</code> is <code>required</code>.`,
      )
    : empty('None is like that.')
}

export const contentListView = (list: ContentList): View => {
  const { workspace, status } = list
  const found = results(list)
  return {
    title: 'Documents and prompts in review',
    section: 'reviews',
    styles: ['content.css'],
    content: html`<p class="quiet"><a href="${paths.reviews(workspace)}">Reviews</a></p>
      <h1>Documents and prompts</h1>
      <nav class="tabs" aria-label="States">
        <ul>
          ${Object.entries(tabs).map(
            ([name, title]) =>
              html`<li>
                <a
                  href="${paths.contentReviews(workspace, { status: name === 'pending' ? null : name })}"
                  aria-current="${name === status ? 'page' : null}"
                  >${title}</a
                >
              </li>`,
          )}
        </ul>
      </nav>
      ${region('results', found, { live: true })}`,
    regions: { results: found },
  }
}
