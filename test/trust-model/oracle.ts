/**
 * Who may see what and who may do what, by design.md (sections 1, 6, 10, 12 and 19) and not by the
 * code. Pure.
 */
import type { Finding } from './packages.ts'
import {
  type Bytes,
  type Capability,
  GONE,
  type Kind,
  kinds,
  type Skill,
  type Truth,
  type World,
} from './world.ts'

/** In the order in which the first that holds is named. */
const reasons = [
  'disabled_by_policy',
  'rejected',
  'security_blocked',
  'validation_rejected',
  'metadata_required',
  'approval_pending',
  'trust_blocked',
  'dependency_missing',
] as const
export type Reason = (typeof reasons)[number]

const not = (truth: Truth): Truth => (truth === 'maybe' ? truth : !truth)

const both = (a: Truth, b: Truth): Truth => {
  if (a === false || b === false) return false
  return a === 'maybe' || b === 'maybe' ? 'maybe' : true
}

export const findingId = ({ rule_id, path }: Finding): string => `${rule_id} ${path}`

export const isMissing = ({ said }: Skill, { id, isComplete, tool }: Capability): boolean =>
  tool === GONE || (!isComplete && !said.has(id))

const isDisabled = ({ settings, skills }: World, kind: Kind, { pack }: Bytes): Truth => {
  const { override, enabledFor } = skills[kind]
  if (kinds.some((one) => skills[one].override.enabled === false)) return true
  if (settings.enabled) return false
  return override.enabled === null || not(enabledFor.get(pack.fingerprint) ?? false)
}

const isApproved = ({ settings }: World, bytes: Bytes, isCurrent: boolean): Truth => {
  if (bytes.byReviewer) return true
  if (bytes.isRejected || !(isCurrent || settings.approval === 'automatic')) return false
  return bytes.byRule
}

/** Whether what answers a capability is not what a reviewer bound to it. */
const isRebound = ({ skills, functions }: World, kind: Kind, id: string): boolean => {
  const bound = skills[kind].bound.get(id)
  return bound !== undefined && functions.get(bound.functionId) !== bound.target
}

/** Each reason with whether it holds for these bytes. */
const judge = (world: World, kind: Kind, bytes: Bytes): Record<Reason, Truth> => {
  const { settings, tools, skills } = world
  const skill = skills[kind]
  const { pack, accepted } = bytes
  const isApprovedNow = isApproved(world, bytes, skill.current === bytes)
  const isWaitingAgain = skill.open?.bytes === bytes
  return {
    disabled_by_policy: isDisabled(world, kind, bytes),
    rejected: both(bytes.isRejected && !bytes.byReviewer, isWaitingAgain ? 'maybe' : true),
    security_blocked: pack.blocks.some((finding) => !accepted.has(findingId(finding))),
    validation_rejected: settings.validation_profile === 'strict' && pack.isStrictError,
    metadata_required: both(
      not(isApprovedNow),
      bytes.capabilities.some((capability) => isMissing(skill, capability)),
    ),
    approval_pending: not(isApprovedNow),
    trust_blocked: bytes.approved.some(
      ({ id, tool }) =>
        (tool !== undefined && tools.get(id) !== tool) || isRebound(world, kind, id),
    ),
    dependency_missing:
      settings.block_on_missing_dependencies &&
      pack.needs.some((name) => !settings.bins.includes(name)),
  }
}

/** What may be named as the reason; null: the bytes are clean. */
export const reasonsOf = (world: World, kind: Kind, bytes: Bytes): (Reason | null)[] => {
  const verdict = judge(world, kind, bytes)
  const first = reasons.findIndex((reason) => verdict[reason] === true)
  const before = first === -1 ? reasons : reasons.slice(0, first)
  return [
    ...before.filter((reason) => verdict[reason] === 'maybe'),
    first === -1 ? null : (reasons[first] ?? null),
  ]
}

/** What keeps new bytes from taking the place of served ones. */
const heldBack = reasons.filter((reason) => reason !== 'disabled_by_policy')

export const isHeldBack = (world: World, kind: Kind, bytes: Bytes): Truth => {
  const verdict = judge(world, kind, bytes)
  // What is disabled still may come, but not in place of what is served.
  const truths = (isServed(world, kind) === false ? heldBack : reasons).map(
    (reason) => verdict[reason],
  )
  return truths.includes(true) || (truths.includes('maybe') && 'maybe')
}

const isClean = (world: World, kind: Kind, bytes: Bytes): Truth => {
  const may = reasonsOf(world, kind, bytes)
  return may.includes(null) && (may.length === 1 || 'maybe')
}

export const isServed = (world: World, kind: Kind): Truth => {
  const { current } = world.skills[kind]
  return current !== null && isClean(world, kind, current)
}

/** Of a pinned revision: the skill is served, and so would be these bytes. */
export const isReadable = (world: World, kind: Kind, bytes: Bytes): Truth =>
  both(isServed(world, kind), isClean(world, kind, bytes))

export const isListed = (world: World, kind: Kind): Truth => {
  const { current, override } = world.skills[kind]
  const isOffered = override.implicit ?? world.settings.implicit
  return both(isServed(world, kind), isOffered && current?.pack.isHidden === false)
}

export const isInstallable = (world: World, kind: Kind): Truth =>
  world.settings.installable === 'listed' ? isListed(world, kind) : isServed(world, kind)

/** Which kind a bare name means. */
export const named = (world: World): Kind | 'maybe' | null => {
  for (const kind of kinds) {
    const truth = isServed(world, kind)
    if (truth !== false) return truth === true ? kind : 'maybe'
  }
  return null
}

/** Of the revisions that may be read, the newest of this version. */
export const ofVersion = (world: World, kind: Kind, version: string): Bytes | 'maybe' | null => {
  const bearing = [...world.skills[kind].known.values()]
    .filter(({ pack }) => pack.version === version)
    .toSorted((a, b) => b.order - a.order)
  for (const bytes of bearing) {
    const truth = isReadable(world, kind, bytes)
    if (truth !== false) return truth === true ? bytes : 'maybe'
  }
  return null
}

/** What needs a person for each call. */
const needsApproval = ({ said }: Skill, { id, needsApproval: isDeclared }: Capability) =>
  said.get(id)?.needsApproval ?? isDeclared

/** Whether a read of `iii://fn/…` calls the function: never where a capability needs a person. */
export const isOpenFunction = (world: World, functionId: string): Truth => {
  let truth: Truth = true
  for (const kind of kinds) {
    const skill = world.skills[kind]
    const { current, known, bound } = skill
    for (const [id] of [...bound].filter(([, one]) => one.functionId === functionId)) {
      const isKnown = isServed(world, kind) === true && current?.approved.some((it) => it.id === id)
      const asked = isKnown && current ? [current] : [...known.values()]
      const capabilities = asked.flatMap(({ approved }) => approved.filter((it) => it.id === id))
      if (capabilities.some((it) => needsApproval(skill, it))) return false
      if (!isKnown) truth = 'maybe'
    }
  }
  return truth
}

/** Where a call of a capability leads; null: nowhere. */
export const callable = (world: World, kind: Kind, id: string): string | null => {
  const skill = world.skills[kind]
  const bound = skill.bound.get(id)
  const capability = skill.current?.approved.find((one) => one.id === id)
  const isCalled = bound && capability && !needsApproval(skill, capability)
  return isCalled && !isRebound(world, kind, id) ? `/${bound.functionId}/${bound.target}` : null
}
