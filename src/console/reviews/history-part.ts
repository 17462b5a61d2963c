/** What was said and done about a proposal so far. Pure. */
import { type Html, html } from '../markup/html.ts'
import { failureNote, valueOf } from '../pages/form-failure.ts'
import { exactly } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { actorText } from '../pages/words.ts'
import type { Review } from './review-data.ts'
import { isOpenStatus, proposerText, statusBadge } from './review-words.ts'

type Said = { capability_id: string; explanation: string; actor: string; at: string }

const saidOf = ({ install_report: report }: Review['proposal']): Said[] =>
  Array.isArray(report['overrides']) ? (report['overrides'] as Said[]) : []

const events = ({ proposal, comments }: Review): { at: string; line: Html }[] =>
  [
    {
      at: proposal.proposed_at,
      line: html`proposed by ${proposerText(proposal)}`,
    },
    ...saidOf(proposal).map(({ at, actor, capability_id: id, explanation }) => ({
      at,
      line: html`${actorText(actor)} classified <code>${id}</code>: “${explanation}”`,
    })),
    ...comments.map(({ created_at: at, actor, actor_label: label, path, line, text }) => ({
      at,
      line: html`${actorText(actor, label)}
        ${path === null ? 'wrote' : html`wrote at ${path}${line === null ? null : `:${line}`}`}:
        <span class="said">${text}</span>`,
    })),
    ...proposal.change_requests.map(({ at, by, reason }) => ({
      at,
      line: html`<strong class="wait">changes requested</strong> by ${actorText(by)}: “${reason}”`,
    })),
    ...(proposal.decided_at === null
      ? []
      : [
          {
            at: proposal.decided_at,
            line: html`${statusBadge(proposal.review_status)}
            ${
              proposal.decided_by === null
                ? null
                : html`by ${actorText(proposal.decided_by, proposal.decided_by_label)}`
            }${proposal.reason === null ? null : html`: “${proposal.reason}”`}`,
          },
        ]),
  ].toSorted((a, b) => a.at.localeCompare(b.at))

const commentForm = ({ workspace, proposal, again }: Review): Html => {
  const failure = again?.act === 'comments' ? again.failure : null
  return html`<form
    method="post"
    class="stack"
    action="${paths.reviewAct(workspace, proposal.proposal_id, 'comments')}"
  >
    ${failureNote(failure)}
    <label for="comment">Comment</label>
    <textarea id="comment" name="text" rows="2" maxlength="4000" required>
${valueOf(failure, 'text')}</textarea>
    <p><button>Comment</button></p>
  </form>`
}

const withdrawForm = ({ workspace, proposal, isOwn, again }: Review): Html | null => {
  const { review_status: status, operation, proposal_id: id } = proposal
  const failure = again?.act === 'withdraw' ? again.failure : null
  const isOffered = isOwn && isOpenStatus(status) && operation !== 'rescan'
  if (!isOffered && failure === null) return null
  return html`<details open="${failure !== null}">
    <summary>Withdraw it</summary>
    <form method="post" class="stack" action="${paths.reviewAct(workspace, id, 'withdraw')}">
      ${failureNote(failure)}
      <p class="quiet">It ends without a decision. What is served stays served.</p>
      <label for="withdraw-reason">Why</label>
      <input
        id="withdraw-reason"
        name="reason"
        required
        maxlength="2000"
        value="${valueOf(failure, 'reason')}"
      />
      <p><button>Withdraw</button></p>
    </form>
  </details>`
}

const manifest = ({ proposal }: Review): Html | null =>
  proposal.proposed_manifest === null
    ? null
    : html`<details>
        <summary>The manifest as ${proposal.manifest_source}</summary>
        <pre class="foreign pre">
${JSON.stringify(proposal.proposed_manifest, null, 2).slice(0, 50_000)}</pre>
      </details>`

const earlierList = ({ workspace, earlier }: Review): Html | null =>
  earlier.length === 0
    ? null
    : html`<h3>Other proposals of this skill</h3>
        <ul class="rows">
          ${earlier.map(
            (item) =>
              html`<li>
                <a href="${paths.review(workspace, item.proposal_id)}">${item.version}</a>
                ${statusBadge(item.review_status)} ${exactly(item.proposed_at)} by
                ${proposerText(item)}${item.reason === null ? null : html`: “${item.reason}”`}
              </li>`,
          )}
        </ul>`

export const historyPart = (review: Review): Html =>
  html`<section aria-labelledby="history">
    <h2 id="history">History</h2>
    <ul class="rows">
      ${events(review).map(({ at, line }) => html`<li>${exactly(at)} ${line}</li>`)}
    </ul>
    ${manifest(review)} ${earlierList(review)} ${commentForm(review)} ${withdrawForm(review)}
  </section>`
