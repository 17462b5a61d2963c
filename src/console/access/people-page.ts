/** Who signed in, who may no longer, and which roles the groups of the provider have. Pure. */
import { roles } from '../../platform/access/roles.ts'
import type { GroupRole, GroupRolePage } from '../../tenancy/group-roles/schemas.ts'
import type { Person, PersonPage } from '../../tenancy/people/schemas.ts'
import { ALL_WORKSPACES } from '../../tenancy/tokens/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import { type FormFailure, failureNote, valueOf } from '../pages/form-failure.ts'
import type { View } from '../pages/frame.ts'
import { empty, icon, listTable, more, when } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { type Choice, selectField } from '../pages/select.ts'
import { nameOf } from './tokens-page.ts'

export type People = {
  /** Null: the caller may not see them. */
  people: PersonPage | null
  groupRoles: GroupRolePage
  now: Date
  workspaces: readonly string[]
  maySeeAll: boolean
  failure: FormFailure | null
}

const stateForm = (person: Person): Html => {
  const isDisabled = person.disabled_at !== null
  return html`<form method="post" action="${paths.person(person.person_id)}">
    <input type="hidden" name="disabled" value="${isDisabled ? 'false' : 'true'}" />
    <button class="small" aria-label="${isDisabled ? 'Enable' : 'Disable'} ${nameOf(person)}">
      ${isDisabled ? 'Enable' : 'Disable'}
    </button>
  </form>`
}

const personRow = (person: Person, now: Date): Html => {
  const { email, issuer, subject, is_client: isClient, disabled_at: disabled } = person
  return html`<tr>
    <th scope="row" class="text">${nameOf(person)} ${isClient ? html`(a program)` : null}</th>
    <td>${email ?? ''}</td>
    <td class="text"><code>${subject}</code> <span class="quiet">of ${issuer}</span></td>
    <td>seen ${when(person.last_seen_at, now)}</td>
    <td>
      ${
        disabled === null
          ? html`<span class="state good">${icon('served')}has access</span>`
          : html`<span class="state off">${icon('off')}disabled</span> ${when(disabled, now)}`
      }
    </td>
    <td>${stateForm(person)}</td>
  </tr>`
}

const peoplePart = ({ people, now }: People): Html => {
  if (people === null) {
    return html`<p class="quiet">People are managed by an admin of all workspaces.</p>`
  }
  const next = people.next_cursor
  return html`<p class="quiet">
      A person who is disabled has no access: sessions and tokens end within a second.
    </p>
    ${
      people.people.length === 0
        ? empty('No person has signed in with an identity provider.')
        : listTable(
            'People',
            ['Person', 'E-mail', 'Known as', 'Last seen', 'State', 'Change it'],
            people.people.map((person) => personRow(person, now)),
          )
    }
    ${more(next === null ? null : paths.people({ cursor: next }))}`
}

const roleRow = ({ issuer, group, workspace_id: workspace, role }: GroupRole): Html =>
  html`<tr>
    <th scope="row" class="text">${group}</th>
    <td>${role}</td>
    <td>${workspace === ALL_WORKSPACES ? 'all workspaces' : workspace}</td>
    <td class="text">${issuer}</td>
    <td>
      <form method="post" action="${paths.takeGroupRole()}">
        <input type="hidden" name="issuer" value="${issuer}" />
        <input type="hidden" name="group" value="${group}" />
        <input type="hidden" name="workspace_id" value="${workspace}" />
        <button class="small" aria-label="Take away the role of ${group}">Take away</button>
      </form>
    </td>
  </tr>`

const groupForm = ({ workspaces, maySeeAll, failure }: People): Html =>
  html`<form method="post" action="${paths.groupRoles()}" class="filters">
    ${failureNote(failure)}
    <span class="field wide">
      <label for="group">Group, as the provider names it</label>
      <input
        id="group"
        name="group"
        required
        maxlength="255"
        autocomplete="off"
        value="${valueOf(failure, 'group')}"
      />
    </span>
    ${selectField(
      { name: 'role', label: 'Role', chosen: valueOf(failure, 'role', 'publisher') },
      roles.map((role): Choice => [role, role]),
    )}
    ${selectField(
      { name: 'workspace_id', label: 'Workspace', chosen: valueOf(failure, 'workspace_id') },
      [
        ...workspaces.map((id): Choice => [id, id]),
        ...(maySeeAll ? [[ALL_WORKSPACES, 'all, also future ones'] as const] : []),
      ],
    )}
    <button class="primary">Give the role</button>
  </form>`

const groupsPart = (people: People): Html => {
  const { group_roles: rows, next_cursor: next } = people.groupRoles
  return html`<p class="quiet">
      Members of several groups have the highest role of all of them. A change takes effect within a
      second, also for those who are signed in.
    </p>
    ${groupForm(people)}
    ${
      rows.length === 0
        ? empty('No group has a role.')
        : listTable(
            'Group roles',
            ['Group', 'Role', 'Workspace', 'Provider', 'End it'],
            rows.map(roleRow),
          )
    }
    ${more(next === null ? null : paths.people({ groups: next }), 'More groups')}`
}

export const peopleView = (people: People): View => ({
  title: 'People',
  content: html`<h1>People</h1>
    ${peoplePart(people)}
    <h2>Roles of groups</h2>
    ${groupsPart(people)}`,
})
