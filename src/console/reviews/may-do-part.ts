/** What a skill may do once it is approved, what is new of it first. Pure. */
import { permits } from '../../platform/access/roles.ts'
import type { Capability } from '../../registry/approvals/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import { failureNote } from '../pages/form-failure.ts'
import { paths } from '../pages/paths.ts'
import { sourceText } from '../pages/words.ts'
import type { Review } from './review-data.ts'
import { isOpenStatus } from './review-words.ts'
import { riskFields, riskInputs, riskText } from '../pages/risk.ts'

type Delta = { added: string[]; removed: string[]; retained: string[] }

const namesOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

const deltaOf = (value: unknown): Delta => {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Partial<
    Record<keyof Delta, unknown>
  >
  return {
    added: namesOf(given.added),
    removed: namesOf(given.removed),
    retained: namesOf(given.retained),
  }
}

const saidBy = ({ metadata_source: source }: Capability): Html | null =>
  source === null ? null : html`<span class="quiet">${sourceText(source)}</span>`

const fieldText = (name: string): string =>
  riskFields.find(([field]) => field === name)?.[1].toLowerCase() ?? name

/** Open where something is missing. */
const metadataForm = (review: Review, capability: Capability, index: number): Html | null => {
  const { workspace, role, proposal, again } = review
  const { capability_id: name } = capability
  if (!permits(role, 'reviewer') || !isOpenStatus(proposal.review_status)) return null
  const missing = proposal.missing_metadata.find(({ capability_id: id }) => id === name)
  const isThis = again?.act === 'metadata' && again.capabilityId === name
  const failure = isThis ? again.failure : null
  return html`<details open="${missing !== undefined || failure !== null}">
    <summary>
      ${missing === undefined ? 'Classify it' : `Missing: ${missing.missing_fields.map(fieldText).join(', ')}`}
    </summary>
    <form
      method="post"
      action="${paths.reviewAct(workspace, proposal.proposal_id, 'metadata')}"
      class="filters"
    >
      ${failureNote(failure)}
      <input type="hidden" name="capability_id" value="${name}" />
      ${riskInputs(`m${index}`, failure)}
      <button>Save</button>
    </form>
  </details>`
}

const schemaOf = ({ input_schema: schema }: Capability): Html | null =>
  schema === null
    ? null
    : html`<details>
        <summary>Arguments</summary>
        <pre class="pre">${JSON.stringify(schema, null, 2).slice(0, 20_000)}</pre>
      </details>`

const isNew = ({ extension_id: extension, capability_id: id }: Capability, added: string[]) =>
  added.includes(`${extension}.${id}`)

const capabilityItem = (
  review: Review,
  { capability, index, added }: { capability: Capability; index: number; added: string[] },
): Html => {
  const { constraints, approval_required: isAsked, price } = capability
  return html`<li>
    <p>
      ${isNew(capability, added) ? html`<strong class="bad">+ new</strong>` : html`<span class="quiet">= as before</span>`}
      <code>${capability.capability_id}</code>
      risk: ${riskText(capability.risk_level)} · effects: ${riskText(capability.side_effects)} ·
      data leaves: ${riskText(capability.data_egress)} ${saidBy(capability)}
      ${isAsked ? html`<span class="chip">a person is asked at each call</span>` : null}
      ${price === undefined ? null : html`<span class="chip">${price} USDC a call</span>`}
    </p>
    <p class="quiet">${capability.description}</p>
    ${
      constraints === null
        ? null
        : html`<p>Only within <code>${JSON.stringify(constraints)}</code></p>`
    }
    ${schemaOf(capability)} ${metadataForm(review, capability, index)}
  </li>`
}

const permissionList = ({ added, removed, retained }: Delta): Html | null =>
  added.length + removed.length + retained.length === 0
    ? null
    : html`<h3>Permissions</h3>
        <ul class="rows">
          ${added.map((name) => html`<li><strong class="bad">+ new</strong> ${name}</li>`)}
          ${removed.map((name) => html`<li><span class="quiet">− no longer</span> ${name}</li>`)}
          ${retained.map((name) => html`<li><span class="quiet">= as before</span> ${name}</li>`)}
        </ul>`

export const mayDoPart = (review: Review): Html => {
  const { proposal } = review
  const permissions = deltaOf(proposal.permission_delta)
  const { added, removed } = deltaOf(proposal.permission_delta['capabilities'])
  const numbered = proposal.capabilities.map((capability, index) => ({ capability, index, added }))
  const ordered = numbered.toSorted(
    (a, b) => Number(isNew(b.capability, added)) - Number(isNew(a.capability, added)),
  )
  return html`<section aria-labelledby="may-do">
    <h2 id="may-do">What it may do</h2>
    ${
      ordered.length === 0
        ? html`<p>It declares no capabilities. Its text can still ask an agent to do anything.</p>`
        : html`<ul class="rows">
            ${ordered.map((one) => capabilityItem(review, one))}
          </ul>`
    }
    ${removed.map(
      (name) => html`<p><span class="quiet">− no longer</span> <code>${name}</code></p>`,
    )}
    ${permissionList(permissions)}
  </section>`
}
