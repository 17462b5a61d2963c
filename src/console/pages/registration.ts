/** The forms that change a registration, or take it away once its id is typed. Pure. */
import { AppError, type ErrorCode } from '../../platform/errors.ts'
import { type Html, html } from '../markup/html.ts'
import type { Path } from '../markup/path.ts'
import { failureIn, failureNote, type FormFailure, valueOf } from './form-failure.ts'

type Removal = {
  id: string
  action: Path
  /** What goes with it. */
  consequence: string
  /** The tag of what is shown: nothing else is removed. */
  tag?: string
  failure: FormFailure | null
}

const removalForm = ({ id, action, consequence, tag, failure }: Removal): Html =>
  html`<details open="${failure !== null}">
    <summary>Unregister</summary>
    <form method="post" action="${action}" class="stack narrow">
      ${failureNote(failure)}
      <p>${consequence}</p>
      ${tag === undefined ? null : html`<input type="hidden" name="tag" value="${tag}" />`}
      <label for="confirm">Type <code>${id}</code> to unregister it</label>
      <input
        id="confirm"
        name="confirm"
        required
        autocomplete="off"
        value="${valueOf(failure, 'confirm')}"
      />
      <button>Unregister</button>
    </form>
  </details>`

type Registration = {
  failure: (FormFailure & { act: string }) | null
  /** What the form does: `Replace`, where nothing is said. */
  change?: string
  form: (failure: FormFailure | null) => Html
  removal: Omit<Removal, 'failure'>
}

/** What changes a registration: folded, unless it was sent and not accepted. */
export const registrationPart = (registration: Registration): Html => {
  const { failure, change = 'Replace', form, removal } = registration
  const replacing = failureIn(failure, 'replace')
  return html`<h2>Registration</h2>
    <details open="${replacing !== null}">
      <summary>${change}</summary>
      ${form(replacing)}
    </details>
    ${removalForm({ ...removal, failure: failureIn(failure, 'unregister') })}`
}

export const checkTyped = (
  typed: string,
  id: string,
  code: ErrorCode,
  act: 'unregister' | 'uninstall' = 'unregister',
): void => {
  if (typed.trim() !== id) throw new AppError(code, `Type ${id} to ${act} it.`)
}
