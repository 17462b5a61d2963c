/** What a form that was not accepted is shown with again. Pure. */
import { AppError } from '../../platform/errors.ts'
import { type Html, html } from '../markup/html.ts'
import { ticked } from './parts.ts'

/** The fields as they were sent, and why nothing was changed. */
export type FormFailure = { error: AppError; values: Readonly<Record<string, string>> }

/** Where somebody else has changed something, “nothing was changed” would contradict it. */
const outcomeOf = ({ code }: AppError): string =>
  code === 'settings.fingerprint_mismatch' ? 'Your change was not saved.' : 'Nothing was changed.'

export const failureNote = (failure: FormFailure | null): Html | null =>
  failure === null
    ? null
    : html`<div class="failure" role="alert">
        <p><strong>${failure.error.title}.</strong> ${ticked(failure.error.message)}</p>
        <p class="quiet">${outcomeOf(failure.error)} <code>${failure.error.code}</code></p>
      </div>`

export const valueOf = (failure: FormFailure | null, name: string, preset = ''): string =>
  failure?.values[name] ?? preset

/** The failure, where it is of the form of this act. */
export const failureIn = <Act extends string>(
  failure: (FormFailure & { act: Act }) | null,
  act: Act,
): FormFailure | null => (failure?.act === act ? failure : null)

export const UNACCEPTED = 422

/** A server that this one has called failed, which its operator can mend. */
const ofAnotherServer = new Set([502, 504])

/** An error that its form is shown with again; faults and statuses `ofPages` have a page of their own. */
export const mendable = (error: unknown, ofPages: readonly number[] = [403, 404]): AppError => {
  if (error instanceof AppError && !error.isFault && !ofPages.includes(error.status)) return error
  throw error
}

/** What the page of a form shows, with what was typed; the rest is a page of its own. */
export const failureOf = (error: unknown, values: FormFailure['values'] = {}): FormFailure => {
  if (!(error instanceof AppError) || error.code.startsWith('access.')) throw error
  if (error.isFault && !ofAnotherServer.has(error.status)) throw error
  return { error, values }
}
