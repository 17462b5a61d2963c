/** The lines of skill.toml and `_meta.json` on which faults are. Pure. */
import type { Fault } from './errors.ts'

const indexInToml = (lines: string[], field: string): number => {
  let table = ''
  return lines.findIndex((line) => {
    const header = /^\s*\[([^[\]]+)\]/.exec(line)?.[1]?.trim()
    if (header !== undefined) table = `${header}.`
    return field === (header ?? table + (line.split('=')[0] ?? '').trim())
  })
}

const indexInJson = (lines: string[], field: string): number => {
  const key = JSON.stringify(field)
  return lines.findIndex((line) => line.split(key)[1]?.trimStart().startsWith(':'))
}

/** A field that is not written there has the line of the table in which it belongs. */
const lineOf = (text: string, field: string, find: typeof indexInToml): number | null => {
  const lines = text.split('\n')
  const [table = ''] = field.split('.')
  const index = [field, table].map((name) => find(lines, name)).find((found) => found !== -1)
  return index === undefined ? null : index + 1
}

/** Adds the line of a fault that names a field, if it is found. */
export const withLine = (
  fault: Fault,
  { skillToml, metaJson }: { skillToml: Uint8Array | null; metaJson: Uint8Array | null },
): Fault => {
  const { entry, line, field } = fault
  if (entry === 'SKILL.md' || line !== undefined || field === undefined) return fault
  const [bytes, find] = entry === 'skill.toml' ? [skillToml, indexInToml] : [metaJson, indexInJson]
  const found = lineOf(Buffer.from(bytes ?? []).toString(), field, find)
  return found === null ? fault : { ...fault, line: found }
}
