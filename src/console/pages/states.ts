/** Pages that say why there is no other. Pure. */
import type { AppError } from '../../platform/errors.ts'
import { type Html, html } from '../markup/html.ts'
import type { View } from './frame.ts'
import { copyable, facts, ticked } from './parts.ts'
import { paths } from './paths.ts'

const groupsOf = (error: AppError): string[] => {
  const groups = error.details?.['groups']
  return Array.isArray(groups) ? groups.map(String) : []
}

const groupList = (groups: string[]): Html | null =>
  groups.length === 0
    ? null
    : html`<p>Your groups:</p>
        <ul>
          ${groups.map((group) => html`<li>${group}</li>`)}
        </ul>`

const roleText = ({ details }: AppError): Html | null => {
  const [required, held] = [details?.['required_role'], details?.['role']]
  if (typeof required !== 'string' || typeof held !== 'string') return null
  return html`<p>
    You are <strong>${held}</strong> here, and this is for <strong>${required}</strong> and above.
    An admin gives roles by tokens, or to groups of the identity provider.
  </p>`
}

const retryText = ({ retryAfter }: AppError): Html | null =>
  retryAfter === undefined
    ? null
    : html`<p data-retry="${retryAfter}">Try again in ${retryAfter} s.</p>`

export const errorView = (error: AppError, requestId: string): View => {
  const title = error.code === 'request.not_found' ? 'No such page' : error.title
  return {
    title,
    content: html`<h1>${title}</h1>
      <p class="lead">${ticked(error.message)}</p>
      ${roleText(error)} ${groupList(groupsOf(error))} ${retryText(error)}
      ${facts([
        ['Code', html`<code>${error.code}</code>`],
        ['Request', copyable(requestId)],
      ])}
      <p><a href="${paths.start()}">To the start page</a></p>`,
  }
}
