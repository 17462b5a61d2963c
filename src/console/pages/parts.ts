/** Small parts that many pages are made of. Pure. */
import type { Path } from '../markup/path.ts'
import { Html, html } from '../markup/html.ts'

/** Drawn by the style, so that it needs no address. */
export const icon = (
  name: 'registry' | 'workspace' | 'person' | 'served' | 'blocked' | 'waiting' | 'off' | 'file',
): Html => html`<span class="icon icon-${name}" aria-hidden="true"></span>`

const BLANK = new Html(' ')

/** Blanks at the ends of an inserted text would be marked as what misleads a reader. */
const plain = (text: string): Html => {
  const before = text.startsWith(' ') ? BLANK : null
  const after = text.trim() !== '' && text.endsWith(' ') ? BLANK : null
  return html`${before}${text.trim()}${after}`
}

/** Words in backticks are code; a text with a single one is shown as it is. */
export const ticked = (text: string): Html => {
  const parts = text.split('`')
  if (parts.length % 2 === 0) return html`${text}`
  return html`${parts.map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : plain(part)))}`
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const agoOf = (ms: number): string => {
  if (ms < MINUTE) return 'just now'
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min ago`
  if (ms < 2 * DAY) return `${Math.floor(ms / HOUR)} h ago`
  if (ms < 60 * DAY) return `${Math.floor(ms / DAY)} d ago`
  return ''
}

const shortTime = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`

/** A point in time as its distance from `now`, and exactly for who points at it. */
export const when = (at: string | number | Date, now: Date): Html => {
  const date = typeof at === 'number' ? new Date(at * 1000) : new Date(at)
  const iso = date.toISOString()
  const ago = agoOf(now.getTime() - date.getTime())
  return html`<time datetime="${iso}" title="${shortTime(iso)}">${ago || iso.slice(0, 10)}</time>`
}

export const exactly = (at: string): Html => html`<time datetime="${at}">${shortTime(at)}</time>`

/** A text that a button copies, where scripts run. */
export const copyable = (text: string, shown = text): Html =>
  html`<span class="copyable"
    ><code>${shown}</code
    ><button type="button" class="small" data-copy="${text}" hidden>Copy</button></span
  >`

export const shortDigest = (fingerprint: string): Html =>
  copyable(fingerprint, `${fingerprint.slice(0, 12)}…`)

/** What would stand here, and the next step. */
export const empty = (what: Html | string, next: Html | null = null): Html =>
  html`<div class="empty">
    <p>${what}</p>
    ${next === null ? null : html`<p>${next}</p>`}
  </div>`

/** A table of rows under their columns, which scrolls where it is too wide. */
export const listTable = (title: string, columns: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${title}">
    <table class="list">
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`

type Issue = { level: string; field_path: string; message: string; code: string }

/** What breaks a format rule. */
export const issueItem = ({ level, field_path: field, message, code }: Issue): Html =>
  html`<li>
    <strong class="${level === 'error' ? 'bad' : 'wait'}">${level}</strong>
    <code>${field}</code> ${ticked(message)} <code class="quiet">${code}</code>
  </li>`

export const more = (path: Path | null, what = 'More'): Html | null =>
  path === null ? null : html`<p class="more"><a href="${path}" data-more>${what}</a></p>`

export type Fact = [name: string, value: Html | string | null]

/** Facts that are null are left out. */
export const facts = (rows: readonly Fact[]): Html =>
  html`<dl class="facts">
    ${rows.flatMap(([name, value]) =>
      value === null
        ? []
        : [
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
          ],
    )}
  </dl>`

const UNITS = ['bytes', 'kB', 'MB', 'GB']

export const bytesText = (size: number): string => {
  const power = Math.min(Math.floor(Math.log10(Math.max(size, 1)) / 3), UNITS.length - 1)
  const amount = size / 1000 ** power
  return `${power === 0 ? size : amount.toPrecision(amount < 10 ? 2 : 3)} ${UNITS[power]}`
}

/** `10 s`, or `1500 ms` where seconds would lose something. */
export const durationText = (ms: number): string =>
  ms >= 1000 && ms % 1000 === 0 ? `${ms / 1000} s` : `${ms} ms`

/** Of what waits: pages count no further. */
export const MOST_WAITING = 100

/** Of a count that goes no further than one more than `most`. */
export const cappedText = (count: number, most: number): string =>
  count > most ? `${most}+` : String(count)

export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

export const othersWaitingText = (others: number): string => {
  if (others === 0) return 'Nothing else is waiting'
  return `${cappedText(others, MOST_WAITING)} ${others === 1 ? 'other' : 'others'} waiting`
}
