/** A document or a prompt that waits for a reviewer: what it says, and the decision. Pure. */
import { contentTags } from '../../content/content-proposals/decision-tag.ts'
import type { ContentProposal } from '../../content/content-proposals/schemas.ts'
import type { FileHunks } from '../../registry/proposals/diff-schemas.ts'
import { changedItem, fileRegion, type FileTab, layoutLinks } from '../content/changed-file.ts'
import { type Html, html } from '../markup/html.ts'
import type { Path } from '../markup/path.ts'
import { failureNote, type FormFailure } from '../pages/form-failure.ts'
import { region, type View } from '../pages/frame.ts'
import { facts, othersWaitingText, shortDigest, when } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { actorText, proposersText } from '../pages/words.ts'
import { changedList, decisionFields } from './decision-part.ts'
import { partText, refusalText, statusBadge } from './review-words.ts'
import { staleBar } from './stale-part.ts'

export type HeldTyped = { reason: string; failure: FormFailure | null }

export type HeldPage = {
  workspace: string
  proposal: ContentProposal
  tag: string
  /** Null: its text was deleted. */
  change: { file: FileHunks; tab: FileTab; body: Html } | null
  isSplit: boolean
  /** How many others wait. */
  waiting: number
  now: Date
  again: HeldTyped | null
  /** The tag of an earlier reading, to say what has changed since. */
  seen: string | null
}

export const kindNames = { document: 'document', prompt: 'prompt' } as const

const DIFF = 'diff-0'

const pageOf = ({ workspace, proposal }: HeldPage, isSplit: boolean): Path =>
  paths.contentReview(workspace, proposal.proposal_id).with({ view: isSplit ? 'split' : null })

const servedAt = ({ workspace, proposal: { kind, id } }: HeldPage): Path =>
  kind === 'document' ? paths.document(workspace, id) : paths.prompt(workspace, id)

const head = (page: HeldPage): Html => {
  const { proposal, now } = page
  const { kind, id, current, content } = proposal
  const functionId = content?.['function_id']
  return html`<header class="head">
    <h1>${id} <span class="quiet">${kindNames[kind]}</span></h1>
    <p>
      ${statusBadge(proposal.status)} · proposed by ${proposersText(proposal)},
      ${when(proposal.proposed_at, now)} · text ${shortDigest(proposal.sha256)}
    </p>
    ${facts([
      [
        'Agents get it as',
        kind === 'document' ? html`<code>iii://${id}</code>` : html`the prompt <code>${id}</code>`,
      ],
      ['Rendered by', typeof functionId === 'string' ? html`<code>${functionId}</code>` : null],
      [
        'Served now',
        current === null ? 'nothing' : html`<a href="${servedAt(page)}">what is registered</a>`,
      ],
    ])}
  </header>`
}

/** Empty while the page shows what is there. */
const stale = ({ seen, tag, proposal, workspace }: HeldPage): Html => {
  if (seen === null || seen === tag) return html``
  return staleBar({
    changed: contentTags.changedSince([seen], tag).map(partText),
    status: proposal.status,
    page: paths.contentReview(workspace, proposal.proposal_id),
  })
}

const layout = (page: HeldPage): Html =>
  layoutLinks(pageOf(page, false), pageOf(page, true), page.isSplit)

const comparedText = ({ proposal: { current, status } }: HeldPage): string => {
  if (status === 'approved') return 'This text was approved.'
  return current === null
    ? 'Nothing is served under this id, so all of it is new.'
    : 'Compared with what is served now.'
}

const textPart = (page: HeldPage): Html => {
  const { change, isSplit } = page
  return html`<section aria-labelledby="text">
    <h2 id="text">Text</h2>
    ${
      change === null
        ? html`<p>Its text was deleted when it was replaced or withdrawn.</p>`
        : html`<p class="quiet">${comparedText(page)}</p>
            ${region('layout', layout(page))}
            <ul class="files-changed">
              ${changedItem(change.file, {
                index: 0,
                page: pageOf(page, isSplit),
                drawn: { html: '', hidden: 0 },
                other: change,
              })}
            </ul>`
    }
  </section>`
}

const decided = ({ workspace, proposal, waiting, again, now }: HeldPage): Html =>
  html`<p>
      ${statusBadge(proposal.status)}
      ${
        proposal.decided_by === null
          ? null
          : html`by ${actorText(proposal.decided_by, proposal.decided_by_label)}`
      }
      ${proposal.decided_at === null ? null : when(proposal.decided_at, now)}
    </p>
    ${proposal.reason === null ? null : html`<p>“${proposal.reason}”</p>`}
    ${
      again === null
        ? null
        : html`<div class="failure" role="alert">
            <p>It was decided meanwhile, so nothing was changed. You typed:</p>
            <p>${again.reason}</p>
          </div>`
    }
    <p>
      <a href="${paths.reviews(workspace)}">${othersWaitingText(waiting)}</a>
    </p>`

const form = ({ workspace, proposal, tag, again }: HeldPage): Html =>
  html`<form
    id="decide"
    method="post"
    class="stack"
    action="${paths.contentReview(workspace, proposal.proposal_id, 'decision')}"
  >
    ${failureNote(again?.failure ?? null)} ${changedList(again?.failure, partText)}
    <input type="hidden" name="tag" value="${tag}" />
    <p class="quiet">Approved, exactly this text is registered.</p>
    ${decisionFields({
      typed: again?.reason ?? '',
      refusal: refusalText(proposal.may_review.reason),
      offered: { approve: 'Approve', reject: 'Reject' },
    })}
  </form>`

export const heldView = (page: HeldPage): View => {
  const { workspace, proposal, change, isSplit } = page
  const bar = stale(page)
  return {
    title: `Review ${proposal.id}`,
    section: 'reviews',
    scripts: ['review'],
    styles: ['content.css', 'review.css'],
    content: html`<p class="quiet">
        <a href="${paths.reviews(workspace)}">Reviews</a> /
        <a href="${paths.contentReviews(workspace)}">Documents and prompts</a>
      </p>
      ${region('stale', bar)} ${head(page)}
      <div class="review">
        <div>${textPart(page)}</div>
        <section aria-labelledby="decide-title" class="panel decide">
          <h2 id="decide-title">${proposal.status === 'pending' ? 'Decide' : 'Decision'}</h2>
          ${proposal.status === 'pending' ? form(page) : decided(page)}
        </section>
      </div>`,
    regions: {
      stale: bar,
      layout: layout(page),
      ...(change === null
        ? {}
        : {
            [DIFF]: fileRegion(change.file, { id: DIFF, page: pageOf(page, isSplit), ...change }),
          }),
    },
  }
}
