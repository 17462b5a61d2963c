/** The bar that says what has changed since a page was read. Pure. */
import { type Html, html } from '../markup/html.ts'
import type { Path } from '../markup/path.ts'
import { isOpenStatus, type Status, statusBadge } from './review-words.ts'

type Stale = { changed: readonly string[]; status: Status; page: Path }

export const staleBar = ({ changed, status, page }: Stale): Html =>
  html`<div class="banner stale" role="alert">
    <p>
      <strong>Changed since you read it:</strong> ${changed.join('; ')}.
      ${isOpenStatus(status) ? null : html`It is ${statusBadge(status)} now.`}
    </p>
    <p>
      <button form="decide" name="decision" value="read_again" formnovalidate>
        Read it again, keep what I typed
      </button>
      <a href="${page}">Start afresh</a>
    </p>
  </div>`
