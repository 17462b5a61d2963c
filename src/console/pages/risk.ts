/** What a call may do, as it is shown, and as operators say it in a form. Pure. */
import { dataEgresses, riskLevels, sideEffects } from '../../packages/manifest/risk.ts'
import { type Html, html } from '../markup/html.ts'
import { type FormFailure, valueOf } from './form-failure.ts'
import { type Choice, selectField } from './select.ts'

export const riskFields = [
  ['risk_level', 'Risk', riskLevels],
  ['side_effects', 'Effects', sideEffects],
  ['data_egress', 'Data leaves', dataEgresses],
] as const

const dangerous = new Set(['destructive', 'external', 'network'])

export const riskText = (value: string | null): Html =>
  value === null
    ? html`<span class="wait">not declared</span>`
    : html`<span class="${dangerous.has(value) ? 'bad' : null}">${value}</span>`

/** The id tells the fields of several forms of a page apart. */
export const riskInputs = (id: string, failure: FormFailure | null): Html =>
  html`${riskFields.map(([name, label, values]) =>
      selectField({ id: `${id}-${name}`, name, label, chosen: valueOf(failure, name) }, [
        ['', 'unchanged'],
        ...values.map((value): Choice => [value, value]),
      ]),
    )}
    <span class="field wide">
      <label for="${id}-explanation">Why</label>
      <input
        id="${id}-explanation"
        name="explanation"
        required
        minlength="5"
        maxlength="2000"
        value="${valueOf(failure, 'explanation')}"
      />
    </span>`
