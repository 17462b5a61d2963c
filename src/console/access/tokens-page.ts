/** Tokens: made once, listed, revoked. Pure. */
import { roles } from '../../platform/access/roles.ts'
import type { Person } from '../../tenancy/people/schemas.ts'
import {
  ALL_WORKSPACES,
  DEFAULT_DAYS,
  MAX_DAYS,
  type Token,
  type TokenCreated,
  type TokenPage,
} from '../../tenancy/tokens/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import { type FormFailure, failureNote, valueOf } from '../pages/form-failure.ts'
import type { View } from '../pages/frame.ts'
import { copyable, empty, exactly, facts, icon, listTable, more, when } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { actorText } from '../pages/words.ts'
import { type Choice, selectField } from '../pages/select.ts'

export type Tokens = {
  page: TokenPage
  now: Date
  /** No token was ever made: the first one closes the service. */
  isOpen: boolean
  /** The workspace that the bar names. */
  workspace: string
  /** Those that a token of the caller may see. */
  workspaces: readonly string[]
  maySeeAll: boolean
  /** Null: the caller may not see them. */
  people: readonly Person[] | null
  failure: (FormFailure & { tokenId: string | null }) | null
}

/** Of a form: the maker, no person, or a certain one. */
export const OWN = ''
export const NONE = '-'

export const nameOf = ({ name, email, subject }: Person): string => name ?? email ?? subject

/** The list may end before the workspace of the bar. */
const workspaceChoices = ({ workspace, workspaces, maySeeAll }: Tokens): Choice[] => [
  ...(maySeeAll ? [[ALL_WORKSPACES, 'all, also future ones'] as const] : []),
  ...[...new Set([workspace, ...workspaces])].toSorted().map((id): Choice => [id, id]),
]

const personField = ({ people }: Tokens, failure: FormFailure | null): Html | null =>
  people === null
    ? null
    : selectField({ name: 'person_id', label: 'Used by', chosen: valueOf(failure, 'person_id') }, [
        [OWN, 'me'],
        [NONE, 'a program'],
        ...people
          .filter((one) => !one.is_client)
          .map((one): Choice => [one.person_id, nameOf(one)]),
      ])

const createForm = (tokens: Tokens): Html => {
  const { isOpen, failure: given } = tokens
  const failure = given !== null && given.tokenId === null ? given : null
  const workspace = isOpen ? ALL_WORKSPACES : tokens.workspace
  return html`<section class="panel" aria-labelledby="make">
    <h2 id="make">Create a token</h2>
    ${
      isOpen
        ? html`<p>
            The first token closes the service: from then on every call needs one. This browser is
            signed in with it. Give it the role admin: only admins create more.
          </p>`
        : null
    }
    <form method="post" action="${paths.tokens()}" class="filters">
      ${failureNote(failure)}
      <span class="field wide">
        <label for="label">What it is for</label>
        <input
          id="label"
          name="label"
          required
          maxlength="100"
          autocomplete="off"
          value="${valueOf(failure, 'label')}"
        />
      </span>
      ${selectField(
        {
          name: 'role',
          label: 'Role',
          chosen: valueOf(failure, 'role', isOpen ? 'admin' : 'publisher'),
        },
        roles.map((role): Choice => [role, role]),
      )}
      ${selectField(
        {
          name: 'workspace_id',
          label: 'Workspace',
          chosen: valueOf(failure, 'workspace_id', workspace),
        },
        workspaceChoices(tokens),
      )}
      ${personField(tokens, failure)}
      <span class="field">
        <label for="expires_in_days">Days until it expires</label>
        <input
          id="expires_in_days"
          name="expires_in_days"
          type="number"
          min="1"
          max="${MAX_DAYS}"
          value="${valueOf(failure, 'expires_in_days', String(DEFAULT_DAYS))}"
        />
      </span>
      <button class="primary">Create token</button>
    </form>
  </section>`
}

