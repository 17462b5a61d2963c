/** What a review releases: findings by rule and path, resolved to their fingerprints. Pure. */
import type { AcceptedFinding } from '../approvals/log.ts'
import { AppError } from '../../platform/errors.ts'
import { isGate, type StoredFinding } from '../skills/findings.ts'
import type { ReviewBody } from './schemas.ts'

type Given = NonNullable<ReviewBody['accept_findings']>[number]

const isMeant = (finding: StoredFinding, { rule_id, path, fingerprint }: Given): boolean =>
  isGate(finding) &&
  finding.rule_id === rule_id &&
  finding.path === path &&
  (fingerprint === undefined || finding.fingerprint === fingerprint)

/** Rejects what is not a finding of these bytes that keeps them from being served. */
export const acceptedOf = (
  given: readonly Given[] = [],
  findings: readonly StoredFinding[],
): AcceptedFinding[] => {
  const unknown = given.find((one) => !findings.some((finding) => isMeant(finding, one)))
  if (unknown) {
    throw new AppError(
      'proposals.finding_not_found',
      `No finding of ${unknown.rule_id} keeps ${unknown.path} from being served. See security_findings of the proposal.`,
      { details: { ...unknown } },
    )
  }
  return findings
    .filter((finding) => given.some((one) => isMeant(finding, one)))
    .map(({ rule_id, path, fingerprint }) => ({ rule_id, path, fingerprint }))
}
