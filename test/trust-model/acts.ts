/** What an accepted write changes in the model. */
import { isHeldBack } from './oracle.ts'
import { type Finding, idOf } from './packages.ts'
import { offers, settingChanges, type Step } from './steps.ts'
import type { Truth } from './truth.ts'
import {
  type Bytes,
  bytesOf,
  capabilitiesOf,
  everywhere,
  type Kind,
  kinds,
  type Manifest,
  type Open,
  type Settings,
  shownTool,
  type Skill,
  type Who,
  type World,
} from './world.ts'

type Did<Name extends Step['do']> = Step & { do: Name }

/** The findings that a review names. */
export const acceptedBy = ({ accept }: Did<'review'>, { pack }: Bytes): Finding[] => {
  const all = [...pack.blocks, ...pack.holds]
  return accept === 'none' ? [] : accept === 'one' ? all.slice(0, 1) : all
}

/** What a rule may approve as it comes. */
const ruleOf = (world: World, skill: Skill, bytes: Bytes): Truth => {
  const { declared, fingerprint } = bytes.pack
  if (world.settings.approval === 'required') return false
  if (everywhere(world, bytes).some(({ isRejected }) => isRejected)) return false
  if (bytes.byRule === true) return true
  if (declared.length > 0) {
    return declared.every(({ id }) => skill.said.get(id)?.fingerprint === fingerprint) && 'maybe'
  }
  // Whether the word of a reviewer outlives their no, and what comes after a manifest, is open.
  const isOdd = everywhere(world, bytes).some(({ wasRejected }) => wasRejected)
  return isOdd || manifestOf(skill, bytes) !== null ? 'maybe' : true
}

/** What a reviewer approved of these bytes, or of those before them, is proposed again. */
const manifestOf = ({ current }: Skill, bytes: Bytes): Manifest | null =>
  bytes.manifest ?? (current?.byReviewer ? current.manifest : null)

type Opening = Pick<Open, 'capabilities' | 'manifest'> & { by: Who; isManifestOnly?: boolean }

const open = (skill: Skill, bytes: Bytes, opening: Opening): void => {
  const { by, capabilities, manifest, isManifestOnly = false } = opening
  bytes.proposedBy.add(by)
  bytes.capabilities = capabilities
  skill.open = { bytes, capabilities, manifest, isManifestOnly }
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
  const manifest = manifestOf(skill, bytes)
  const carried = manifest === null ? [] : capabilitiesOf(world, manifest)
  const capabilities = carried.length > 0 ? carried : bytes.pack.declared
  if (skill.current === bytes) {
    if (isWaiting) open(skill, bytes, { by, capabilities, manifest })
    return null
  }
  world.order += 1
  bytes.order = world.order
  bytes.putBy.add(by)
  bytes.byRule = ruleOf(world, skill, bytes)
  bytes.capabilities = capabilities
  const isHeld = isHeldBack(world, kind, bytes)
  skill.open = null
  if (isWaiting) open(skill, bytes, { by, capabilities, manifest })
  // A rule approves nothing that needs a person as well.
  bytes.byRule = bytes.byRule !== false && !isWaiting
  if (isHeld === true && !isWaiting) return 'bytes that may not be served were taken as served'
  if (isHeld === false && isWaiting) return 'bytes that may be served have to wait'
  return null
}

const review = (world: World, step: Did<'review'>): void => {
  const skill = world.skills[step.kind]
  if (!skill.open) return
  const { bytes, capabilities, manifest, isManifestOnly } = skill.open
  skill.open = null
  if (step.decision === 'reject') {
    if (isManifestOnly) return
    Object.assign(bytes, { isRejected: true, wasRejected: true, byRule: false })
    return
  }
  Object.assign(bytes, { byReviewer: true, isRejected: false, manifest })
  bytes.approved = step.isPart ? [] : capabilities
  for (const finding of acceptedBy(step, bytes)) bytes.accepted.add(idOf(finding))
  enableToo(skill, bytes)
  if (step.enable === undefined) return
  skill.override.enabled = step.enable
  if (step.enable) enableToo(skill, bytes)
  else skill.enabledFor.clear()
}

/** An enable may go over to what a reviewer makes current. */
const enableToo = ({ enabledFor, override, current }: Skill, { pack }: Bytes): void => {
  if (override.enabled !== true) return
  for (const known of [pack, current?.pack ?? pack]) enabledFor.set(known.fingerprint, 'maybe')
}

const policy = (skill: Skill, { enabled, implicit }: Did<'policy'>): void => {
  const isRemoved = enabled === undefined && implicit === undefined
  if (isRemoved) skill.override = { enabled: null, implicit: null }
  if (implicit !== undefined) skill.override.implicit = implicit
  if (enabled !== undefined) skill.override.enabled = enabled
  if (isRemoved || enabled !== undefined) skill.enabledFor.clear()
  if (enabled && skill.current) skill.enabledFor.set(skill.current.pack.fingerprint, true)
}

const merge = (settings: Settings, change: Record<string, unknown>): void => {
  const {
    policy_defaults: defaults,
    environment,
    ...plain
  } = change as {
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
  // The manifest that waits is shown with its tools as they are, whoever sends it again.
  if (!bytes || skill.open?.manifest === manifest) return
  const isApproved = bytes.byReviewer || bytes.byRule === true
  const isManifestOnly = skill.open?.isManifestOnly ?? isApproved
  const capabilities = capabilitiesOf(world, manifest)
  open(skill, bytes, { by, capabilities, manifest, isManifestOnly })
}

const purge = (world: World, name: string): void => {
  for (const kind of kinds) {
    const skill = world.skills[kind]
    const bytes = [...skill.known.values()].find(({ pack }) => pack.name === name)
    if (bytes === undefined) continue
    bytes.isPurged = true
    if (skill.open?.bytes === bytes) skill.open = null
    if (skill.current === bytes) Object.assign(skill, { current: null, open: null })
  }
}

/** A reopened proposal, which follows from other writes. */
export const reopened = (world: World, kind: Kind): void => {
  const skill = world.skills[kind]
  if (!skill.current) return
  const capabilities = skill.current.approved.map((one) => shownTool(world, one))
  const { manifest } = skill.current
  skill.open = { bytes: skill.current, capabilities, manifest, isManifestOnly: true }
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
    Object.assign(skill, { current: null, open: null })
  }
  if (step.do === 'purge') purge(world, step.pack)
  if (step.do === 'review') review(world, step)
  if (step.do === 'policy') policy(skill, step)
  if (step.do === 'rollback') enableToo(skill, bytesOf(skill, step.pack))
  if (step.do === 'propose') propose(world, step)
  if (step.do === 'bind') {
    const { functionId } = step
    skill.bound.set(step.capability, {
      functionId,
      target: world.functions.get(functionId) ?? null,
    })
  }
  if (step.do === 'classify') {
    const { fingerprint } = (skill.open?.bytes ?? skill.current)?.pack ?? { fingerprint: '' }
    skill.said.set(step.capability, { fingerprint, needsApproval: !step.isHarmless })
  }
  return null
}
