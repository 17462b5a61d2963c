/**
 * The approved part of a proposal: each capability complete, matching its current tool, and within
 * the workspace's capability policy. Pure.
 */
import { type CapabilitySpec, missingOf, type Resolved } from '../approvals/metadata.ts'
import {
  exceeded,
  type CapabilityPolicy,
  narrow,
  violationsOf,
} from '../../tenancy/settings/capability-policy.ts'
import { metadataRequired, noCapability, policyViolated, widened } from '../approvals/errors.ts'
import { AppError } from '../../platform/errors.ts'
import type { Inventories } from '../mcp-servers/tools.ts'
import { serverOf, staleIn } from './mapped.ts'
import type { ReviewBody } from './schemas.ts'

type Offered = {
  slug: string
  /** As proposed, with the operators' overrides applied. */
  specs: CapabilitySpec[]
  capabilities: Resolved[]
  policy: CapabilityPolicy
  inventories: Inventories
}

/** What to store as approved. */
export const choose = (offered: Offered, body: ReviewBody): CapabilitySpec[] => {
  const { slug, specs, capabilities, policy, inventories } = offered
  const named = [...(body.capability_ids ?? []), ...Object.keys(body.constraints ?? {})]
  const unknown = named.find((id) => specs.every((known) => known.capability_id !== id))
  if (unknown !== undefined) throw noCapability(slug, unknown)
  const isChosen = ({ capability_id: id }: CapabilitySpec): boolean =>
    body.capability_ids?.includes(id) ?? true
  const missing = missingOf(capabilities.filter(isChosen))
  if (missing.length > 0) throw metadataRequired(missing)
  checkTools(specs.filter(isChosen), inventories)
  const narrowed = <Spec extends CapabilitySpec>(spec: Spec): Spec => narrowedBy(body, spec)
  const violations = violationsOf(capabilities.filter(isChosen).map(narrowed), policy)
  if (violations.length > 0) throw policyViolated(violations)
  return specs.filter(isChosen).map(narrowed)
}

const narrowedBy = <Spec extends CapabilitySpec>({ constraints }: ReviewBody, spec: Spec): Spec => {
  const asked = new Map(Object.entries(constraints ?? {})).get(spec.capability_id)
  if (!asked) return spec
  const wider = exceeded(asked, spec.constraints)
  if (wider.length > 0) throw widened(spec.capability_id, wider)
  return { ...spec, constraints: narrow(spec.constraints, asked) }
}

/** A sync reopens waiting proposals; this catches a review that started just before it. */
const checkTools = (chosen: CapabilitySpec[], inventories: Inventories): void => {
  const names = chosen
    .filter((spec) => {
      const serverId = serverOf(spec)
      if (serverId === null) return false
      return staleIn([spec], serverId, inventories.get(serverId) ?? []).length > 0
    })
    .map(({ capability_id: id }) => id)
  if (names.length === 0) return
  throw new AppError(
    'trust.tools_changed',
    'Tools are not what the proposal shows of them. Propose the manifest again.',
    { details: { capability_ids: names } },
  )
}
