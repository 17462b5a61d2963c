/**
 * Applies the rules of packages to other text that agents read: documents, prompts, descriptions
 * and schemas. Pure.
 */
import { Buffer } from 'node:buffer'
import { AppError } from '../../platform/errors.ts'
import type { SecurityFinding } from '../types.ts'
import { openFile } from './rule.ts'
import { findingsOf } from './security-scan.ts'

type Blocked = { rule_id: string; line: number; message: string }

/** A text has no reviewer who could release it, so what holds a package rejects a text. */
const isGate = ({ severity }: Pick<SecurityFinding, 'severity'>): boolean =>
  severity === 'block' || severity === 'hold'

/** The first finding that keeps a text from agents, or null. */
const blockedIn = (text: string): Blocked | null => {
  // Agents read all of it as instructions, so the rules for markdown apply.
  const file = openFile('text.md', Buffer.from(text))
  const found = findingsOf(file).find(isGate)
  return found ? { rule_id: found.rule_id, line: found.line, message: found.message } : null
}

type Field = [name: string, text: string | null | undefined]

export const firstBlocked = (fields: Iterable<Field>): (Blocked & { field: string }) | null => {
  for (const [field, text] of fields) {
    const blocked = text ? blockedIn(text) : null
    if (blocked) return { field, ...blocked }
  }
  return null
}

/** The texts of a schema that its readers see. */
export const schemaText = (schema: unknown): string | null =>
  schema === null || schema === undefined ? null : JSON.stringify(schema, null, 1)

export const checkAgentText = (fields: Iterable<Field>): void => {
  const blocked = firstBlocked(fields)
  if (!blocked) return
  const { field, rule_id, line, message } = blocked
  throw new AppError(
    'content.blocked',
    `${field}, line ${line}: ${message} Agents read this text, so take that out and send it again.`,
    { details: { field, rule_id, line } },
  )
}
