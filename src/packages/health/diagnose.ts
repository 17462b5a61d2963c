/**
 * Derives from the facts of a revision and the rules of its workspace which problems the revision
 * has, and which of them keep it from being served. The list, the skill and the health report all
 * use it. Pure.
 */
import type { Requirement } from '../manifest/requirements.ts'
import type { Diagnostic, SecurityFinding } from '../types.ts'
import {
  diagnoseDependencies,
  type DependencyDiagnostic,
  type Environment,
} from './dependencies.ts'

export type TrustLevel = 'internal' | 'verified' | 'community' | 'untrusted'

export type HealthFacts = {
  requirements: Requirement[]
  diagnostics: Diagnostic[]
  security_findings: SecurityFinding[]
}

/** The settings of a workspace, by their names. */
export type HealthRules = {
  environment: Environment
  /** Whether missing requirements keep a skill from being served. */
  block_on_missing_dependencies: boolean
  /** With `strict`, validation errors block; with `lenient`, no validation finding does. */
  validation_profile: 'strict' | 'lenient'
}

export type Blocks = {
  status: 'ok' | 'blocked'
  dependency_failures: DependencyDiagnostic[]
  security_blocks: SecurityFinding[]
  validation_issues: Diagnostic[]
}

export const blocksOf = (facts: HealthFacts, rules: HealthRules): Blocks => {
  const dependencies = rules.block_on_missing_dependencies
    ? diagnoseDependencies(facts.requirements, rules.environment)
    : []
  const blocks = {
    dependency_failures: dependencies.filter(({ status }) => status !== 'satisfied'),
    security_blocks: facts.security_findings.filter(({ severity }) => severity === 'block'),
    validation_issues:
      rules.validation_profile === 'strict'
        ? facts.diagnostics.filter(({ level }) => level === 'error')
        : [],
  }
  const isBlocked = Object.values(blocks).some((list) => list.length > 0)
  return { status: isBlocked ? 'blocked' : 'ok', ...blocks }
}

const rank: Record<TrustLevel, number> = { untrusted: 0, community: 1, verified: 2, internal: 3 }

const minimums = [
  { tool_kind: 'shell', minimum_trust: 'verified' },
  { tool_kind: 'http', minimum_trust: 'community' },
  { tool_kind: 'function_proxy', minimum_trust: 'community' },
] as const

/** The kinds of tools that a skill of this trust level may use. */
export const trustGate = (trustLevel: TrustLevel) =>
  minimums.map((row) => ({ ...row, allowed: rank[trustLevel] >= rank[row.minimum_trust] }))
