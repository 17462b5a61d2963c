/** Whether agents may have a skill, and who may change that. Pure. */
import { permits } from '../../platform/access/roles.ts'
import type { PolicyRow } from '../../registry/policies/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import type { View } from '../pages/frame.ts'
import { failureIn, failureNote, type FormFailure, valueOf } from '../pages/form-failure.ts'
import { facts } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { type SkillHead, skillView } from './skill-frame.ts'
import { optionsOf } from '../pages/select.ts'

export type PolicyFailure = FormFailure & { act: 'policy' | 'uninstall' }

type PolicyPage = {
  head: SkillHead
  stored: PolicyRow
  /** The whole tag of what is shown: the change is for exactly this. */
  tag: string
  failure: PolicyFailure | null
}

const options = { inherit: 'as the workspace says', true: 'yes', false: 'no' }

const choice = ({
  name,
  label,
  chosen,
  disabled,
}: {
  name: string
  label: string
  chosen: string
  disabled: boolean
}): Html =>
  html`<label for="${name}">${label}</label>
    <select id="${name}" name="${name}" disabled="${disabled}">
      ${optionsOf(Object.entries(options), chosen)}
    </select>`

const stateText = (value: boolean | undefined): string =>
  value === undefined ? 'unknown' : value ? 'yes' : 'no'

const uninstallForm = ({ workspace, skill }: SkillHead, failure: FormFailure | null): Html =>
  html`<form
    method="post"
    action="${paths.skillTab(workspace, skill, 'uninstall')}"
    class="stack narrow"
  >
    <h2>Uninstall</h2>
    ${failureNote(failure)}
    <p class="quiet">
      Agents lose it at once. Its revisions stay, and its next install goes on from them.
    </p>
    <input type="hidden" name="expected" value="${skill.fingerprint}" />
    <label for="slug">Type <code>${skill.slug}</code> to uninstall it</label>
    <input id="slug" name="slug" required autocomplete="off" value="${valueOf(failure, 'slug')}" />
    <button>Uninstall</button>
  </form>`

export const policyView = ({ head, stored, tag, failure }: PolicyPage): View => {
  const { workspace, skill, role } = head
  const isAllowed = permits(role, 'reviewer')
  const saving = failureIn(failure, 'policy')
  const removing = failureIn(failure, 'uninstall')
  const isFixed = skill.policy?.allow_implicit_invocation_editable === false
  const canUninstall = permits(role, 'publisher') && skill.install.lifecycle_editable
  return skillView(head, 'policy', {
    styles: ['content.css'],
    content: html`<h2>Policy</h2>
      ${facts([
        ['Agents may have it', stateText(skill.policy?.enabled)],
        ['Offered without being asked for', stateText(skill.policy?.allow_implicit_invocation)],
      ])}
      <form
        method="post"
        action="${paths.skillTab(workspace, skill, 'policy')}"
        class="stack narrow"
      >
        ${failureNote(saving)}
        ${isAllowed ? null : html`<p class="quiet">A change needs the role reviewer; you are ${role}.</p>`}
        <input type="hidden" name="tag" value="${tag}" />
        ${choice({
          name: 'enabled',
          label: 'Agents may have it',
          chosen: valueOf(saving, 'enabled', String(stored.enabled ?? 'inherit')),
          disabled: !isAllowed,
        })}
        ${choice({
          name: 'allow_implicit_invocation',
          label: 'Offered without being asked for',
          chosen: valueOf(
            saving,
            'allow_implicit_invocation',
            String(stored.allow_implicit_invocation ?? 'inherit'),
          ),
          disabled: !isAllowed || isFixed,
        })}
        <button class="primary" disabled="${!isAllowed}">Save</button>
      </form>
      ${canUninstall ? uninstallForm(head, removing) : failureNote(removing)}`,
  })
}
