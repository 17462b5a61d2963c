/** Fields whose texts agents read, and the error for one that is kept from them. Pure. */
import { AppError } from '../../platform/errors.ts'

/** A text, and the name of the field that it came in. */
export type Field = [name: string, text: string | null | undefined]

export type BlockedField = { field: string; rule_id: string; line: number; message: string }

/** The texts of a schema that its readers see. */
export const schemaText = (schema: unknown): string | null =>
  schema === null || schema === undefined ? null : JSON.stringify(schema, null, 1)

export const blockedError = ({ field, rule_id, line, message }: BlockedField): AppError =>
  new AppError(
    'content.blocked',
    `${field}, line ${line}: ${message} Agents read this text, so take that out and send it again.`,
    { details: { field, rule_id, line } },
  )
