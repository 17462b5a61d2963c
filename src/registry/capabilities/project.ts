/**
 * The scope of an agent, derived from served skills only (trusted installation, *Capability
 * allowlisting and projection*). Pure and deterministic.
 */
import type { CapabilitySpec } from '../approvals/metadata.ts'
import {
  type CapabilityPolicy,
  isPermitted,
  narrow,
} from '../../tenancy/settings/capability-policy.ts'
import type { Scope, ScopeBody } from '../approvals/schemas.ts'

/** A served skill with its approved capabilities. */
export type ServedSkill = { extension_id: string; capabilities: CapabilitySpec[] }

const ALL = '*'

export const project = (
  served: readonly ServedSkill[],
  requested: ScopeBody,
  policy: CapabilityPolicy,
): Scope => {
  const known = new Map(
    served.map((skill) => [
      skill.extension_id,
      skill.capabilities.filter((spec) => isPermitted(policy, spec)),
    ]),
  )
  const isUsable = (id: string): boolean => (known.get(id)?.length ?? 0) > 0
  const { allowed_skills: given = [], forward_skills: forwarded } = requested
  // Without `allowed_skills`, only the registry and the policy limit the forwarded ids.
  const isAll = given.includes(ALL) || (requested.allowed_skills === undefined && forwarded)
  const allowed = isAll ? [...known.keys()].filter(isUsable) : [...new Set(given)]
  const wanted = forwarded ? [...new Set(forwarded)] : allowed
  const isGranted = (id: string): boolean => allowed.includes(id) && isUsable(id)

  const scope: Scope = {
    allowed: {},
    constraints: {},
    rejected_skills: wanted.filter((id) => !isGranted(id)),
  }
  const granted = wanted.filter(isGranted).flatMap((id) => known.get(id) ?? [])
  const ordered = granted.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  for (const [first, ...others] of Map.groupBy(ordered, keyOf).values()) {
    if (!first) continue
    const { extension_id: extension, capability_id: id } = first
    scope.allowed[extension] = [...(scope.allowed[extension] ?? []), id]
    // A tool that several skills use is limited by all of them.
    const own = others.reduce((limit, spec) => narrow(limit, spec.constraints), first.constraints)
    const constraints = narrow(own, policy.constraints)
    if (constraints === null) continue
    scope.constraints[extension] = {
      ...(scope.constraints[extension] as object),
      [id]: constraints,
    }
  }
  return scope
}

const keyOf = ({ extension_id, capability_id }: CapabilitySpec): string =>
  `${extension_id}\0${capability_id}`
