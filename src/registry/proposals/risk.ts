/** How much a proposal asks of a reviewer. Pure. */
import type { Resolved } from '../approvals/metadata.ts'
import type { StoredFinding } from '../skills/findings.ts'

/** In order; their places are what the database has. */
export const risks = ['low', 'medium', 'high'] as const
export type Risk = (typeof risks)[number]

export const idOf = ({
  extension_id,
  capability_id,
}: Pick<Resolved, 'extension_id' | 'capability_id'>): string => `${extension_id}.${capability_id}`

/** What is not known may be anything. */
const mayHarm = ({ risk_level: risk, side_effects: effects }: Resolved): boolean =>
  risk === null || risk === 'destructive' || effects === null || effects === 'external'

/** `known`: the capabilities that are approved for what is served. */
export const riskOf = (
  capabilities: readonly Resolved[],
  known: readonly string[],
  findings: readonly Pick<StoredFinding, 'severity'>[],
): Risk => {
  const added = capabilities.filter((capability) => !known.includes(idOf(capability)))
  if (added.some(mayHarm)) return 'high'
  return findings.some(({ severity }) => severity !== 'info') ? 'medium' : 'low'
}
