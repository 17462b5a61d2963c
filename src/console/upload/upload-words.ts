/** What stands between bytes and agents, and what can be done about it, by role. Pure. */
import type { Role } from '../../platform/access/roles.ts'
import { permits } from '../../platform/access/roles.ts'
import type { AppError } from '../../platform/errors.ts'
import type { Result } from './attempt.ts'

const because: Record<string, string> = {
  approval_pending: 'a reviewer has not decided about it',
  security_blocked: 'a rule found something that it blocks',
  security_held: 'a rule found something that a person must look at',
  metadata_required: 'the risk of a capability is not stated',
  rejected: 'a reviewer has rejected these bytes',
  validation_rejected: 'it breaks a rule of the format, which this workspace insists on',
  trust_blocked: 'a tool or function that it uses has changed',
  dependency_missing: 'something that it needs is missing in this workspace',
  disabled_by_policy: 'its policy disables it',
}

type Waiting = Pick<Result, 'reasons' | 'blocked_reason'>

/** A policy that disables the skill is named with what else keeps these bytes back. */
export const waitsBecause = ({ reasons: { served }, blocked_reason: blocked }: Waiting): string =>
  [...new Set([served, blocked ?? served])]
    .map((reason) => because[reason ?? ''] ?? 'a reviewer has not decided about it')
    .join(', and ')

const correctable = new Set(['security_blocked', 'security_held', 'validation_rejected'])

/** What the caller can do about it. */
export const nextStep = ({ reasons, blocked_reason: blocked }: Waiting, role: Role): string => {
  const reason = blocked ?? reasons.served
  const decide = permits(role, 'reviewer')
    ? 'As a reviewer you may decide on its page, unless the workspace wants another person to.'
    : 'A reviewer decides; you can follow it, and withdraw it, on its page.'
  return correctable.has(reason ?? '')
    ? `Correct the files and upload again, or leave it to review. ${decide}`
    : decide
}

const advice: [prefix: string, text: string][] = [
  ['layout.skill_md', 'Put a SKILL.md at the top of the folder, with name and description.'],
  ['layout.', 'Pack exactly one folder, with SKILL.md at its top.'],
  ['gzip.', 'Pack the folder again with tar -czf, and upload that file.'],
  ['tar.', 'Pack the folder again with tar -czf, and upload that file.'],
  ['metadata.', 'Pack the folder again with another program, such as tar.'],
  ['pax.', 'Pack the folder again with another program, such as tar.'],
  ['entry.', 'Replace it with a regular file, or remove it.'],
  ['path.', 'Rename the file.'],
  ['name.', 'Rename one of the two files.'],
  ['limit.', 'Remove what agents do not need, or make it smaller.'],
]

const adviceOfCode: Record<string, string> = {
  'skills.slug_reserved': 'Give it another name in the front matter of SKILL.md.',
  'skills.extension_id_conflict': 'Give it another name in the front matter of SKILL.md.',
  'skills.action_name_conflict': 'Give it, or the capability, another name.',
  'skills.fingerprint_purged': 'Remove what must not be stored, and upload the rest.',
  'workspaces.quota_exceeded': 'Uninstall what is not needed, or ask an admin for a higher quota.',
}

const stringOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** A rejection in parts: the reason's code, the file, what to do. */
export const rejectionOf = ({ code, details = {} }: AppError) => {
  const reason = stringOf(details['reason'])
  const found = advice.find(([prefix]) => reason?.startsWith(prefix))
  return {
    code: reason ?? code,
    file: stringOf(details['entry']),
    advice: found?.[1] ?? adviceOfCode[code] ?? 'Correct it, and upload again.',
  }
}
