/** Skills and versions as ClawHub's clients read them. Pure. */
import type { PackageFile } from '../../packages/types.ts'
import type { Skill } from '../../registry/skills/schemas.ts'
import type { SkillName } from './names.ts'
import type {
  ClawHubResults,
  ClawHubSkill,
  ClawHubSkills,
  ClawHubVersion,
  Moderation,
} from './schemas.ts'
import type { Shelved } from './shelf.ts'

type Finding = {
  rule_id: string
  severity: 'block' | 'hold' | 'warn' | 'info'
  message: string
  path: string
  line: number
  excerpt: string
}

/** A skill that is not served because of a finding, and when what it has now was installed. */
export type Blocked = { skill: Skill; moderation: Moderation; installedAt: Date }

const ownerOf = ({ name: { ownerHandle } }: Pick<Shelved, 'name'>) => ({
  handle: ownerHandle,
  displayName: ownerHandle,
  image: null,
})

const latestOf = ({ version, installed_at: createdAt }: Shelved, changelog: string) => ({
  version,
  createdAt,
  changelog,
})

const shownOf = (skill: Shelved) => ({
  slug: skill.name.slug,
  displayName: skill.display_name,
  summary: skill.description,
  tags: { latest: skill.version },
  stats: {},
  createdAt: skill.installed_at,
  updatedAt: skill.updated_at,
})

export const resultOf = (
  skill: Shelved & { score: number },
): ClawHubResults['results'][number] => ({
  source: 'clawhub',
  slug: skill.name.slug,
  ownerHandle: skill.name.ownerHandle,
  owner: ownerOf(skill),
  displayName: skill.display_name,
  summary: skill.description,
  version: skill.version,
  updatedAt: skill.updated_at,
  score: skill.score,
})

export const listedOf = (skill: Shelved): ClawHubSkills['items'][number] => ({
  ...shownOf(skill),
  ownerHandle: skill.name.ownerHandle,
  latestVersion: latestOf(skill, ''),
})

export const skillOf = (
  skill: Shelved,
  { moderation, changelog }: { moderation: Moderation; changelog: string },
): ClawHubSkill => ({
  skill: shownOf(skill),
  latestVersion: latestOf(skill, changelog),
  metadata: null,
  owner: ownerOf(skill),
  moderation,
})

/** It has no version that could be installed. */
export const blockedOf = (
  { skill, moderation, installedAt }: Blocked,
  name: SkillName,
): ClawHubSkill => ({
  skill: {
    slug: name.slug,
    displayName: skill.display_name,
    summary: skill.description,
    tags: {},
    stats: {},
    createdAt: installedAt.getTime(),
    updatedAt: moderation.updatedAt,
  },
  latestVersion: null,
  metadata: null,
  owner: ownerOf({ name }),
  moderation,
})

export const versionOf = (
  skill: Shelved,
  { version, installed_at }: { version: string; installed_at: Date },
  {
    changelog,
    files,
    hasWarnings,
  }: { changelog: string; files: readonly PackageFile[]; hasWarnings: boolean },
): ClawHubVersion => ({
  version: {
    version,
    createdAt: installed_at.getTime(),
    changelog,
    files: files.map(({ path, size, sha256, media_type: contentType }) => ({
      path,
      size,
      sha256,
      contentType,
    })),
    security: {
      status: hasWarnings ? 'warn' : 'clean',
      hasWarnings,
      checkedAt: installed_at.getTime(),
      model: null,
    },
  },
  skill: { slug: skill.name.slug, displayName: skill.display_name },
})

const severities = { block: 'critical', hold: 'warn', warn: 'warn', info: 'info' } as const

const evidenceOf = (finding: Finding): Moderation['evidence'][number] => ({
  code: finding.rule_id,
  severity: severities[finding.severity],
  file: finding.path,
  line: finding.line,
  message: finding.message,
  evidence: finding.excerpt,
})

/** What may be served is clean, whatever was found: clients ask again before they install the rest. */
export const moderationOf = (
  findings: readonly Finding[],
  { reason, updatedAt }: { reason: string | null; updatedAt: number },
): Moderation => {
  const isBlocked = reason === 'security_blocked' || reason === 'security_held'
  const verdict = isBlocked ? 'malicious' : 'suspicious'
  return {
    isSuspicious: reason !== null,
    isMalwareBlocked: isBlocked,
    verdict: reason === null ? 'clean' : verdict,
    reasonCodes: reason === null ? [] : [reason],
    updatedAt,
    engineVersion: null,
    summary: reason === null ? null : `Not served: ${reason}.`,
    legacyReason: null,
    evidence: findings.map(evidenceOf),
  }
}
