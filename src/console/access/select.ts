/** A field of a form that offers a few values. Pure. */
import { type Html, html } from '../markup/html.ts'

export type Choice = readonly [value: string, text: string]

export const selectField = (
  { name, label, chosen }: { name: string; label: string; chosen: string },
  choices: readonly Choice[],
): Html =>
  html`<span class="field">
    <label for="${name}">${label}</label>
    <select id="${name}" name="${name}">
      ${choices.map(
        ([value, text]) =>
          html`<option value="${value}" selected="${value === chosen}">${text}</option>`,
      )}
    </select>
  </span>`
