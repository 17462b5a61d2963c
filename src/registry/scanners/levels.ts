/** How severe a finding of an outside scanner is, by its level of SARIF. Pure. */
import type { Severity } from '../../packages/types.ts'

export const sarifLevels = ['error', 'warning', 'note', 'none'] as const
export type SarifLevel = (typeof sarifLevels)[number]

export type Levels = Record<SarifLevel, Severity>

/** Other people's rules block nothing unless an admin says so. */
const cautious: Levels = { error: 'warn', warning: 'warn', note: 'info', none: 'info' }

export const levelsOf = (given: { [level in SarifLevel]?: Severity } = {}): Levels => ({
  ...cautious,
  ...given,
})
