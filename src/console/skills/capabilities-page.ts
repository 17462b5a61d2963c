/** What a skill can do, and who said how risky that is. Pure. */
import { permits } from '../../platform/access/roles.ts'
import type { Capability, MetadataHistory } from '../../registry/approvals/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import type { View } from '../pages/frame.ts'
import { failureNote, type FormFailure } from '../pages/form-failure.ts'
import { empty, exactly, type Fact, facts } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { actorText, sourceText } from '../pages/words.ts'
import { type SkillHead, skillView } from './skill-frame.ts'
import { riskInputs, riskText } from '../pages/risk.ts'

export type Capabilities = {
  head: SkillHead
  /** By capability id; null: the caller may not read them. */
  history: ReadonlyMap<string, MetadataHistory['overrides']> | null
  /** Of the form of this capability. */
  failure: (FormFailure & { capabilityId: string }) | null
}

const stated = (value: string | null, source: string | null): Html => {
  const isSaid = value !== null && source !== null
  return html`${riskText(value)}${isSaid ? html` <span class="quiet">${sourceText(source)}</span>` : null}`
}

const factsOf = (capability: Capability): Html => {
  const { metadata_sources: by, constraints, price } = capability
  const rows: Fact[] = [
    ['Risk', stated(capability.risk_level, by.risk_level)],
    ['Effects', stated(capability.side_effects, by.side_effects)],
    ['Data leaves', stated(capability.data_egress, by.data_egress)],
    ['Each call', capability.approval_required ? 'a person is asked' : null],
    ['Price', price === undefined ? null : `${price} USDC a call`],
    [
      'Constraints',
      constraints === null
        ? null
        : html`<span class="pre">${JSON.stringify(constraints, null, 1)}</span>`,
    ],
    [
      'Arguments',
      capability.input_schema === null
        ? null
        : html`<details>
            <summary>Schema</summary>
            <pre class="pre">
${JSON.stringify(capability.input_schema, null, 2).slice(0, 20_000)}</pre>
          </details>`,
    ],
  ]
  return facts(rows)
}

const historyOf = ({ history }: Capabilities, id: string): Html | null => {
  const overrides = history?.get(id) ?? []
  if (overrides.length === 0) return null
  return html`<details>
    <summary>What operators said (${overrides.length})</summary>
    <ul class="rows">
      ${overrides.map(({ risk_level, side_effects, data_egress, explanation, actor, at }) => {
        const said = [risk_level, side_effects, data_egress].filter((one) => one !== null)
        return html`<li>
          ${exactly(at)} ${actorText(actor)}: <strong>${said.join(' · ')}</strong> “${explanation}”
        </li>`
      })}
    </ul>
  </details>`
}

const form = (page: Capabilities, capability: Capability, id: string): Html | null => {
  const { head } = page
  if (!permits(head.role, 'reviewer')) return null
  const name = capability.capability_id
  const failure = page.failure?.capabilityId === name ? page.failure : null
  return html`<details open="${failure !== null}">
    <summary>Classify it</summary>
    <form
      method="post"
      action="${paths.skillTab(head.workspace, head.skill, 'capabilities', name)}"
      class="filters"
    >
      ${failureNote(failure)} ${riskInputs(id, failure)}
      <button>Save</button>
    </form>
  </details>`
}

export const capabilitiesView = (page: Capabilities): View => {
  const { capabilities, status_reason: reason } = page.head.skill
  const isProposed = reason === 'approval_pending' || reason === 'metadata_required'
  return skillView(page.head, 'capabilities', {
    styles: ['content.css'],
    content: html`<h2>What it can do</h2>
      ${isProposed ? html`<p class="wait">As proposed: not approved yet.</p>` : null}
      ${
        capabilities.length === 0
          ? empty(
              'It declares no capability. What its text makes an agent do is not limited by that.',
            )
          : null
      }
      ${capabilities.map(
        (capability, index) =>
          html`<section class="panel">
            <h3><code>${capability.capability_id}</code></h3>
            <p>${capability.description}</p>
            ${factsOf(capability)} ${historyOf(page, capability.capability_id)}
            ${form(page, capability, `c${index}`)}
          </section>`,
      )}`,
  })
}
