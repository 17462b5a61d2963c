/** The state of a subscription in words. Pure. */
import type { Subscription, TriggerType } from '../../content/subscriptions/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import { icon } from '../pages/parts.ts'

export const triggers: Record<TriggerType, string> = {
  'skills::on-change': 'documents',
  'prompts::on-change': 'prompts',
  'skills/changed': 'skills and catalog',
}

const MAX_ERROR = 300

/** Of a day as its time, else with the day. */
const sinceText = (iso: string, now: Date): string => {
  const time = `${iso.slice(11, 16)} UTC`
  return iso.slice(0, 10) === now.toISOString().slice(0, 10) ? time : `${iso.slice(0, 10)} ${time}`
}

/** `503` of what the handler responded with, else the whole error. */
const shortError = (error: string): string =>
  /responded with status (\d{3})/.exec(error)?.[1] ?? error.slice(0, MAX_ERROR)

const waitText = ({ lag }: Subscription): string => `${lag} waiting`

export const deliveryState = (subscription: Subscription, now: Date): Html => {
  const { failing_since: since, last_error: error, lag } = subscription
  if (since !== null) {
    const why = error === null ? '' : `: ${shortError(error)}`
    const waiting = lag === 0 ? '' : `; ${waitText(subscription)}`
    return html`<span class="state bad"
      >${icon('blocked')}${`fails since ${sinceText(since, now)}${why}${waiting}`}</span
    >`
  }
  if (lag > 0)
    return html`<span class="state wait">${icon('waiting')}${waitText(subscription)}</span>`
  return subscription.last_success_at === null
    ? html`<span class="state off">${icon('off')}nothing delivered yet</span>`
    : html`<span class="state good">${icon('served')}delivers</span>`
}

export const lettersText = ({ dead_letters: dead, replaying }: Subscription): Html => {
  if (dead === 0) return html`<span class="quiet">none</span>`
  return html`<strong class="bad">${dead}</strong> ${
      replaying === 0 ? null : html`<span class="wait">${replaying} being delivered again</span>`
    }`
}
