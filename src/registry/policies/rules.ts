/** Merges a policy change into the stored override. Pure. */
import { AppError } from '../../platform/errors.ts'
import type { Override } from './overrides.ts'

/** An omitted field is unchanged; null is "inherit". */
export type PolicyChange = { [Field in keyof Override]?: boolean | null }

export const mergeOverride = (stored: Override, change: PolicyChange): Override => {
  const { enabled, allow_implicit_invocation: isImplicit } = change
  if (enabled === undefined && isImplicit === undefined) {
    throw new AppError(
      'skills.invalid_request',
      'Send `enabled`, `allow_implicit_invocation` or both; DELETE removes the override.',
    )
  }
  if (enabled === false && isImplicit === true) {
    throw new AppError(
      'skills.policy_conflict',
      'A disabled skill cannot be offered implicitly. Enable it, or omit one of the two fields.',
    )
  }
  return {
    enabled: enabled === undefined ? stored.enabled : enabled,
    allow_implicit_invocation:
      isImplicit === undefined ? stored.allow_implicit_invocation : isImplicit,
  }
}
