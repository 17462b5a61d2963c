/** The form of the decision, bound to what was read. Pure. */
import { type Html, html } from '../markup/html.ts'
import { failureNote, type FormFailure } from '../pages/form-failure.ts'
import { othersWaitingText, when } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { actorText, reasonText } from '../pages/words.ts'
import { capabilityBoxes } from './choice-part.ts'
import { isStopping, type Review, type Unread, waitsForRelease } from './review-data.ts'
import { isOpenStatus, partText, refusalText, statusBadge } from './review-words.ts'

/** More of them are accepted by the API. */
const ACCEPTED = 200
const NAMED = 20

/** Null: nothing has changed. */
export const changedList = (
  failure: FormFailure | null | undefined,
  nameOf: (part: string) => string,
): Html | null => {
  const { error } = failure ?? {}
  const changed = error?.details?.['changed']
  if (error?.code !== 'proposals.changed' || !Array.isArray(changed)) return null
  return html`<div class="failure">
    <p>What has changed since you read it, and is shown here now:</p>
    <ul>
      ${changed.map((part) => html`<li>${nameOf(String(part))}</li>`)}
    </ul>
    <p>What you typed is kept. Read it, then press again.</p>
  </div>`
}

const nameList = (title: string, names: readonly string[]): Html | null =>
  names.length === 0
    ? null
    : html`<p>${title}</p>
        <ul>
          ${names.slice(0, NAMED).map((name) => html`<li>${name}</li>`)}
          ${names.length > NAMED ? html`<li>and ${names.length - NAMED} more</li>` : null}
        </ul>`

const unreadNote = (unread: Unread): Html =>
  html`<div class="failure" role="alert">
    <p><strong>Not approved yet.</strong> Press again to approve without having read:</p>
    ${nameList('Files that you have not marked as viewed:', unread.files)}
    ${nameList('Findings that stop it, which you have not opened:', unread.findings)}
    <input type="hidden" name="confirmed" value="${unread.digest}" />
  </div>`

const acceptBoxes = (review: Review): Html | null => {
  const { proposal, again } = review
  const { security_findings: all, accepted_findings: done } = proposal
  const open = all.filter(
    (finding) =>
      isStopping(finding) && !done.some(({ fingerprint }) => fingerprint === finding.fingerprint),
  )
  if (open.length === 0) return null
  return html`<fieldset>
    <legend>Accept findings</legend>
    <p class="quiet">
      Until each of them is accepted, the skill is not served, even if it is approved.
    </p>
    ${open.slice(0, ACCEPTED).map(
      ({ fingerprint, path, line, message }, index) =>
        html`<p>
          <label class="tick"
            ><input
              type="checkbox"
              name="accept:${index}"
              value="${fingerprint}"
              checked="${again?.typed?.accepted.includes(fingerprint) === true}"
            />
            ${path}:${line}</label
          >
          <span class="quiet">${message}</span>
        </p>`,
    )}
    ${open.length > ACCEPTED ? html`<p>${open.length - ACCEPTED} more, by the API.</p>` : null}
  </fieldset>`
}

const blockedNote = ({ proposal }: Review): Html | null => {
  const { status_reason: reason } = proposal
  return reason === null || reason === 'approval_pending'
    ? null
    : html`<p class="wait">Not served even if it is approved: ${reasonText(reason)}.</p>`
}

const decided = (review: Review): Html => {
  const { workspace, proposal, again, waiting, now } = review
  const { decided_by, decided_by_label, decided_at, reason, approved_capability_ids } = proposal
  return html`<p>
      ${statusBadge(proposal.review_status)}
      ${decided_by === null ? null : html`by ${actorText(decided_by, decided_by_label)}`}
      ${decided_at === null ? null : when(decided_at, now)}
    </p>
    ${reason === null ? null : html`<p>“${reason}”</p>`}
    ${
      approved_capability_ids === null || proposal.capabilities.length === 0
        ? null
        : html`<p class="quiet">
            Approved: ${approved_capability_ids.join(', ') || 'no capability'}
          </p>`
    }
    ${
      again?.typed && !waitsForRelease(proposal)
        ? html`<div class="failure" role="alert">
            <p>It was decided meanwhile, so nothing was changed. You typed:</p>
            <p>${again.typed.reason}</p>
          </div>`
        : null
    }
    <p>
      <a href="${paths.reviews(workspace)}">${othersWaitingText(waiting)}</a>
    </p>`
}

const decisions = {
  approve: 'Approve',
  reject: 'Reject',
  request_changes: 'Request changes',
} as const

/** With the reason that is stored. `refusal`: why the caller may not decide. */
export const decisionFields = ({
  typed,
  refusal,
  offered = decisions,
  notes = null,
}: {
  typed: string
  refusal: string | null
  /** What their buttons are called. */
  offered?: Partial<Record<keyof typeof decisions, string>>
  notes?: Html | null
}): Html =>
  html`<label for="reason">Reason</label>
    <textarea id="reason" name="reason" rows="4" maxlength="2000" required aria-describedby="hint">
${typed}</textarea>
    <p id="hint" class="quiet">Stored permanently, and shown to the publisher.</p>
    ${notes}
    <p class="acts">
      ${Object.entries(offered).map(
        ([decision, name]) =>
          html`<button
            class="${decision === 'approve' ? 'primary' : null}"
            name="decision"
            value="${decision}"
            disabled="${refusal !== null}"
            aria-describedby="why-not"
          >
            ${name}
          </button>`,
      )}
    </p>
    <p id="why-not" class="${refusal === null ? 'hidden' : 'wait'}">
      ${refusal ?? 'Your decision applies only to what this page shows.'}
    </p>`

const form = (review: Review): Html => {
  const { workspace, proposal, tag, again } = review
  const own = again?.act === 'decision' ? again : null
  const isRelease = waitsForRelease(proposal)
  return html`<form
    id="decide"
    method="post"
    class="stack"
    action="${paths.reviewAct(workspace, proposal.proposal_id, 'decision')}"
  >
    ${failureNote(own?.failure ?? null)} ${changedList(again?.failure, partText)}
    <input type="hidden" name="tag" value="${tag}" />
    ${(own?.typed?.opened ?? []).map(
      (one) => html`<input type="hidden" name="opened:${one}" value="${one}" />`,
    )}
    ${isRelease ? null : capabilityBoxes(review)} ${acceptBoxes(review)}
    ${decisionFields({
      typed: own?.typed?.reason ?? '',
      refusal: refusalText(proposal.may_review.reason),
      offered: isRelease ? { approve: 'Release' } : decisions,
      notes: html`${own?.unread ? unreadNote(own.unread) : null}
      ${isRelease ? null : blockedNote(review)}`,
    })}
  </form>`
}

export const decisionPart = (review: Review): Html => {
  const { proposal } = review
  const isOpen = isOpenStatus(proposal.review_status)
  return html`<section aria-labelledby="decide-title" class="panel decide">
    <h2 id="decide-title">${isOpen ? 'Decide' : 'Decision'}</h2>
    ${isOpen ? null : decided(review)} ${isOpen || waitsForRelease(proposal) ? form(review) : null}
  </section>`
}
