/**
 * The install report: every check with its outcome, for the reviewer; the decision stores it. Pure.
 */
import { missingIn } from '../../packages/health/dependencies.ts'
import type { Requirement } from '../../packages/manifest/requirements.ts'
import type { Diagnostic } from '../../packages/types.ts'
import { missingOf, type Override, type Resolved } from '../approvals/metadata.ts'
import { violationsOf } from '../../tenancy/settings/capability-policy.ts'
import type { Settings } from '../../tenancy/settings/values.ts'
import { isGate, type StoredFinding } from '../skills/findings.ts'
import { serverOf } from './mapped.ts'
import type { ProposalRow } from './repository.ts'

type Outcome = 'passed' | 'warning' | 'failed' | 'not_applicable'
type Check = { id: string; outcome: Outcome; detail: string }

export type Evidence = {
  proposal: ProposalRow
  version: string
  trustLevel: string
  diagnostics: Diagnostic[]
  findings: StoredFinding[]
  capabilities: Resolved[]
  overrides: Override[]
  delta: object
  requirements: Requirement[]
  rules: Rules
}

type Rules = Pick<Settings, 'capability_policy' | 'environment' | 'block_on_missing_dependencies'>

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

const formatCheck = (diagnostics: Diagnostic[]): Check => {
  const errors = diagnostics.filter(({ level }) => level === 'error').length
  const warnings = diagnostics.length - errors
  return {
    id: 'package.format',
    outcome: diagnostics.length === 0 ? 'passed' : 'warning',
    detail: `${counted(errors, 'error')} under the strict profile, ${counted(warnings, 'warning')}.`,
  }
}

/** Facts (`info`) are no findings. */
const securityCheck = (all: StoredFinding[]): Check => {
  const findings = all.filter(({ severity }) => severity !== 'info')
  const gates = findings.filter(isGate).length
  const fresh = findings.filter((finding) => finding.new).length
  const outcome = gates > 0 ? 'failed' : findings.length > 0 ? 'warning' : 'passed'
  return {
    id: 'package.security',
    outcome,
    detail:
      gates > 0
        ? `${counted(gates, 'finding')} will keep it from being served, even if it is approved, until each is released by name; ${fresh} of ${findings.length} new.`
        : `${counted(findings.length, 'finding')} to review, ${fresh} new.`,
  }
}

const dependenciesCheck = (
  requirements: Requirement[],
  { environment, block_on_missing_dependencies: isBlocking }: Rules,
): Check => {
  const id = 'package.dependencies'
  if (requirements.length === 0) {
    return { id, outcome: 'not_applicable', detail: 'It needs nothing of the machines of agents.' }
  }
  const missing = missingIn(requirements, environment)
  if (missing.length === 0) {
    return { id, outcome: 'passed', detail: 'All that it needs is in settings.environment.' }
  }
  const effect = isBlocking ? ' It is not served before they are, even if it is approved.' : ''
  const detail = `Not declared in settings.environment: ${missing.join(', ')}.${effect}`
  return { id, outcome: isBlocking ? 'failed' : 'warning', detail }
}

const metadataCheck = (capabilities: Resolved[]): Check => {
  if (capabilities.length === 0) {
    return {
      id: 'capabilities.metadata',
      outcome: 'not_applicable',
      detail: 'It declares no capabilities.',
    }
  }
  const missing = missingOf(capabilities).length
  return {
    id: 'capabilities.metadata',
    outcome: missing > 0 ? 'failed' : 'passed',
    detail:
      missing > 0
        ? `${missing} of ${capabilities.length} lack risk metadata.`
        : `Complete for ${capabilities.length}.`,
  }
}

