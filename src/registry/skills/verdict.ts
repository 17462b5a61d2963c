/** The API's fields for a verdict on a skill or a revision. Pure. */
import type { Diagnostic, SecurityFinding } from '../../packages/types.ts'
import { inReviewOrder, type StoredFinding } from './findings.ts'
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
  security_findings: StoredFinding[]
  diagnostics: Diagnostic[]
  ignored_paths: string[]
}

export const contentView = ({
  security_findings: findings,
  diagnostics,
  ignored_paths: ignored,
}: Content): Pick<Skill, 'findings' | 'diagnostics' | 'ignored'> => {
  const ofSeverity = (wanted: SecurityFinding['severity']): StoredFinding[] =>
    inReviewOrder(findings.filter(({ severity }) => severity === wanted))
  return {
    findings: { block: ofSeverity('block'), hold: ofSeverity('hold'), warn: ofSeverity('warn') },
    diagnostics,
    ignored,
  }
}
