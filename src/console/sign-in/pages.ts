/** The pages of signing in and out. Pure. */
import type { AppError } from '../../platform/errors.ts'
import type { Me } from '../../tenancy/sessions/schemas.ts'
import { type Html, html } from '../pages/html.ts'
import { page } from '../pages/page.ts'

type SignIn = {
  returnTo: string
  /** The host of the identity provider; null: there is none for browsers. */
  provider: string | null
  isOpen: boolean
}

const openNotice = html`<p>
  This service is open: every program on this machine is an admin, and there is nothing to sign in
  to. The first token closes it (<code>npm run token -- create --role admin</code>).
</p>`

const providerLink = (provider: string, returnTo: string): Html => {
  const address = `/console/sign-in/oidc?${new URLSearchParams({ return_to: returnTo }).toString()}`
  return html`<p><a href="${address}">Sign in with ${provider}</a></p>`
}

const tokenForm = (returnTo: string): Html =>
  html`<form method="post" action="/console/session">
    <input type="hidden" name="return_to" value="${returnTo}" />
    <label for="token">Token</label>
    <input id="token" name="token" type="password" autocomplete="off" required />
    <button>Sign in</button>
  </form>`

export const signInPage = ({ returnTo, provider, isOpen }: SignIn): string =>
  page(
    'Sign in',
    isOpen
      ? openNotice
      : html`${provider === null ? null : providerLink(provider, returnTo)} ${tokenForm(returnTo)}`,
  )

const rowOf = (name: string, value: string): Html =>
  html`<tr>
    <th scope="row">${name}</th>
    <td>${value}</td>
  </tr>`

export const sessionPage = ({ actor, person, session_id: sessionId, roles }: Me): string =>
  page(
    'You are signed in',
    html`<table>
        ${person === null ? null : rowOf('Name', person.name ?? person.subject)}
        ${rowOf('Acts as', actor)}
        ${roles.map(({ workspace_id: id, role }) => rowOf(id === '*' ? 'All workspaces' : id, role))}
      </table>
      ${
        sessionId === null
          ? null
          : html`<form method="post" action="/console/sign-out"><button>Sign out</button></form>`
      }`,
  )

export const signedOutPage = (logoutUrl: string | null): string =>
  page(
    'You are signed out',
    html`<p>This browser is signed out of the registry.</p>
      ${
        logoutUrl === null
          ? null
          : html`<p>
              You are still signed in at the identity provider:
              <a href="${logoutUrl}">sign out there as well</a>.
            </p>`
      }
      <p><a href="/console/sign-in">Sign in again</a></p>`,
  )

const groupsOf = (error: AppError): string[] => {
  const groups = error.details?.['groups']
  return Array.isArray(groups) ? groups.map(String) : []
}

export const errorPage = (error: AppError, requestId: string): string => {
  const groups = groupsOf(error)
  return page(
    error.title,
    html`<p>${error.message}</p>
      ${
        groups.length === 0
          ? null
          : html`<p>Your groups:</p>
              <ul>
                ${groups.map((group) => html`<li>${group}</li>`)}
              </ul>`
      }
      <p>Request ${requestId}</p>
      <p><a href="/console/sign-in">To the sign-in page</a></p>`,
  )
}
