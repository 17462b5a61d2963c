/** Which capabilities to approve, and how far. Pure. */
import type { Capability } from '../../registry/approvals/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import { limits, limitsOf, type Narrowed } from './narrowing.ts'
import type { Review } from './review-data.ts'

const limitNames: Record<keyof Narrowed, string> = {
  domains: 'Domains',
  paths: 'Paths',
  rates: 'Calls per minute',
}

const limitFields = (
  { capability_id: id, constraints }: Capability,
  { index, typed }: { index: number; typed: Narrowed | undefined },
): Html => {
  const given = limitsOf(constraints)
  const shown = typed ?? given
  const isChanged = limits.some((limit) => shown[limit].trim() !== given[limit])
  return html`<details class="narrow stack" open="${isChanged}">
    <summary>Narrow <code>${id}</code></summary>
    <p class="quiet">One a line. Empty changes nothing; <code>none</code> allows none.</p>
    ${limits.map(
      (limit) =>
        html`<label for="${limit}-${index}">${limitNames[limit]}</label>
          <textarea
            id="${limit}-${index}"
            name="${limit}:${id}"
            rows="2"
            maxlength="9000"
            placeholder="${limit === 'rates' ? 'calls = 10' : null}"
          >
${shown[limit]}</textarea>`,
    )}
  </details>`
}

const box = (review: Review, capability: Capability, index: number): Html => {
  const { proposal, again } = review
  const { capability_id: id } = capability
  const typed = again?.typed
  const isMissing = proposal.missing_metadata.some(({ capability_id: one }) => one === id)
  const isTicked = typed ? typed.capabilities.includes(id) : true
  return html`<p>
      <label class="tick"
        ><input
          type="checkbox"
          name="capability:${index}"
          value="${id}"
          checked="${isTicked && !isMissing}"
          disabled="${isMissing}"
        />
        <code>${id}</code></label
      >
      ${isMissing ? html`<span class="wait">its metadata is missing</span>` : null}
    </p>
    ${
      isMissing
        ? null
        : limitFields(capability, {
            index,
            typed: new Map(Object.entries(typed?.narrowed ?? {})).get(id),
          })
    }`
}

export const capabilityBoxes = (review: Review): Html | null => {
  const { capabilities } = review.proposal
  if (capabilities.length === 0) return null
  return html`<fieldset>
    <legend>Approve</legend>
    ${capabilities.map((capability, index) => box(review, capability, index))}
    <p class="quiet">
      A capability that is not ticked stays unavailable; the bytes are approved all the same.
    </p>
  </fieldset>`
}
