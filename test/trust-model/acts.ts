/** What an accepted write changes in the model. */
import { findingId, isHeldBack } from './oracle.ts'
import type { Finding } from './packages.ts'
import { offers, settingChanges, type Step } from './steps.ts'
import {
  type Bytes,
  bytesOf,
  type Capability,
  type Kind,
  kinds,
  type Settings,
  shownTool,
  type Skill,
  toolCapability,
  type Truth,
  type Who,
  type World,
} from './world.ts'

type Did<Name extends Step['do']> = Step & { do: Name }

/** The findings that a review names. */
export const acceptedBy = ({ accept }: Did<'review'>, { pack }: Bytes): Finding[] =>
  accept === 'none' ? [] : accept === 'one' ? pack.blocks.slice(0, 1) : pack.blocks

/** What a rule may approve as it comes. */
const ruleOf = ({ settings }: World, skill: Skill, bytes: Bytes): Truth => {
  if (bytes.isRejected || settings.approval === 'required') return false
  if (bytes.byRule === true) return true
  const { declared, fingerprint, blocks, isStrictError, needs } = bytes.pack
  if (declared.length > 0) {
    return declared.every(({ id }) => skill.said.get(id)?.fingerprint === fingerprint) && 'maybe'
  }
  const isMapped = skill.current?.approved.some(({ tool }) => tool !== undefined) === true
  const isOdd = blocks.length > 0 || isStrictError || needs.length > 0
  return isMapped || isOdd ? 'maybe' : true
}

type Opening = { by: Who; capabilities: Capability[]; isManifest?: boolean }

const open = (skill: Skill, bytes: Bytes, opening: Opening): void => {
  const { by, capabilities, isManifest = false } = opening
  bytes.proposedBy.add(by)
  bytes.capabilities = capabilities
  skill.open = { bytes, capabilities, isManifest }
}

/** Gives what is wrong with the answer, or null. */
const arrive = (
  world: World,
  { kind, pack, by }: { kind: Kind; pack: string; by: Who },
  status: number,
): string | null => {
  const skill = world.skills[kind]
  const bytes = bytesOf(skill, pack)
  const isWaiting = status === 202
  if (skill.open?.bytes === bytes) return isWaiting ? null : 'what waits was said to be served'
  if (skill.current === bytes) {
    if (isWaiting) open(skill, bytes, { by, capabilities: bytes.pack.declared })
    return null
  }
  world.order += 1
  bytes.order = world.order
  bytes.putBy.add(by)
  bytes.byRule = ruleOf(world, skill, bytes)
  const isHeld = isHeldBack(world, kind, bytes)
  skill.open = null
  if (isWaiting) open(skill, bytes, { by, capabilities: bytes.pack.declared })
  if (bytes.byRule === 'maybe' && !isWaiting) bytes.byRule = true
  if (isHeld === true && !isWaiting) return 'bytes that may not be served were taken as served'
  if (isHeld === false && isWaiting) return 'bytes that may be served have to wait'
  return null
}

const review = (world: World, step: Did<'review'>): void => {
  const skill = world.skills[step.kind]
  if (!skill.open) return
  const { bytes, capabilities, isManifest } = skill.open
  skill.open = null
  if (step.decision === 'reject') {
    if (!isManifest) Object.assign(bytes, { isRejected: true, byRule: false })
    return
  }
  bytes.byReviewer = true
  bytes.isRejected = false
  bytes.approved = step.isPart ? [] : capabilities
  for (const finding of acceptedBy(step, bytes)) bytes.accepted.add(findingId(finding))
  if (step.enable !== undefined) enable(skill, step.enable, bytes)
}

const enable = (skill: Skill, isEnabled: boolean, { pack }: Bytes): void => {
  skill.override.enabled = isEnabled
  if (isEnabled) skill.enabledFor.push(pack.fingerprint)
  else skill.enabledFor = []
}

const policy = (skill: Skill, { enabled, implicit }: Did<'policy'>): void => {
  if (enabled === undefined && implicit === undefined) {
    skill.override = { enabled: null, implicit: null }
    skill.enabledFor = []
  }
  if (implicit !== undefined) skill.override.implicit = implicit
  if (enabled !== undefined && skill.current) enable(skill, enabled, skill.current)
}

const merge = (settings: Settings, change: Record<string, unknown>): void => {
  const { policy_defaults: defaults, environment, ...plain } = change as {
    policy_defaults?: { enabled?: boolean; allow_implicit_invocation?: boolean }
    environment?: { bins: string[] }
  }
  Object.assign(settings, plain)
  if (environment) settings.bins = environment.bins
  if (defaults?.enabled !== undefined) settings.enabled = defaults.enabled
  if (defaults?.allow_implicit_invocation !== undefined) {
    settings.implicit = defaults.allow_implicit_invocation
  }
}

const sync = (world: World, offer: number): void => {
  const version = offers[offer] ?? null
  if (version === null) world.tools.delete('send')
  else world.tools.set('send', version)
  for (const kind of kinds) {
    const { open: waiting } = world.skills[kind]
    if (!waiting) continue
    waiting.capabilities = waiting.capabilities.map((one) => shownTool(world, one))
    waiting.bytes.capabilities = waiting.capabilities
  }
}

const propose = (world: World, { kind, by, manifest }: Did<'propose'>): void => {
  const skill = world.skills[kind]
  const bytes = skill.open?.bytes ?? skill.current
  if (!bytes) return
  const own = { id: 'note', isComplete: true, needsApproval: false }
  const tool = toolCapability('send', world.tools.get('send') ?? '')
  const isManifest = skill.open ? skill.open.isManifest : bytes.byReviewer || bytes.byRule === true
  open(skill, bytes, { by, capabilities: [manifest === 'tool' ? tool : own], isManifest })
}

/** A reopened proposal, which follows from other writes. */
export const reopened = (world: World, kind: Kind): void => {
  const skill = world.skills[kind]
  if (!skill.current) return
  const capabilities = skill.current.approved.map((one) => shownTool(world, one))
  skill.open = { bytes: skill.current, capabilities, isManifest: true }
}

/** Gives what is wrong with the answer, or null. */
export const apply = (world: World, step: Step, status: number): string | null => {
  if (step.do === 'settings') {
    merge(world.settings, settingChanges[step.change] ?? {})
    return null
  }
  if (step.do === 'sync') sync(world, step.offer)
  if (step.do === 'register') world.functions.set(step.functionId, step.target)
  if (step.do === 'sync' || step.do === 'register') return null
  const skill = world.skills[step.kind]
  if (step.do === 'install' || step.do === 'update') return arrive(world, step, status)
  if (step.do === 'uninstall') {
    Object.assign(skill, { current: null, open: null, bound: new Map() })
  }
  if (step.do === 'review') review(world, step)
  if (step.do === 'policy') policy(skill, step)
  if (step.do === 'propose') propose(world, step)
  if (step.do === 'bind') {
    const { functionId } = step
    skill.bound.set(step.capability, { functionId, target: world.functions.get(functionId) ?? null })
  }
  if (step.do === 'classify') {
    const { fingerprint } = (skill.open?.bytes ?? skill.current)?.pack ?? { fingerprint: '' }
    skill.said.set(step.capability, { fingerprint, needsApproval: !step.isHarmless })
  }
  return null
}
