/** Rendered Markdown of packages, and what it would hide. Pure. */
import { Html, html } from '../markup/html.ts'
import type { Rendered } from './markdown.ts'

export const hiddenBox = (hidden: readonly string[]): Html | null =>
  hidden.length === 0
    ? null
    : html`<div class="elsewhere">
        <p>Not shown by other readers:</p>
        <ul>
          ${hidden.map((text) => html`<li><code>${text}</code></li>`)}
        </ul>
      </div>`

/** For review: links lead nowhere, and the front matter is what agents read of it. */
export const renderedBody = (rendered: Rendered | null): Html => {
  if (rendered === null) return html`<p class="wait">Too long to render, or not text.</p>`
  const { front, hidden } = rendered
  return html`<p class="quiet">How people see it. Agents read the lines.</p>
    <section class="foreign prose" aria-label="Content of the package" tabindex="0">
      ${front === '' ? null : html`<pre class="pre">${front}</pre>`} ${new Html(rendered.html)}
      ${hiddenBox(hidden)}
    </section>`
}
