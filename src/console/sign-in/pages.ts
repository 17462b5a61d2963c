/** The pages of signing in and out. Pure. */
import type { AppError } from '../../platform/errors.ts'
import type { Identity } from '../../tenancy/sessions/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import { Path } from '../markup/path.ts'
import type { View } from '../pages/frame.ts'
import { type Fact, facts, ticked } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'

type SignIn = {
  returnTo: string
  /** The host of the identity provider; null: there is none for browsers. */
  provider: string | null
  isOpen: boolean
  /** Why the token that was sent does not sign in. */
  failure?: AppError
}

const openNotice = html`<p>
    This service is open: every program on this machine is an admin, and there is nothing to sign in
    to. The first token closes it:
  </p>
  <pre class="command"><code>npm run token -- create --role admin</code></pre>
  <p><a href="${paths.start()}">To the start page</a></p>`

const providerLink = (provider: string, returnTo: string): Html =>
  html`<p>
    <a class="button primary" href="${paths.signInAtProvider(returnTo)}"
      >Sign in with ${provider}</a
    >
  </p>`

const refusal = ({ message, code }: AppError): Html =>
  html`<div class="failure" role="alert">
    <p><strong>Not signed in.</strong> ${ticked(message)}</p>
    <p class="quiet"><code>${code}</code></p>
  </div>`

const tokenForm = ({ returnTo, failure }: SignIn): Html =>
  html`<form method="post" action="${paths.session()}" class="stack">
    ${failure === undefined ? null : refusal(failure)}
    <input type="hidden" name="return_to" value="${returnTo}" />
    <label for="token">Token</label>
    <input id="token" name="token" type="password" autocomplete="off" required />
    <p class="quiet">
      An admin of this registry creates one for you. It signs in this browser, which does not keep
      it.
    </p>
    <button class="primary">Sign in</button>
  </form>`

export const signInView = (page: SignIn): View => ({
  title: 'Sign in',
  content: html`<div class="narrow">
    <h1>Sign in</h1>
    ${
      page.isOpen
        ? openNotice
        : html`${page.provider === null ? null : providerLink(page.provider, page.returnTo)}
          ${tokenForm(page)}`
    }
  </div>`,
})

export const sessionView = (identity: Identity): View => {
  const { actor, actor_label: label, person, session_id: sessionId, roles } = identity
  const rows: Fact[] = [
    ['Name', person === null ? null : (person.name ?? person.subject)],
    ['Token', label],
    ['Acts as', html`<code>${actor}</code>`],
    ...roles.map(({ workspace_id: id, role }): Fact => [id === '*' ? 'All workspaces' : id, role]),
  ]
  return {
    title: 'You are signed in',
    content: html`<div class="narrow">
      <h1>You are signed in</h1>
      ${facts(rows)}
      ${
        sessionId === null
          ? null
          : html`<form method="post" action="${paths.signOut()}" data-probe="/livez">
              <p><button>Sign out</button></p>
            </form>`
      }
      <p><a href="${paths.start()}">To the start page</a></p>
    </div>`,
  }
}

export const signedOutView = (logoutUrl: string | null): View => ({
  title: 'You are signed out',
  content: html`<div class="narrow">
    <h1>You are signed out</h1>
    <p>This browser is signed out of the registry.</p>
    ${
      logoutUrl === null
        ? null
        : html`<p>
            You are still signed in at the identity provider:
            <a href="${Path.outside(logoutUrl)}">sign out there as well</a>.
          </p>`
    }
    <p><a href="${paths.signIn()}">Sign in again</a></p>
  </div>`,
})
