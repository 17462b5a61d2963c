/**
 * What the model remembers: facts from the writes that the service accepted, and nothing that it
 * derives from them. The oracle derives.
 */
import { type Declared, type Pack, packOf } from './packages.ts'
import type { Truth } from './truth.ts'

export const kinds = ['user', 'registry'] as const
export type Kind = (typeof kinds)[number]

export const tokenHolders = ['reader', 'pub1', 'pub2', 'rev1', 'rev2', 'admin'] as const
export type Holder = (typeof tokenHolders)[number]
/** `none` sends no token, `foreign` one of another workspace, `key` the orchestrator's. */
export type Who = Holder | 'none' | 'foreign' | 'key'

export type Capability = Declared & {
  /** Of a tool: the version that was shown. */
  tool?: string
}

export type Bytes = {
  pack: Pack
  /** When its newest revision came. */
  order: number
  putBy: Set<Who>
  proposedBy: Set<Who>
  byRule: Truth
  byReviewer: boolean
  /** By the newest decision on these bytes, and by any. */
  isRejected: boolean
  wasRejected: boolean
  /** Findings that a review named. */
  accepted: Set<string>
  /** As last proposed. */
  capabilities: Capability[]
  approved: Capability[]
  /** Deleted for good, wherever they were. */
  isPurged: boolean
  /** Which manifest was approved for them, where one was. */
  manifest: Manifest | null
}

export type Manifest = 'tool' | 'own'

export type Open = {
  bytes: Bytes
  capabilities: Capability[]
  manifest: Manifest | null
  /** Whether the bytes were approved before. */
  isManifestOnly: boolean
}

type Override = { enabled: boolean | null; implicit: boolean | null }

type Bound = {
  functionId: string
  /** Where it led when a reviewer bound it; null: nowhere yet. */
  target: number | null
}

export type Skill = {
  known: Map<string, Bytes>
  current: Bytes | null
  open: Open | null
  override: Override
  /** Fingerprints that an enable was for, or may have gone over to. */
  enabledFor: Map<string, Truth>
  /** Capabilities that an operator spoke of, and for which bytes last. */
  said: Map<string, { fingerprint: string; needsApproval: boolean }>
  bound: Map<string, Bound>
}

export type Settings = {
  approval: 'automatic' | 'required'
  four_eyes: boolean
  validation_profile: 'strict' | 'lenient'
  block_on_missing_dependencies: boolean
  bins: string[]
  enabled: boolean
  implicit: boolean
  installable: 'served' | 'listed'
  capabilities_public: boolean
}

export type World = {
  order: number
  settings: Settings
  skills: Record<Kind, Skill>
  /** Versions of the tools by name. */
  tools: Map<string, string>
  /** Where registered functions lead. */
  functions: Map<string, number>
}

const newSkill = (): Skill => ({
  known: new Map(),
  current: null,
  open: null,
  override: { enabled: null, implicit: null },
  enabledFor: new Map(),
  said: new Map(),
  bound: new Map(),
})

export const newWorld = (): World => ({
  order: 0,
  settings: {
    approval: 'automatic',
    four_eyes: false,
    validation_profile: 'lenient',
    block_on_missing_dependencies: false,
    bins: [],
    enabled: true,
    implicit: false,
    installable: 'served',
    capabilities_public: false,
  },
  skills: { user: newSkill(), registry: newSkill() },
  tools: new Map(),
  functions: new Map(),
})

export const bytesOf = (skill: Skill, packName: string): Bytes => {
  const pack = packOf(packName)
  const known = skill.known.get(pack.fingerprint)
  if (known) return known
  const bytes: Bytes = {
    pack,
    order: 0,
    putBy: new Set(),
    proposedBy: new Set(),
    byRule: false,
    byReviewer: false,
    isRejected: false,
    wasRejected: false,
    accepted: new Set(),
    capabilities: pack.declared,
    approved: [],
    isPurged: false,
    manifest: null,
  }
  skill.known.set(pack.fingerprint, bytes)
  return bytes
}

/** These bytes in every source kind where they were ever installed. */
export const everywhere = ({ skills }: World, { pack }: Bytes): Bytes[] =>
  kinds.flatMap((kind) => skills[kind].known.get(pack.fingerprint) ?? [])

/** A tool that is not there can be shown by nobody. */
const GONE = 'gone'

export const shownTool = (world: World, offered: Capability): Capability => {
  if (offered.tool === undefined) return offered
  const version = world.tools.get(offered.id) ?? GONE
  return version === offered.tool ? offered : toolCapability(offered.id, version)
}

const toolCapability = (id: string, version: string): Capability => ({
  id,
  isComplete: version === 'harmless' || version === 'destructive',
  needsApproval: version !== 'harmless',
  tool: version,
})

export const capabilitiesOf = (world: World, manifest: Manifest): Capability[] => {
  if (manifest === 'own') return [{ id: 'note', isComplete: true, needsApproval: false }]
  const version = world.tools.get('send')
  return version === undefined ? [] : [toolCapability('send', version)]
}

/** Whether a capability lacks what it is judged by. */
export const isMissing = ({ said }: Skill, { id, isComplete, tool }: Capability): boolean =>
  tool === GONE || (!isComplete && !said.has(id))

/** By the word of an operator, or of the package. */
export const needsApproval = (
  { said }: Skill,
  { id, needsApproval: isDeclared }: Capability,
): boolean => said.get(id)?.needsApproval ?? isDeclared
