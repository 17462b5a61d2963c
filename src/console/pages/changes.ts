/** An entry of the audit trail as one line. Pure. */
import type { AuditEntry } from '../../tenancy/audit/schemas.ts'
import { type Html, html } from '../markup/html.ts'
import { exactly, when } from './parts.ts'
import { paths, type SkillRef } from './paths.ts'
import { actionText, actorText } from './words.ts'
import { isObject } from '../../packages/manifest/plain-data.ts'

/** `skill:user:acme/pdf`; null if the target is something else. */
const skillOf = (target: string): SkillRef | null => {
  const [, kind = '', slug = ''] = /^skill:(\w+):([\w./-]+)$/.exec(target) ?? []
  return slug === '' ? null : { source_kind: kind, slug }
}

/** The skills that entries are about. */
export const skillsIn = (entries: readonly AuditEntry[]): SkillRef[] =>
  [...new Set(entries.map(({ target }) => target))].map(skillOf).filter((skill) => skill !== null)

/** Targets that are installed skills: only these have a page. */
export type Installed = ReadonlySet<string>

export type Place = { workspace: string; installed: Installed }

/** A skill as a link to its page. */
export const targetOf = ({ workspace, installed }: Place, target: string): Html => {
  const skill = skillOf(target)
  if (skill === null) return html`${target}`
  return installed.has(target)
    ? html`<a href="${paths.skill(workspace, skill)}">${skill.slug}</a>`
    : html`${skill.slug}`
}

/** Its id tells a reader nothing. */
const isOpaque = (target: string): boolean => /^(?:upload|session|token|person):/.test(target)

/** Without its kind, which the action says, and without an id that tells nothing. */
const briefTarget = (place: Place, entry: AuditEntry): Html =>
  skillOf(entry.target) === null
    ? html`${targetText(place.workspace, entry)}`
    : targetOf(place, entry.target)

/** In words: the action shows its kind, and an id would say nothing; a token has a label. */
export const targetText = (
  workspace: string,
  { target, details }: Pick<AuditEntry, 'target' | 'details'>,
): string => {
  const skill = skillOf(target)
  if (skill !== null) return skill.slug
  const { label } = details
  if (target.startsWith('token:') && typeof label === 'string') return label
  if (isOpaque(target) || target === `workspace:${workspace}`) return ''
  const [, name = target] =
    /^(?:document|prompt|function|subscription|mcp_server|group|workspace):(.+)$/.exec(target) ?? []
  return name
}

const MAX_DETAIL = 300

const valueText = (value: unknown): string => JSON.stringify(value ?? null)

/** Fields that differ, as `enabled: true → false`. */
const differences = (before: unknown, after: unknown): string[] => {
  if (!isObject(before) || !isObject(after)) return []
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => `${name}: ${valueText(before[name])} → ${valueText(after[name])}`)
}

/** What was changed, and the reason that was given for it. */
const detailOf = ({ details }: AuditEntry): string => {
  const said = ['capability_id', 'version', 'reason', 'explanation']
    .map((name) => details[name])
    .filter((value) => typeof value === 'string')
  return [...said, ...differences(details['before'], details['after'])]
    .join(' · ')
    .slice(0, MAX_DETAIL)
}

/** A skill that was disabled or enabled says so: that is what people look for. */
export const changeText = ({ action, details }: AuditEntry): string => {
  const { before, after } = details
  const isSwitched =
    isObject(before) &&
    isObject(after) &&
    (before['enabled'] ?? null) !== (after['enabled'] ?? null)
  if (action !== 'policy_set' || !isSwitched) return actionText(action)
  if (after['enabled'] === false) return 'disabled'
  return after['enabled'] === true ? 'enabled' : actionText(action)
}

type Who = Pick<AuditEntry, 'actor' | 'actor_label' | 'person_name'>

/** `ci (Ada)`: the token and the person behind it, as far as they have names. */
export const whoText = ({ actor, actor_label: label, person_name: person }: Who): Html =>
  person === null || label === null ? actorText(actor, label ?? person) : html`${label} (${person})`

/** `isBrief` leaves the details out. */
export const changeLine = (
  place: Place,
  entry: AuditEntry,
  { now, isBrief = false }: { now: Date; isBrief?: boolean },
): Html => {
  const { at, target, decision, reason_code: code } = entry
  const detail = isBrief ? '' : detailOf(entry)
  return html`${isBrief ? briefTarget(place, entry) : targetOf(place, target)} ${changeText(entry)}
    ${decision === 'blocked' ? html`<strong>(blocked)</strong>` : null}
    ${detail === '' ? null : html`<span>(${detail})</span>`}
    <span class="quiet"
      >by ${whoText(entry)},
      ${isBrief ? when(at, now) : exactly(at)}${code === null ? null : html` (${code})`}</span
    >`
}
