/** The form of a decision as it was sent, and what its reviewer has not read. Pure. */
import { createHash } from 'node:crypto'
import type { Proposal, ReviewBody } from '../../registry/proposals/schemas.ts'
import { constraintsOf, limits, type Narrowed, noLimits } from './narrowing.ts'
import { isStopping, type Typed, type Unread, waitsForRelease } from './review-data.ts'

/** Forms end lines with CRLF, which would count against the length. */
export const lineEnds = (text: string): string => text.replaceAll('\r\n', '\n')

const valuesOf = (fields: Readonly<Record<string, string>>, prefix: string): string[] =>
  Object.entries(fields).flatMap(([name, value]) => (name.startsWith(`${prefix}:`) ? [value] : []))

/** By capability id, which is the rest of the names of its fields. */
const narrowedOf = (fields: Readonly<Record<string, string>>): Typed['narrowed'] => {
  const all = new Map<string, Narrowed>()
  for (const limit of limits) {
    for (const [name, value] of Object.entries(fields)) {
      if (!name.startsWith(`${limit}:`)) continue
      const id = name.slice(limit.length + 1)
      all.set(id, { ...(all.get(id) ?? noLimits), [limit]: lineEnds(value) })
    }
  }
  return Object.fromEntries(all)
}

export const typedOf = (
  fields: Readonly<Record<string, string>> & Pick<Typed, 'decision' | 'tag' | 'reason'>,
): Typed => ({
  decision: fields.decision,
  tag: fields.tag,
  reason: lineEnds(fields.reason),
  capabilities: valuesOf(fields, 'capability'),
  narrowed: narrowedOf(fields),
  accepted: valuesOf(fields, 'accept'),
  opened: valuesOf(fields, 'opened'),
  confirmed: fields['confirmed'] ?? '',
})

/** Null: all of it was read. */
export const unreadOf = (proposal: Proposal, typed: Typed): Unread | null => {
  const { file_diff: changed, security_findings: all, accepted_findings: done } = proposal
  const files = changed.flatMap(({ path, viewed }) => (viewed ? [] : [path]))
  const isRead = ({ fingerprint, path }: { fingerprint: string; path: string }): boolean =>
    typed.accepted.includes(fingerprint) ||
    typed.opened.includes(fingerprint) ||
    done.some((one) => one.fingerprint === fingerprint) ||
    changed.some((file) => file.path === path && file.viewed)
  const findings = all
    .filter((finding) => isStopping(finding) && !isRead(finding))
    .map(({ path, line, message }) => `${path}:${line} ${message}`)
  if (files.length + findings.length === 0) return null
  const digest = createHash('sha256').update(JSON.stringify([files, findings]))
  return { files, findings, digest: digest.digest('base64url') }
}

/** What the service is sent. A release of findings leaves the capabilities as they were approved. */
export const bodyOf = (proposal: Proposal, typed: Typed): ReviewBody => {
  const { decision, reason, capabilities, accepted, narrowed } = typed
  if (decision === 'read_again') throw new Error('It is no decision.')
  if (decision !== 'approve') return { decision, reason }
  const findings = proposal.security_findings
    .filter(({ fingerprint }) => accepted.includes(fingerprint))
    .map(({ rule_id, path, fingerprint }) => ({ rule_id, path, fingerprint }))
  const constraints = proposal.capabilities.flatMap(({ capability_id: id, constraints: given }) => {
    const own = new Map(Object.entries(narrowed)).get(id)
    const asked = own && capabilities.includes(id) ? constraintsOf(own, given) : null
    return asked === null ? [] : [[id, asked] as const]
  })
  return {
    decision,
    reason,
    ...(constraints.length > 0 ? { constraints: Object.fromEntries(constraints) } : {}),
    ...(proposal.capabilities.length > 0 && !waitsForRelease(proposal)
      ? { capability_ids: [...capabilities] }
      : {}),
    ...(findings.length > 0 ? { accept_findings: findings } : {}),
  }
}
