/** The entity tag of a proposal: what a decision on it depends on. Pure. */
import { PartTags } from '../../content/content-proposals/part-tags.ts'
import type { Precondition } from '../../platform/precondition.ts'

const decisiveParts = [
  /** Whether it is open, and for which bytes. */
  'proposal',
  /** What is served meanwhile, and what would keep these bytes from it. */
  'standing',
  /** Risk metadata, constraints and prices, as operators changed them. */
  'metadata',
  /** Findings, and which of them are released. */
  'findings',
  /** Tools of MCP servers that the proposal names. */
  'tools',
  /** The policy of the skill. */
  'policy',
  /** The settings of the workspace. */
  'settings',
  /** Comments of others, and whether changes were requested. */
  'discussion',
] as const
export type DecisivePart = (typeof decisiveParts)[number]

export type Decisive = Record<DecisivePart, unknown>

const tags = new PartTags('p', decisiveParts)

export const decisionTag = (decisive: Decisive): string => tags.of(decisive)

/** The tags of proposals among those that a caller sent; others are tags of the skill. */
export const tagsIn = (expected: Precondition): { proposal: Precondition; skill: Precondition } => {
  if (!Array.isArray(expected)) return { proposal: 'anything', skill: expected }
  const proposal = expected.filter((tag) => tags.isOne(tag))
  return proposal.length > 0
    ? { proposal, skill: 'anything' }
    : { proposal: 'anything', skill: expected }
}

/** The parts that differ from the nearest of the given tags; none if one of them is current. */
export const changedSince = (given: readonly string[], current: string): DecisivePart[] =>
  tags.changedSince(given, current)

/** Rejects a decision on anything but what was read. */
export const checkSeen = (expected: Precondition, decisive: Decisive): void =>
  tags.check(expected, decisive)
