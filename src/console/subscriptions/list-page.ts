/** The subscriptions of a workspace, and the form that makes one. Pure. */
import { permits, type Role } from '../../platform/access/roles.ts'
import type { Subscription, SubscriptionPage } from '../../content/subscriptions/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import type { FormFailure } from '../pages/form-failure.ts'
import { region, type View } from '../pages/frame.ts'
import { empty, listTable, more, when } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { registerForm } from './register-form.ts'
import { deliveryState, lettersText, triggers } from './words.ts'

type SubscriptionListPage = {
  workspace: string
  role: Role
  page: SubscriptionPage
  functions: readonly string[]
  now: Date
  failure: FormFailure | null
}

const row = ({ workspace, now }: SubscriptionListPage, one: Subscription): Html =>
  html`<tr data-row>
    <th scope="row">
      <a href="${paths.subscription(workspace, one.subscription_id)}">${one.subscription_id}</a>
    </th>
    <td class="text">${triggers[one.trigger_type]} to <code>${one.function_id}</code></td>
    <td>${deliveryState(one, now)}</td>
    <td data-label="Last delivery">
      ${one.last_success_at === null ? html`never` : when(one.last_success_at, now)}
    </td>
    <td data-label="Dead letters">${lettersText(one)}</td>
  </tr>`

const nothing = ({ role }: SubscriptionListPage): Html =>
  empty(
    'There are no subscriptions. A subscription calls a function with each change.',
    permits(role, 'publisher')
      ? html`Subscribe a function below.`
      : html`Subscribing needs the role publisher; you are ${role}.`,
  )

const table = (list: SubscriptionListPage): Html => {
  const { workspace, page } = list
  const { subscriptions, next_cursor: cursor } = page
  if (subscriptions.length === 0) return nothing(list)
  return html`${listTable(
    'Subscriptions',
    ['Subscription', 'Changes of', 'State', 'Last delivery', 'Dead letters'],
    subscriptions.map((one) => row(list, one)),
  )}
  ${more(cursor === null ? null : paths.subscriptions(workspace, { cursor }))}`
}

export const subscriptionListView = (list: SubscriptionListPage): View => {
  const { workspace, role, failure, page, functions } = list
  const subscriptions = table(list)
  const action = paths.subscriptions(workspace)
  return {
    title: 'Subscriptions',
    section: 'subscriptions',
    styles: ['content.css'],
    content: html`<h1>Subscriptions</h1>
      ${region('subscriptions', subscriptions, { live: true })}
      ${
        permits(role, 'publisher')
          ? html`<details open="${failure !== null || page.subscriptions.length === 0}">
              <summary>Subscribe a function</summary>
              ${registerForm({ action, subscription: null, functions, failure })}
            </details>`
          : null
      }`,
    regions: { subscriptions },
  }
}
