/**
 * Who may see what and who may call what, by design.md (sections 1, 6, 10, 12 and 19) and not by
 * the code. Pure.
 */
import { idOf } from './packages.ts'
import { all, any, firstOf, not, type Truth } from './truth.ts'
import {
  type Bytes,
  type Capability,
  isMissing,
  type Kind,
  kinds,
  needsApproval,
  type World,
} from './world.ts'

/** A disable is for all kinds; an enable is for bytes, where the default is off. */
const isDisabled = ({ settings, skills }: World, kind: Kind, { pack }: Bytes): Truth => {
  const { override, enabledFor } = skills[kind]
  if (kinds.some((one) => skills[one].override.enabled === false)) return true
  if (settings.enabled) return false
  return override.enabled === null || not(enabledFor.get(pack.fingerprint) ?? false)
}

/** The word of a rule counts for what is current, and elsewhere where rules approve. */
const isApproved = ({ settings, skills }: World, kind: Kind, bytes: Bytes): Truth => {
  if (bytes.byReviewer) return true
  const isRuled = settings.approval === 'automatic' || skills[kind].current === bytes
  return isRuled && !bytes.isRejected && bytes.byRule
}

/** Whether what answers a capability is not what a reviewer bound to it. */
const isRebound = ({ skills, functions }: World, kind: Kind, id: string): boolean => {
  const bound = skills[kind].bound.get(id)
  return bound !== undefined && functions.get(bound.functionId) !== bound.target
}

const isChanged = (world: World, kind: Kind, { id, tool }: Capability): boolean =>
  (tool !== undefined && world.tools.get(id) !== tool) || isRebound(world, kind, id)

/** Whether each reason holds, in the order in which the first that holds is named. */
const judge = (world: World, kind: Kind, bytes: Bytes) => {
  const { settings, skills } = world
  const { pack, accepted, capabilities } = bytes
  const skill = skills[kind]
  const isWaiting = not(isApproved(world, kind, bytes))
  const isRejected = bytes.isRejected && !bytes.byReviewer
  return {
    disabled_by_policy: isDisabled(world, kind, bytes),
    // Bytes that wait again may be told either way.
    rejected: isRejected && (skill.open?.bytes === bytes ? 'maybe' : true),
    security_blocked: pack.blocks.some((finding) => !accepted.has(idOf(finding))),
    security_held: pack.holds.some((finding) => !accepted.has(idOf(finding))),
    validation_rejected: settings.validation_profile === 'strict' && pack.isStrictError,
    metadata_required: all([isWaiting, capabilities.some((one) => isMissing(skill, one))]),
    approval_pending: isWaiting,
    trust_blocked: bytes.approved.some((one) => isChanged(world, kind, one)),
    dependency_missing:
      settings.block_on_missing_dependencies &&
      pack.needs.some((name) => !settings.bins.includes(name)),
  } satisfies Record<string, Truth>
}

/** What may be named as the reason; null: the bytes are clean. */
export const reasonsOf = (world: World, kind: Kind, bytes: Bytes): (string | null)[] => {
  const verdict: [string, Truth][] = Object.entries(judge(world, kind, bytes))
  const first = verdict.findIndex(([, truth]) => truth === true)
  const named = first === -1 ? verdict : verdict.slice(0, first + 1)
  const reasons = named.filter(([, truth]) => truth !== false).map(([reason]) => reason)
  return first === -1 ? [...reasons, null] : reasons
}

const isClean = (world: World, kind: Kind, bytes: Bytes): Truth =>
  not(any(Object.values(judge(world, kind, bytes))))

export const isServed = (world: World, kind: Kind): Truth => {
  const { current } = world.skills[kind]
  return current !== null && isClean(world, kind, current)
}

/** Whether new bytes wait; a disable keeps them back only where others are served. */
export const isHeldBack = (world: World, kind: Kind, bytes: Bytes): Truth => {
  const { disabled_by_policy: isOff, ...others } = judge(world, kind, bytes)
  const isOffNow = isServed(world, kind) !== false && isOff
  return any([isOffNow, ...Object.values(others)])
}

/** Of a pinned revision: the skill is served, and so would be these bytes. */
export const isReadable = (world: World, kind: Kind, bytes: Bytes): Truth =>
  !bytes.isPurged && all([isServed(world, kind), isClean(world, kind, bytes)])

export const isListed = (world: World, kind: Kind): Truth => {
  const { current, override } = world.skills[kind]
  const isOffered = override.implicit ?? world.settings.implicit
  return all([isServed(world, kind), isOffered, current?.pack.isHidden === false])
}

export const isInstallable = (world: World, kind: Kind): Truth =>
  world.settings.installable === 'listed' ? isListed(world, kind) : isServed(world, kind)

/** Which kind a bare name means. */
export const named = (world: World): Kind | 'maybe' | null =>
  firstOf(kinds, (kind) => isServed(world, kind))

/** Of the revisions that may be read, the newest of this version. */
export const ofVersion = (world: World, kind: Kind, version: string): Bytes | 'maybe' | null => {
  const bearing = [...world.skills[kind].known.values()]
    .filter(({ pack }) => pack.version === version)
    .toSorted((a, b) => b.order - a.order)
  return firstOf(bearing, (bytes) => isReadable(world, kind, bytes))
}

/** Whether a function that answers this capability may be called without a person. */
const isFree = (world: World, kind: Kind, id: string): Truth => {
  const skill = world.skills[kind]
  const approvedOf = ({ approved }: Bytes) => approved.filter((one) => one.id === id)
  const known = [...skill.known.values()].flatMap(approvedOf)
  if (known.some((capability) => needsApproval(skill, capability))) return false
  const isThere = skill.current !== null && approvedOf(skill.current).length > 0
  return (isThere && isServed(world, kind) === true) || 'maybe'
}

/** Whether a read of `iii://fn/…` calls the function, whatever capabilities it answers. */
export const isOpenFunction = (world: World, functionId: string): Truth =>
  all(
    kinds.flatMap((kind) =>
      [...world.skills[kind].bound]
        .filter(([, bound]) => bound.functionId === functionId)
        .map(([id]) => isFree(world, kind, id)),
    ),
  )

/** Where a call of a capability leads; null: nowhere. */
export const callable = (world: World, kind: Kind, id: string): string | null => {
  const skill = world.skills[kind]
  const bound = skill.bound.get(id)
  const capability = skill.current?.approved.find((one) => one.id === id)
  const isCalled = bound && capability && !needsApproval(skill, capability)
  return isCalled && !isRebound(world, kind, id) ? `/${bound.functionId}/${bound.target}` : null
}
