/**
 * Findings: rules of the formats that a package violates without becoming unusable. An `error`
 * violates the strict profile (Agent Skills, and the fields that this registry acts on), a
 * `warning` does not. Whether they block is decided by the service, per workspace.
 */
import { showName } from '../errors.ts'
import type { Diagnostic } from '../types.ts'

/** A hostile file may violate one rule a thousand times; this many are enough. */
const MAX_OF_A_CODE = 20

type Level = Diagnostic['level']

export const finding = (
  level: Level,
  code: string,
  fieldPath: string,
  message: string,
): Diagnostic => ({ code, level, message, field_path: showName(fieldPath) })

export const sortDiagnostics = (diagnostics: Diagnostic[]): Diagnostic[] => {
  const unique = new Map(diagnostics.map((diagnostic) => [keyOf(diagnostic), diagnostic]))
  const sorted = [...unique].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value)
  const seen = new Map<string, number>()
  return sorted.filter(({ code }) => {
    const count = (seen.get(code) ?? 0) + 1
    seen.set(code, count)
    return count <= MAX_OF_A_CODE
  })
}

const keyOf = ({ code, field_path: path, message }: Diagnostic): string =>
  [code, path, message].join('\0')
