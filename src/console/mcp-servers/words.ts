/** What tools and their metadata are called on pages. Pure. */
import { type Html, html } from '../markup/html.ts'

export type Stated = {
  risk_level: string | null
  side_effects: string | null
  data_egress: string | null
}

const dangerous = new Set(['destructive', 'external', 'network'])

const valueOf = (value: string, words: string): Html =>
  html`<span class="${dangerous.has(value) ? 'bad' : null}">${words}</span>`

/** Null fields are left out: an operator overrides some of them. */
export const statedText = ({ risk_level: risk, side_effects, data_egress }: Stated): Html => {
  const parts = [
    risk === null ? null : valueOf(risk, `risk: ${risk}`),
    side_effects === null ? null : valueOf(side_effects, `effects: ${side_effects}`),
    data_egress === null ? null : valueOf(data_egress, `data leaves: ${data_egress}`),
  ].filter((one) => one !== null)
  return html`${parts.map((part, index) => (index === 0 ? part : html` · ${part}`))}`
}

/** What the server says itself; what it leaves out is missing. */
export const serverSays = (tool: Stated & { input_schema: unknown }): Html => {
  const missing = [
    tool.risk_level === null ? 'risk' : '',
    tool.side_effects === null ? 'effects' : '',
    tool.data_egress === null ? 'whether data leaves' : '',
    tool.input_schema === null ? 'arguments' : '',
  ].filter((one) => one !== '')
  return html`${statedText(tool)}
  ${missing.length === 0 ? null : html`<span class="wait">not declared: ${missing.join(', ')}</span>`}`
}

const NAMED = 20

/** A few of the names, and how many more there are. */
export const namesText = (names: readonly string[]): string => {
  const rest = names.length - NAMED
  return names.slice(0, NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}
