/** The catalogue: every security rule with its reason, for reviewers and for SARIF. Pure. */
import type { Severity } from '../types.ts'
import { COMMAND_RULES } from './rules-commands.ts'
import { PACKAGE_RULES } from './rules-package.ts'
import { TEXT_RULES } from './rules-text.ts'

/** Increases with every change of a rule; stored with the findings, 0 means never scanned. */
export const SCAN_VERSION = 3

export type RuleFamily =
  | 'commands'
  | 'lures'
  | 'data'
  | 'persistence'
  | 'self_replacement'
  | 'injection'
  | 'hidden_text'
  | 'names'
  | 'secrets'
  | 'files'
  | 'settings'
  | 'dependencies'
  | 'front_matter'
  | 'scan'

export type ScanRule = {
  id: string
  family: RuleFamily
  /** The highest severity of its findings; context may lower it. */
  severity: Severity
  title: string
  looks_at: string
  /** For a reviewer: what happens if it is followed. */
  explanation: string
  /** For a publisher: what to do instead. */
  remedy: string
  /** The first `SCAN_VERSION` that has it. */
  since: number
}

export const SCAN_RULES: readonly ScanRule[] = [...COMMAND_RULES, ...TEXT_RULES, ...PACKAGE_RULES]

const byId = new Map(SCAN_RULES.map((rule) => [rule.id, rule]))

export const scanRule = (id: string): ScanRule | null => byId.get(id) ?? null
