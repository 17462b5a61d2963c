/** Rows to answers. Pure. */
import type { SkillDetailRow, SkillRow } from './reads.ts'
import type { Skill, SkillItem } from './schemas.ts'

export const skillPath = (workspaceId: string, sourceKind: string, slug: string): string =>
  `/v1/workspaces/${workspaceId}/skills/${sourceKind}/${encodeURIComponent(slug)}`

/** What holds where nobody has set a policy: usable when picked, never by itself. */
const builtInPolicy = { enabled: true, allow_implicit_invocation: false } as const

/**
 * The lists hold what blocks. Under the lenient profile, which is in force everywhere, the rules
 * of the format block nothing; what they found stands in the skill's `diagnostics`.
 */
const healthy = {
  status: 'ok' as const,
  dependency_failures: [],
  security_blocks: [],
  validation_issues: [],
}

type Parts = { health: boolean; policy: boolean }

export const skillItem = (
  workspaceId: string,
  row: SkillRow,
  include: Parts = { health: true, policy: true },
): SkillItem => ({
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
    ? { policy: { ...builtInPolicy, allow_implicit_invocation_editable: true } }
    : {}),
  ...(include.health ? { health: healthy } : {}),
  status: 'active',
})

export const skillDetail = (workspaceId: string, row: SkillDetailRow): Skill => ({
  ...skillItem(workspaceId, row),
  frontmatter: row.frontmatter,
  manifest: row.manifest,
  diagnostics: row.diagnostics,
})
