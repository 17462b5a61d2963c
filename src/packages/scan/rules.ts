/** The catalogue: every security rule with its reason, for reviewers and for SARIF. Pure. */
import type { ScanRule } from './rule.ts'
import { COMMAND_RULES } from './rules-commands.ts'
import { DATA_RULES } from './rules-data.ts'
import { ORDER_RULES } from './rules-orders.ts'
import { PACKAGE_RULES } from './rules-package.ts'
import { TEXT_RULES } from './rules-text.ts'

export type { ScanRule } from './rule.ts'

/** Increases with every change of a rule; stored with the findings, 0 means never scanned. */
export const SCAN_VERSION = 21

export const SCAN_RULES: readonly ScanRule[] = [
  ...COMMAND_RULES,
  ...DATA_RULES,
  ...TEXT_RULES,
  ...ORDER_RULES,
  ...PACKAGE_RULES,
]

const byId = new Map(SCAN_RULES.map((rule) => [rule.id, rule]))

export const scanRule = (id: string): ScanRule | null => byId.get(id) ?? null
