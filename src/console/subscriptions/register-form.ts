/** The form that subscribes a function, or another one in its place. Pure. */
import type { Subscription } from '../../content/subscriptions/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import type { Path } from '../markup/path.ts'
import { failureNote, type FormFailure, valueOf } from '../pages/form-failure.ts'
import { triggers } from './words.ts'
import { optionsOf } from '../pages/select.ts'

type RegisterForm = {
  action: Path
  /** Null: a new one. */
  subscription: Subscription | null
  /** Ids of functions that are registered, to choose from. */
  functions: readonly string[]
  failure: FormFailure | null
}

const idField = (failure: FormFailure | null): Html =>
  html`<label for="subscription_id">Id</label>
    <input
      id="subscription_id"
      name="subscription_id"
      required
      maxlength="128"
      autocomplete="off"
      value="${valueOf(failure, 'subscription_id')}"
    />`

export const registerForm = ({ action, subscription, functions, failure }: RegisterForm): Html => {
  const chosen = valueOf(failure, 'trigger_type', subscription?.trigger_type ?? 'skills/changed')
  return html`<form method="post" action="${action}" class="stack narrow">
    ${failureNote(failure)} ${subscription === null ? idField(failure) : null}
    <label for="trigger_type">Changes of</label>
    <select id="trigger_type" name="trigger_type">
      ${optionsOf(Object.entries(triggers), chosen)}
    </select>
    <label for="function_id">Function that is called</label>
    <input
      id="function_id"
      name="function_id"
      required
      maxlength="1024"
      list="functions"
      autocomplete="off"
      value="${valueOf(failure, 'function_id', subscription?.function_id)}"
    />
    <datalist id="functions">
      ${functions.map((id) => html`<option value="${id}"></option>`)}
    </datalist>
    <p class="quiet">
      ${
        subscription === null
          ? 'It is called with each change from now on, in order.'
          : 'Its position stays; with changes of something else it starts from now, and its dead letters are deleted.'
      }
    </p>
    <button class="primary">${subscription === null ? 'Subscribe' : 'Save'}</button>
  </form>`
}
