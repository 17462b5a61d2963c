/** The settings of a workspace: what each changes, who changed it last, and forms. Pure. */
import type { Role } from '../../platform/access/roles.ts'
import { permits } from '../../platform/access/roles.ts'
import type { Settings } from '../../tenancy/settings/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import type { View } from '../pages/frame.ts'
import { failureNote, type FormFailure } from '../pages/form-failure.ts'
import { ticked, when } from '../pages/parts.ts'
import { paths } from '../pages/paths.ts'
import { actorText } from '../pages/words.ts'
import { effectsPart } from './effects-part.ts'
import { type Field, type Section, sections } from './fields.ts'
import { type Fields, isChanged, shownName } from './form.ts'
import { type Secret, secrets } from './secrets.ts'
import { settingsTab } from './settings-tabs.ts'
import { optionsOf } from '../pages/select.ts'

export type SettingsPage = {
  workspace: string
  role: Role
  now: Date
  /** What is stored. */
  settings: Settings
  /** The section that was sent, with what was typed. */
  sent: { section: string; fields: Fields; failure: FormFailure | null } | null
  /** What the change that was sent would do. */
  effects: Settings['dry_run'] | null
}

const changeNote = ({ settings, now, workspace }: SettingsPage, name: string): Html | null => {
  const [key = ''] = name.split('.')
  const change = settings.changed[key]
  return change === undefined
    ? null
    : html` <span
        >Changed
        <a href="${paths.audit(workspace, { action: 'settings_set', actor: change.changed_by })}"
          >by ${actorText(change.changed_by)}</a
        >, ${when(change.changed_at, now)}.</span
      >`
}

const control = (field: Field, text: string, isFixed: boolean): Html => {
  const { name, options } = field
  if (options === null) {
    return html`<textarea
      id="${name}"
      name="${name}"
      rows="3"
      spellcheck="false"
      aria-describedby="${name}-help"
      readonly="${isFixed}"
    >
${text}</textarea>`
  }
  return html`<select
    id="${name}"
    name="${name}"
    aria-describedby="${name}-help"
    disabled="${isFixed}"
  >
    ${optionsOf(options, text)}
  </select>`
}

const fieldPart = (page: SettingsPage, section: Section, field: Field): Html => {
  const { settings, sent, role } = page
  const { name, label, help, textOf } = field
  const stored = textOf(settings)
  // What was not changed in the form is shown as it is stored now.
  const own = sent?.section === section.id && isChanged(sent.fields, field) ? sent : null
  const typed = own?.fields[name]
  const isTold = own?.failure?.error.code === 'settings.fingerprint_mismatch'
  const shown = isTold ? undefined : own?.fields[shownName(name)]
  return html`<div class="setting">
    <label for="${name}">${label}</label>
    ${control(field, typed ?? stored, !permits(role, 'admin'))}
    <p class="quiet" id="${name}-help">${ticked(help)} ${changeNote(page, name)}</p>
    <input type="hidden" name="${shownName(name)}" value="${shown ?? stored}" />
  </div>`
}

const sectionPart = (page: SettingsPage, section: Section): Html => {
  const { workspace, role, sent, effects } = page
  const isSent = sent?.section === section.id
  return html`<section id="${section.id}">
    <h2>${section.title}</h2>
    <p class="lead">${section.lead}</p>
    <form method="post" action="${paths.settings(workspace).at(section.id)}" class="settings">
      <input type="hidden" name="section" value="${section.id}" />
      ${isSent ? failureNote(sent.failure) : null}
      ${isSent && effects ? effectsPart(workspace, sent.fields, effects) : null}
      ${section.fields.map((field) => fieldPart(page, section, field))}
      ${
        permits(role, 'admin')
          ? html`<p class="acts">
              <button name="act" value="try">What would it block?</button>
              <button name="act" value="save" class="primary">Save</button>
            </p>`
          : null
      }
    </form>
  </section>`
}

const secretPart = (page: SettingsPage, { name, label, help }: Secret, isSet: boolean): Html =>
  html`<div class="setting">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="password"
      autocomplete="new-password"
      maxlength="300"
      aria-describedby="${name}-help"
      placeholder="${isSet ? 'is set; type a new one' : 'is not set'}"
    />
    <p class="quiet" id="${name}-help">${ticked(help)} ${changeNote(page, name)}</p>
    ${
      isSet
        ? html`<p>
            <input type="checkbox" id="remove-${name}" name="remove:${name}" value="yes" />
            <label for="remove-${name}">Remove it</label>
          </p>`
        : null
    }
  </div>`

const secretsPart = (page: SettingsPage): Html | null => {
  const { workspace, role, settings, sent } = page
  if (!permits(role, 'admin')) return null
  return html`<section id="secrets">
    <h2>Secrets</h2>
    <p class="lead">They are never shown again.</p>
    <form method="post" action="${paths.settings(workspace).at('secrets')}" class="settings">
      <input type="hidden" name="section" value="secrets" />
      ${sent?.section === 'secrets' ? failureNote(sent.failure) : null}
      ${secrets.map((secret) => secretPart(page, secret, settings[`${secret.name}_set`]))}
      <p><button name="act" value="save" class="primary">Save</button></p>
    </form>
  </section>`
}

export const settingsView = (page: SettingsPage): View => {
  const { workspace, role } = page
  return settingsTab(
    workspace,
    'settings',
    html`<p class="lead">
        These apply to the workspace ${workspace}.
        ${permits(role, 'admin') ? null : html`A change needs the role admin; you are ${role}.`}
        <a href="${paths.audit(workspace, { action: 'settings_set' })}">All changes of settings</a>
      </p>
      ${sections.map((section) => sectionPart(page, section))} ${secretsPart(page)}`,
  )
}
