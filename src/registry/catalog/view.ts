/** JSON views of skills. Pure. */
import { missingOf, type Resolved } from '../approvals/metadata.ts'
import { capabilityView } from '../approvals/view.ts'
import { blocksOf, type HealthRules } from '../../packages/health/diagnose.ts'
import type { SkillDetailRow, SkillRow } from '../skills/reads.ts'
import type { Skill, SkillItem } from '../skills/schemas.ts'
import { skillPath } from '../skills/skill-key.ts'
import { contentView, verdictView } from '../skills/verdict.ts'

/** The health rules of the workspace; null omits health. */
type Include = { health: HealthRules | null; policy: boolean }

export const skillItem = (workspaceId: string, row: SkillRow, include: Include): SkillItem => ({
  slug: row.slug,
  source_kind: row.source_kind,
  namespace: row.namespace,
  kind: row.kind,
  display_name: row.display_name,
  description: row.description,
  version: row.version,
  fingerprint: row.fingerprint,
  current_revision: row.current_revision,
  trust_level: row.trust_level,
  install: {
    managed: row.source_kind !== 'user',
    installed: true,
    lifecycle_editable: row.source_kind !== 'system',
    install_path: skillPath(workspaceId, row.source_kind, row.slug),
    updated_at: Math.floor(row.updated_at.getTime() / 1000),
  },
  ...(include.policy
    ? {
        policy: {
          enabled: row.enabled,
          allow_implicit_invocation: row.allow_implicit_invocation,
          allow_implicit_invocation_editable: !row.is_implicit_required,
        },
      }
    : {}),
  ...(include.health ? { health: blocksOf(row, include.health) } : {}),
  status: row.status,
  ...(row.status_reason === null ? {} : { status_reason: row.status_reason }),
  ...verdictView(row),
})

export type Trust = {
  capabilities: Resolved[]
  proposalId: string | null
  rejection: Skill['rejection'] | null
}

export const skillDetail = (
  workspaceId: string,
  row: SkillDetailRow,
  { rules, capabilities, proposalId, rejection }: Trust & { rules: HealthRules },
): Skill => ({
  ...skillItem(workspaceId, row, { health: rules, policy: true }),
  frontmatter: row.frontmatter,
  manifest: row.manifest,
  capabilities: capabilities.map(capabilityView),
  missing_metadata: missingOf(capabilities),
  ...(proposalId === null ? {} : { proposal_id: proposalId }),
  ...(rejection ? { rejection } : {}),
  ...contentView(row),
})
