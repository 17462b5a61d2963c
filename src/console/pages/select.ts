/** Fields of forms that offer a few values. Pure. */
import { type Html, html } from '../markup/html.ts'

export type Choice = readonly [value: string, text: string]

export const optionsOf = (choices: readonly Choice[], chosen: string): Html[] =>
  choices.map(
    ([value, text]) =>
      html`<option value="${value}" selected="${value === chosen}">${text}</option>`,
  )

type Select = {
  name: string
  label: string
  chosen: string | undefined
  /** Where a page has several fields of this name. */
  id?: string
}

export const selectField = (
  { name, label, chosen = '', id = name }: Select,
  choices: readonly Choice[],
): Html =>
  html`<span class="field">
    <label for="${id}">${label}</label>
    <select id="${id}" name="${name}">
      ${optionsOf(choices, chosen)}
    </select>
  </span>`
