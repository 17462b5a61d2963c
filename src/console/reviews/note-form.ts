/** The form of a comment on a file or on a line of it. Pure. */
import { type Html, html } from '../markup/html.ts'
import { failureNote, type FormFailure, valueOf } from '../pages/form-failure.ts'
import { paths } from '../pages/paths.ts'
import type { Review } from './review-data.ts'
import { selectField } from '../pages/select.ts'

const sides = { after: 'the new text', before: 'the old text' }

/** `path`: of the only file that it can be about; without one a script moves it to the file. */
export const noteForm = (
  { workspace, proposal }: Pick<Review, 'workspace' | 'proposal'>,
  { path = null, failure = null }: { path?: string | null; failure?: FormFailure | null } = {},
): Html => {
  const action = paths.reviewAct(workspace, proposal.proposal_id, 'comments')
  const side = valueOf(failure, 'side')
  return html`<form
    id="note"
    class="note stack"
    method="post"
    action="${action}"
    hidden="${path === null}"
  >
    ${failureNote(failure)}
    <input type="hidden" name="path" value="${path ?? ''}" />
    <p class="filters">
      <strong id="note-title">Comment${path === null ? null : ' on this file'}</strong>
      <span class="field">
        <label for="note-line">Line, if it is about one</label>
        <input
          id="note-line"
          name="line"
          type="number"
          min="1"
          max="10000000"
          value="${valueOf(failure, 'line')}"
        />
      </span>
      ${selectField(
        { id: 'note-side', name: 'side', label: 'Of', chosen: side },
        Object.entries(sides),
      )}
    </p>
    <label for="note-text">Comment</label>
    <textarea id="note-text" name="text" rows="3" maxlength="4000" required>
${valueOf(failure, 'text')}</textarea>
    <p class="acts">
      <button>Comment</button>
      ${path === null ? html`<button type="reset">Cancel</button>` : null}
    </p>
  </form>`
}
