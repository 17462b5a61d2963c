/** What was found in a package, as notes at a line of a file, which CI systems show there. Pure. */
import type { components } from '../api/schema.ts'
import type { Problem } from '../api/failures.ts'
import { plain } from '../terminal/text.ts'

export type Note = {
  level: 'error' | 'warning' | 'notice'
  /** In the package. */
  path: string
  line: number
  rule: string
  message: string
}

type Finding = Pick<
  components['schemas']['SecurityFinding'],
  'severity' | 'path' | 'line' | 'rule_id' | 'message'
>
type Diagnostic = Pick<
  components['schemas']['ValidationIssue'],
  'level' | 'code' | 'message' | 'field_path'
>

const levelOf = (severity: string): Note['level'] => {
  if (severity === 'block' || severity === 'hold') return 'error'
  return severity === 'warn' ? 'warning' : 'notice'
}

export const notesOf = (findings: Finding[], diagnostics: Diagnostic[]): Note[] => [
  ...findings.map(({ severity, path, line, rule_id: rule, message }) => ({
    level: levelOf(severity),
    path,
    line,
    rule,
    message,
  })),
  ...diagnostics.map(({ level, code, message, field_path: field }) => ({
    level: level === 'error' ? ('error' as const) : ('warning' as const),
    path: 'SKILL.md',
    line: 1,
    rule: code,
    message: `${field}: ${message}`,
  })),
]

const textOr = (value: unknown, other: string): string =>
  typeof value === 'string' ? value : other

/** A rejected package has faults, of which each may name its file and line. */
export const notesOfProblem = ({ detail, code, details = {} }: Problem): Note[] => {
  const given: unknown = details['faults']
  const faults: unknown[] = Array.isArray(given) ? given : [{ ...details, message: detail }]
  return faults.flatMap((fault) => {
    if (typeof fault !== 'object' || fault === null) return []
    const { entry, line, reason, message } = fault as Record<string, unknown>
    return {
      level: 'error' as const,
      path: textOr(entry, 'SKILL.md'),
      line: typeof line === 'number' ? line : 1,
      rule: textOr(reason, code),
      message: textOr(message, detail),
    }
  })
}

const escaped = (text: string): string =>
  plain(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const property = (text: string): string =>
  escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** A command of GitHub Actions for each note. */
export const githubLines = (notes: Note[], folder: string): string[] =>
  notes.map(
    ({ level, path, line, rule, message }) =>
      `::${level} file=${property(placeOf(folder, path))},line=${line},title=${property(rule)}::${escaped(message)}`,
  )

const placeOf = (folder: string, path: string): string =>
  folder === '' || folder === '.' ? path : `${folder}/${path}`

const gitlabSeverity = { error: 'critical', warning: 'minor', notice: 'info' } as const

/** A code quality report of GitLab. */
export const gitlabReport = (
  notes: Note[],
  folder: string,
  digest: (text: string) => string,
): object[] =>
  notes.map(({ level, path, line, rule, message }, index) => {
    const place = placeOf(folder, path)
    const before = notes.slice(0, index).filter((one) => one.path === path && one.rule === rule)
    return {
      description: plain(message),
      check_name: rule,
      fingerprint: digest([place, rule, message, before.length].join('\n')),
      severity: gitlabSeverity[level],
      location: { path: place, lines: { begin: line } },
    }
  })
