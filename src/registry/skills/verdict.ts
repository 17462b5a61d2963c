/** The API's fields for a verdict on a skill or a revision. Pure. */
import type { Diagnostic, SecurityFinding } from '../../packages/types.ts'
import type { Skill, SkillItem } from './schemas.ts'

/** Columns of `skill_states` and `revision_states`. */
export type Verdict = {
  is_served: boolean
  is_listed: boolean
  is_installable: boolean
  status_reason: NonNullable<SkillItem['status_reason']> | null
  unlisted_reason: NonNullable<SkillItem['reasons']['listed']> | null
}

export const verdictView = (
  verdict: Verdict,
): Pick<SkillItem, 'served' | 'listed' | 'installable' | 'reasons'> => ({
  served: verdict.is_served,
  listed: verdict.is_listed,
  installable: verdict.is_installable,
  reasons: {
    ...(verdict.status_reason === null ? {} : { served: verdict.status_reason }),
    ...(verdict.unlisted_reason === null ? {} : { listed: verdict.unlisted_reason }),
    ...(verdict.is_installable
      ? {}
      : { installable: verdict.is_served ? 'not_listed' : 'not_served' }),
  },
})

export type Content = {
  security_findings: SecurityFinding[]
  diagnostics: Diagnostic[]
  ignored_paths: string[]
}

export const contentView = ({
  security_findings: findings,
  diagnostics,
  ignored_paths: ignored,
}: Content): Pick<Skill, 'findings' | 'diagnostics' | 'ignored'> => ({
  findings: {
    block: findings.filter(({ severity }) => severity === 'block'),
    warn: findings.filter(({ severity }) => severity === 'warn'),
  },
  diagnostics,
  ignored,
})