/** Shows the server's metadata beside an operator's override, so that both are visible. */
const toolsCheck = (proposal: ProposalRow, capabilities: Resolved[]): Check => {
  const tools = proposal.capabilities.filter((spec) => serverOf(spec) !== null)
  const gone = tools.filter(({ tool_hash: hash }) => hash === undefined)
  const differing = tools.filter((spec) => {
    const now = capabilities.find(({ capability_id: id }) => id === spec.capability_id)
    return (['risk_level', 'side_effects', 'data_egress'] as const).some(
      (field) => spec[field] !== null && now?.[field] !== spec[field],
    )
  })
  const named = (specs: typeof tools): string => specs.map(({ capability_id: id }) => id).join(', ')
  const problems = [
    ...(gone.length > 0 ? [`No longer on the server: ${named(gone)}.`] : []),
    ...(differing.length > 0 ? [`Overridden by an operator: ${named(differing)}.`] : []),
  ]
  return {
    id: 'capabilities.tools',
    outcome:
      tools.length === 0
        ? 'not_applicable'
        : gone.length > 0
          ? 'failed'
          : differing.length > 0
            ? 'warning'
            : 'passed',
    detail:
      tools.length === 0
        ? 'It uses no tools of MCP servers.'
        : problems.join(' ') || `${counted(tools.length, 'tool')}, as the server describes them.`,
  }
}

const approvalCheck = (capabilities: Resolved[]): Check => {
  const count = capabilities.filter(({ approval_required: isAsked }) => isAsked).length
  return {
    id: 'capabilities.approval',
    outcome: count > 0 ? 'warning' : 'passed',
    detail: `${count} of ${capabilities.length} need a person's approval at each call.`,
  }
}

const policyCheck = (capabilities: Resolved[], { capability_policy: policy }: Rules): Check => {
  const violations = violationsOf(capabilities, policy)
  return {
    id: 'capabilities.policy',
    outcome: violations.length > 0 ? 'failed' : 'passed',
    detail:
      violations
        .map(({ capability_id: id, problems }) => `${id}: ${problems.join(', ')}.`)
        .join(' ') || 'All are within the capability policy of the workspace.',
  }
}

const manifestCheck = ({ proposed_manifest: manifest, manifest_source: source }: ProposalRow) => ({
  id: 'manifest.valid',
  outcome: manifest ? ('passed' as const) : ('not_applicable' as const),
  detail: manifest
    ? source === 'generated'
      ? 'Generated: it names only what exists, and its statements about risk were dropped.'
      : 'Given with the proposal.'
    : 'Taken from the package itself.',
})

export const installReport = (
  evidence: Evidence,
): { checks: Check[] } & Record<string, unknown> => {
  const { proposal, capabilities, overrides } = evidence
  return {
    skill_id: proposal.slug,
    version: evidence.version,
    fingerprint: proposal.fingerprint,
    provenance: {
      source_type: 'upload',
      source_kind: proposal.source_kind,
      proposed_by: proposal.proposed_by,
      proposed_at: proposal.proposed_at.toISOString(),
      trust_level: evidence.trustLevel,
    },
    checks: [
      formatCheck(evidence.diagnostics),
      securityCheck(evidence.findings),
      dependenciesCheck(evidence.requirements, evidence.rules),
      manifestCheck(proposal),
      toolsCheck(proposal, capabilities),
      metadataCheck(capabilities),
      approvalCheck(capabilities),
      policyCheck(capabilities, evidence.rules),
    ],
    missing_metadata: missingOf(capabilities),
    overrides: overrides
      .filter((said) => capabilities.some((known) => known.capability_id === said.capability_id))
      .map((said) => ({
        capability_id: said.capability_id,
        fields: Object.fromEntries(
          (['risk_level', 'side_effects', 'data_egress', 'price'] as const)
            .filter((field) => said[field] !== null)
            .map((field) => [field, said[field]]),
        ),
        explanation: said.explanation,
        actor: said.actor,
        at: said.created_at.toISOString(),
        fingerprint: said.fingerprint,
      })),
    permission_delta: evidence.delta,
  }
}
