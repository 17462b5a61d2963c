/** Errors about capabilities. Pure. */
import { AppError } from '../../platform/errors.ts'
import type { Violation } from '../../tenancy/settings/capability-policy.ts'

export const noCapability = (slug: string, capabilityId: string): AppError =>
  new AppError('capabilities.not_found', `${slug} has no capability ${capabilityId.slice(0, 128)}.`)

export const widened = (capabilityId: string, problems: string[]): AppError =>
  new AppError(
    'trust.constraints_widened',
    'Constraints can only be narrowed: the request exceeds the declared ones.',
    { details: { capability_id: capabilityId, problems } },
  )

export const policyViolated = (violations: Violation[]): AppError =>
  new AppError(
    'trust.policy_violation',
    'The capability policy of the workspace does not allow these capabilities as they are. Narrow them with `constraints`, or approve only the others with `capability_ids`.',
    { details: { violations } },
  )

export const metadataRequired = (
  missing: { capability_id: string; missing_fields: string[] }[],
): AppError =>
  new AppError(
    'trust.metadata_required',
    'Risk metadata is missing, and is never guessed. Set it for each capability in `details.missing_metadata`, or approve only the others with `capability_ids`.',
    { details: { missing_metadata: missing } },
  )
