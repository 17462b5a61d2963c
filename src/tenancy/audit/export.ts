/** Audit entries as lines, for other programs. Pure. */
import type { AuditEntry } from './schemas.ts'

const columns = [
  'seq',
  'at',
  'actor',
  'actor_label',
  'person_id',
  'person_name',
  'action',
  'decision',
  'target',
  'reason_code',
  'fingerprint_before',
  'fingerprint_after',
  'request_id',
  'address',
  'details',
] as const satisfies (keyof AuditEntry)[]

/** A program for tables would run a cell that starts like a formula. */
const FORMULA = /^[=+\-@\t\r]/

const textOf = (value: AuditEntry[keyof AuditEntry]): string => {
  if (value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const cellOf = (text: string): string => {
  const inert = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

const row = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`

/** RFC 4180. */
export const csvHeader = row(columns)
export const csvLine = (entry: AuditEntry): string =>
  row(columns.map((name) => textOf(entry[name])))

export const jsonLine = (entry: AuditEntry): string => `${JSON.stringify(entry)}\n`
