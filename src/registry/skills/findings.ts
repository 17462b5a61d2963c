/** Security findings as they are stored with a revision, shown and compared. Pure. */
import type { SecurityFinding } from '../../packages/types.ts'

export type StoredFinding = SecurityFinding & {
  /** Whether the revision that was served when it was last compared did not have it. */
  new: boolean
}

/** Bytes with such a finding are not served until a reviewer releases it. */
export const isGate = ({ severity }: Pick<SecurityFinding, 'severity'>): boolean =>
  severity === 'block' || severity === 'hold'

/** Whether such findings are why bytes are not served. */
export const isOfFindings = (reason: string | null): boolean =>
  reason === 'security_blocked' || reason === 'security_held'

/** Compared with the findings of the served revision. */
export const markNew = (
  found: readonly SecurityFinding[],
  served: readonly Pick<SecurityFinding, 'fingerprint'>[],
): StoredFinding[] => {
  const known = new Set(served.map(({ fingerprint }) => fingerprint))
  return found.map((finding) => ({ ...finding, new: !known.has(finding.fingerprint) }))
}

const severities: Record<SecurityFinding['severity'], number> = {
  block: 0,
  hold: 1,
  warn: 2,
  info: 3,
}

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0)

/** As a reviewer reads them: the new ones first, the gravest first, then by place. */
export const inReviewOrder = (findings: readonly StoredFinding[]): StoredFinding[] =>
  findings.toSorted(
    (a, b) =>
      Number(b.new) - Number(a.new) ||
      severities[a.severity] - severities[b.severity] ||
      compare(a.path, b.path) ||
      a.line - b.line ||
      compare(a.rule_id, b.rule_id),
  )

/** Findings of outside scanners bear the scanner's name. */
export const OUTSIDE = 'scanner:'

/** The rule about names that the workspace knows. */
export const NEAR_NAME = 'name.near_served'

/** Made once, when the bytes came, of what was there then: other scanners, and other names. */
export const isOfArrival = ({ rule_id }: Pick<SecurityFinding, 'rule_id'>): boolean =>
  rule_id.startsWith(OUTSIDE) || rule_id === NEAR_NAME
