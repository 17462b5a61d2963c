/** One subscription: how its deliveries go, and what was given up. Pure. */
import { permits, type Role } from '../../platform/access/roles.ts'
import type { LetterPage, TestDelivery } from '../../content/subscriptions/letter-schemas.ts'
import type { Subscription } from '../../content/subscriptions/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import { functionLink } from '../pages/content-tabs.ts'
import { failureIn, failureNote, type FormFailure } from '../pages/form-failure.ts'
import { region, type View } from '../pages/frame.ts'
import { exactly, type Fact, facts } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { registrationPart } from '../pages/registration.ts'
import { lettersPart, payloadPart } from './letters-part.ts'
import { registerForm } from './register-form.ts'
import { deliveryState, triggers } from './words.ts'

export type SubscriptionFailure = FormFailure & { act: 'replace' | 'letters' | 'unregister' }

export type SubscriptionPage = {
  workspace: string
  role: Role
  subscription: Subscription
  /** Null: the caller may not read them. */
  letters: LetterPage | null
  functions: readonly string[]
  /** Of the sample that was just sent. */
  test: TestDelivery | null
  failure: SubscriptionFailure | null
  now: Date
}

const lagText = ({ lag, lag_seconds: seconds }: Subscription): string =>
  lag === 0 ? 'nothing waits' : `${lag} waiting, the oldest for ${seconds} s`

const time = (at: string | null): Html | null => (at === null ? null : exactly(at))

const standing = ({ workspace, subscription, now }: SubscriptionPage): Html => {
  const { failing_since, next_attempt_at, last_success_at, last_error_at, last_error } =
    subscription
  const isWaiting = subscription.lag > 0 || subscription.replaying > 0
  const isUnderWay = failing_since !== null || isWaiting
  const rows: Fact[] = [
    ['Changes of', triggers[subscription.trigger_type]],
    ['Calls', functionLink(workspace, subscription.function_id)],
    ['Delivered up to', `change ${subscription.position}`],
    ['Lag', lagText(subscription)],
    ['Failures in a row', failing_since === null ? null : String(subscription.attempts)],
    ['Next try', isWaiting ? time(next_attempt_at) : null],
    ['Last delivery', time(last_success_at) ?? 'never'],
    ['Last error', time(last_error_at)],
    ['It said', last_error],
  ]
  return html`<p>${deliveryState(subscription, now)}</p>
    <div data-poll="${isUnderWay}">${facts(rows)}</div>`
}

const sample = (page: SubscriptionPage): Html | null => {
  const { workspace, role, subscription, test } = page
  if (!permits(role, 'publisher')) return null
  const outcome =
    test === null
      ? null
      : html`<section class="panel" role="status">
          <h2>Sample</h2>
          <p>
            ${
              test.delivered
                ? html`<span class="good">Delivered in ${test.ms} ms.</span>`
                : html`<span class="bad">Failed after ${test.ms} ms: ${test.error}</span>`
            }
          </p>
          ${payloadPart(test.payload)}
        </section>`
  return html`<form
      method="post"
      action="${paths.subscription(workspace, subscription.subscription_id, 'test')}"
    >
      <button>Send a sample</button>
      <span class="quiet">calls the function once; deliveries are not touched</span>
    </form>
    ${outcome}`
}

const administration = (page: SubscriptionPage): Html | null => {
  const { workspace, role, subscription, functions, failure } = page
  if (!permits(role, 'publisher')) return null
  const { subscription_id: id } = subscription
  const action = paths.subscription(workspace, id)
  return registrationPart({
    failure,
    change: 'Change',
    form: (given) => registerForm({ action, subscription, functions, failure: given }),
    removal: {
      id,
      action: paths.subscription(workspace, id, 'unregister'),
      consequence: 'Nothing more is delivered, and its dead letters are deleted.',
    },
  })
}

export const subscriptionView = (page: SubscriptionPage): View => {
  const { workspace, subscription, letters } = page
  const state = standing(page)
  const dead =
    letters === null
      ? html`<p class="quiet">Dead letters are shown to publishers.</p>`
      : lettersPart({ workspace, subscription, page: letters })
  return {
    title: `${subscription.subscription_id} · Subscriptions`,
    section: 'subscriptions',
    styles: ['content.css'],
    scripts: ['poll'],
    content: html`<header class="head">
        <p class="quiet"><a href="${paths.subscriptions(workspace)}">Subscriptions</a></p>
        <h1>${subscription.subscription_id}</h1>
      </header>
      ${region('state', state, { live: true })} ${sample(page)}
      <h2>Dead letters</h2>
      ${failureNote(failureIn(page.failure, 'letters'))} ${region('letters', dead, { live: true })}
      ${administration(page)}`,
    regions: { state, letters: dead },
  }
}
