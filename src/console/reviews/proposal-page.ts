/** All that decides about a proposal, in the order of the decision. */
import { changedSince } from '../../registry/proposals/decision-tag.ts'
import { type Html, html } from '../markup/html.ts'
import { region, type View } from '../pages/frame.ts'
import { shortDigest, when } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { actorText, operations } from '../pages/words.ts'
import { decisionPart } from './decision-part.ts'
import { filesList, filesPart, layoutPart } from './files-part.ts'
import { checksPart, foundPart } from './found-part.ts'
import { historyPart } from './history-part.ts'
import { mayDoPart } from './may-do-part.ts'
import type { Review } from './review-data.ts'
import { partText, proposerText, statusBadge } from './review-words.ts'
import { staleBar } from './stale-part.ts'

const head = (review: Review): Html => {
  const { workspace, proposal, now } = review
  const { slug, version, source_kind: kind, skill, operation, changes_requested: asked } = proposal
  const { earlier_rejection: rejected } = proposal
  return html`<header class="head">
    <h1>
      <a href="${paths.skill(workspace, { source_kind: kind, slug })}">${slug}</a> ${version}
      <span class="quiet">${kind}</span>
    </h1>
    <p>
      ${statusBadge(proposal.review_status)} · ${operations[operation]}, proposed by
      ${proposerText(proposal)}, ${when(proposal.proposed_at, now)} · fingerprint
      ${shortDigest(proposal.fingerprint)}
    </p>
    <p class="quiet">${skill.display_name}: ${skill.description}</p>
    ${
      rejected === null
        ? null
        : html`<p class="bad">
            These bytes were
            <a href="${paths.review(workspace, rejected.proposal_id)}">rejected</a>
            ${when(rejected.at, now)} by
            ${actorText(rejected.by, rejected.by_label)}${
              rejected.reason === null ? null : html`: “${rejected.reason}”`
            }
          </p>`
    }
    ${asked === null ? null : html`<p class="wait">Changes were requested: “${asked.reason}”</p>`}
  </header>`
}

/** Empty while the page shows what is there. */
const stale = ({ seen, tag, proposal, workspace }: Review): Html => {
  if (seen === null || seen === tag) return html``
  return staleBar({
    changed: changedSince([seen], tag).map(partText),
    status: proposal.review_status,
    page: paths.review(workspace, proposal.proposal_id),
  })
}

export const proposalView = async (review: Review): Promise<View> => {
  const { proposal, workspace } = review
  const bar = stale(review)
  const list = await filesList(review)
  return {
    title: `Review ${proposal.slug} ${proposal.version}`,
    section: 'reviews',
    scripts: ['review', 'notes'],
    styles: ['content.css', 'review.css'],
    content: html`<p class="quiet"><a href="${paths.reviews(workspace)}">Reviews</a></p>
      ${region('stale', bar)} ${head(review)}
      <div class="review">
        <div>${mayDoPart(review)} ${foundPart(review)} ${checksPart(review)}</div>
        ${decisionPart(review)}
        <div>${filesPart(review, list)} ${historyPart(review)}</div>
      </div>`,
    regions: { stale: bar, layout: layoutPart(review) },
  }
}
