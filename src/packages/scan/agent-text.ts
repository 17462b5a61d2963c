/**
 * Applies the rules of packages to other text that agents read: documents, prompts, descriptions
 * and schemas. Pure.
 */
import { Buffer } from 'node:buffer'
import { AppError } from '../../platform/errors.ts'
import type { SecurityFinding } from '../types.ts'
import { unlimited } from './budget.ts'
import { openFile } from './rule.ts'
import { findingsOf } from './security-scan.ts'

/** A text, and the name of the field that it came in. */
export type Field = [name: string, text: string | null | undefined]

export type BlockedField = { field: string; rule_id: string; line: number; message: string }

/** A text has no reviewer who could release it, so what holds a package rejects a text. */
const isGate = ({ severity }: Pick<SecurityFinding, 'severity'>): boolean =>
  severity === 'block' || severity === 'hold'

/**
 * The first field that is kept from agents, or null. Throws `TooMuchWork` where the budget limits
 * the work.
 */
export const firstBlocked = (fields: Field[], budget = unlimited()): BlockedField | null => {
  for (const [field, text] of fields) {
    if (!text) continue
    // Agents read all of it as instructions, so the rules for markdown apply.
    const found = findingsOf(openFile('text.md', Buffer.from(text)), budget).find(isGate)
    if (found) return { field, rule_id: found.rule_id, line: found.line, message: found.message }
  }
  return null
}

/** The texts of a schema that its readers see. */
export const schemaText = (schema: unknown): string | null =>
  schema === null || schema === undefined ? null : JSON.stringify(schema, null, 1)

export const blockedError = ({ field, rule_id, line, message }: BlockedField): AppError =>
  new AppError(
    'content.blocked',
    `${field}, line ${line}: ${message} Agents read this text, so take that out and send it again.`,
    { details: { field, rule_id, line } },
  )
