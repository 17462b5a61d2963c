/** Rows to answers. Pure. */
import type { SkillPackage } from '../archives/types.ts'
import type { ChangedBytes } from './changed.ts'
import { missingOf, type Resolved } from '../capabilities/metadata.ts'
import { capabilityView } from '../capabilities/view.ts'
import { blocksOf, type HealthRules } from '../health/diagnose.ts'
import type { SkillDetailRow, SkillRow } from './reads.ts'
import type { SkillKey } from './repository.ts'
import type { Changed, PendingInstall } from './lifecycle-schemas.ts'
import type { Skill, SkillItem } from './schemas.ts'
import { contentView, verdictView } from './verdict.ts'

export const skillPath = (workspaceId: string, sourceKind: string, slug: string): string =>
  `/v1/workspaces/${workspaceId}/skills/${sourceKind}/${encodeURIComponent(slug)}`

/** Health is told by the rules of the workspace; null leaves it out. */
type Parts = { health: HealthRules | null; policy: boolean }

export const skillItem = (workspaceId: string, row: SkillRow, include: Parts): SkillItem => ({
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

export const withReuse = (pack: SkillPackage): SkillPackage => ({
  ...pack,
  diagnostics: [
    ...pack.diagnostics,
    {
      code: 'version.reused',
      level: 'warning',
      message: `An earlier revision bears the version ${pack.version} with other content.`,
      field_path: 'version',
    },
  ],
})

/** Nobody has looked at an installed package yet, whatever it says of itself. */
export const trustLevelOf = ({ sourceKind }: SkillKey): string =>
  sourceKind === 'system' ? 'internal' : 'community'

const unchanged = new Set<string>(['already_installed', 'already_up_to_date'])

const answer = (key: SkillKey, bytes: ChangedBytes) => ({
  skill: {
    slug: key.slug,
    source_kind: key.sourceKind,
    version: bytes.version,
    fingerprint: bytes.fingerprint,
    trust_level: bytes.trust_level,
    install_path: skillPath(key.workspaceId, key.sourceKind, key.slug),
  },
  ...verdictView(bytes),
  ...contentView(bytes),
})

/** The answer of install, update and rollback. */
export const changedAnswer = <Status extends Changed['status']>(
  key: SkillKey,
  bytes: ChangedBytes,
  status: Status,
): Changed<Status> => ({
  status,
  ...answer(key, bytes),
  audit: { events_written: unchanged.has(status) ? 0 : 1 },
})

/** The answer of install and update where a reviewer has to look first. */
export const waitingAnswer = (
  key: SkillKey,
  bytes: ChangedBytes,
  proposalId: string,
): PendingInstall => ({
  status: 'pending_install',
  proposal_id: proposalId,
  status_reason: bytes.status_reason,
  current_fingerprint: bytes.current_fingerprint,
  ...answer(key, bytes),
  audit: { events_written: 1 },
})
