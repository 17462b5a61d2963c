/** Why bytes that are stored are not served, and what can be done about it. Pure. */
import type { components } from '../api/schema.ts'

type Reason = components['schemas']['NotServedReason']

const because: Record<Reason, string> = {
  approval_pending: 'no reviewer has decided yet',
  security_blocked: 'a finding of severity "block" is not released',
  security_held: 'a finding of severity "hold" is not released',
  metadata_required: 'the risk metadata of a capability is missing',
  rejected: 'a reviewer rejected it',
  validation_rejected: 'it breaks a rule of the format, and this workspace accepts no such package',
  trust_blocked: 'a tool or function that it uses has changed since it was approved',
  dependency_missing: 'something that it needs is missing in the environment of the workspace',
  disabled_by_policy: 'its policy disables it',
  purged: 'its bytes were purged',
  not_installed: 'it is not installed',
}

/** Reasons that a new push of corrected files takes away; a reviewer may decide otherwise. */
const correctable = new Set<Reason>([
  'security_blocked',
  'security_held',
  'validation_rejected',
  'rejected',
])

export const waitingLines = (reason: Reason | undefined, proposalId: string | null): string[] => {
  if (reason === undefined) return []
  const title = reason === 'rejected' ? 'not served because:' : 'waits because:     '
  const said = [`${title} ${because[reason] ?? reason} (${reason})`]
  if (correctable.has(reason)) said.push('to correct:         change the files, and push again')
  const isOfFindings = reason === 'security_blocked' || reason === 'security_held'
  if (proposalId !== null || isOfFindings) {
    said.push(
      `to decide:          a reviewer: skill review approve ${proposalId ?? '<proposal>'} --reason "..."${isOfFindings ? ' --accept-finding <rule>:<path>' : ''}`,
    )
  }
  // Only what waits is named by the skill; what was approved without this finding is in the list.
  if (proposalId === null && isOfFindings) {
    said.push('its proposal:       skill review list --all')
  }
  if (reason === 'disabled_by_policy') {
    said.push('to decide:          a reviewer: skill policy <slug> --enable')
  }
  return said
}
