/** What is refused about capabilities, in words. Pure. */
import { AppError } from '../errors.ts'

export const noCapability = (slug: string, capabilityId: string): AppError =>
  new AppError('capabilities.not_found', `${slug} has no capability ${capabilityId.slice(0, 128)}.`)

export const metadataRequired = (
  missing: { capability_id: string; missing_fields: string[] }[],
): AppError =>
  new AppError(
    'trust.metadata_required',
    'Risk metadata is missing, and nobody guesses it. Set it for each capability in `details.missing_metadata`, or approve the others alone with `capability_ids`.',
    { details: { missing_metadata: missing } },
  )