const revokeForm = ({ failure: given }: Tokens, { token_id: id, label }: Token): Html => {
  const failure = given?.tokenId === id ? given : null
  return html`<details open="${failure !== null}">
    <summary aria-label="Revoke ${label}">Revoke</summary>
    <form method="post" action="${paths.revokeToken(id)}" class="filters">
      ${failureNote(failure)}
      <input type="hidden" name="label" value="${label}" />
      <span class="field">
        <label for="typed-${id}">Type its label: it cannot be undone</label>
        <input id="typed-${id}" name="typed" required maxlength="200" autocomplete="off" />
      </span>
      <button>Revoke it</button>
    </form>
  </details>`
}

const stateOf = ({ status, expires_at: expires }: Token, now: Date): Html =>
  status === 'active'
    ? html`<span class="state good">${icon('served')}active</span> until ${exactly(expires)}`
    : html`<span class="state off">${icon('off')}${status}</span> ${
          status === 'expired' ? when(expires, now) : null
        }`

const row = (tokens: Tokens, token: Token): Html => {
  const { now, people } = tokens
  const { label, role, workspace_id: workspace, slugs, person_id: personId, status } = token
  const person = people?.find(({ person_id: id }) => id === personId)
  return html`<tr>
    <th scope="row" class="text">${label}</th>
    <td>${role}${slugs === null ? null : html` of ${slugs.join(', ')}`}</td>
    <td>${workspace === ALL_WORKSPACES ? 'all workspaces' : workspace}</td>
    <td>
      ${person === undefined ? (personId === null ? null : actorText(`person:${personId}`)) : nameOf(person)}
    </td>
    <td>${stateOf(token, now)}</td>
    <td>
      ${token.last_used_at === null ? 'never used' : html`used ${when(token.last_used_at, now)}`}
    </td>
    <td>by ${actorText(token.created_by)}, ${when(token.created_at, now)}</td>
    <td class="text">${status === 'active' ? revokeForm(tokens, token) : null}</td>
  </tr>`
}

const columns = ['Token', 'Role', 'Workspace', 'Person', 'State', 'Last used', 'Created', 'Revoke']

export const tokensView = (tokens: Tokens): View => {
  const { page } = tokens
  const next = page.next_cursor
  return {
    title: 'Tokens',
    content: html`<h1>Tokens</h1>
      <p class="lead">
        Programs send a token with every call; browsers exchange one for a session. Its secret is
        shown once, when it is created.
      </p>
      ${createForm(tokens)}
      <h2>Tokens that you manage</h2>
      ${
        page.tokens.length === 0
          ? empty('There are no tokens yet.')
          : listTable(
              'Tokens',
              columns,
              page.tokens.map((token) => row(tokens, token)),
            )
      }
      ${more(next === null ? null : paths.tokens({ cursor: next }))}`,
  }
}

/** The only page with the secret. */
export const tokenCreatedView = (token: TokenCreated, baseUrl: string): View => ({
  title: 'Token created',
  content: html`<div class="narrow">
    <h1>Token created</h1>
    <p class="lead">Copy it now: it is shown once, and the service keeps only its digest.</p>
    <p class="command">${copyable(token.token)}</p>
    ${facts([
      ['For', token.label],
      ['Role', token.role],
      ['Workspace', token.workspace_id === ALL_WORKSPACES ? 'all' : token.workspace_id],
      ['Expires', exactly(token.expires_at)],
    ])}
    <h2>Try it</h2>
    <p>
      With the secret in the variable <code>TOKEN</code>, this says who the service takes you for:
    </p>
    <p class="command">${copyable(`curl -H "authorization: Bearer $TOKEN" ${baseUrl}/v1/me`)}</p>
    ${token.notice === undefined ? null : html`<p class="quiet">${token.notice}</p>`}
    <p><a class="button" href="${paths.tokens()}">All tokens</a></p>
  </div>`,
})
