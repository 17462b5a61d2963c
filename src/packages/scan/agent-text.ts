/**
 * Applies the rules of packages to other text that agents read: documents, prompts, descriptions
 * and schemas. Pure.
 */
import { Buffer } from 'node:buffer'
import type { SecurityFinding } from '../types.ts'
import type { BlockedField, Field } from './agent-fields.ts'
import { newBudget } from './budget.ts'
import { openFile } from './rule.ts'
import { findingsOf } from './security-scan.ts'

/**
 * A text has no reviewer who could release it, so what holds a package rejects a text; what its words weigh is no
 * reason that its author could mend.
 */
const isGate = ({ severity, rule_id: rule }: SecurityFinding): boolean =>
  (severity === 'block' || severity === 'hold') && rule !== 'text.resembles_attacks'

/** The first field that is kept from agents, or null. */
export const firstBlocked = (fields: Field[]): BlockedField | null => {
  const budget = newBudget()
  for (const [field, text] of fields) {
    if (!text) continue
    // Agents read all of it as instructions, so the rules for markdown apply.
    const found = findingsOf(openFile('text.md', Buffer.from(text)), budget).find(isGate)
    if (found) return { field, rule_id: found.rule_id, line: found.line, message: found.message }
  }
  return null
}
