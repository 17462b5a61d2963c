/**
 * `lint <folder>`: reads the folder as the registry would, by the same code, and prints what it would
 * find. Nothing is sent.
 */
import { defaultLimits } from '../packages/archive/limits.ts'
import { readPackage } from '../packages/read-package.ts'
import type { Diagnostic, SecurityFinding, SkillPackage } from '../packages/types.ts'
import type { Parsed } from './arguments.ts'
import type { Context } from './context.ts'
import { asRefusal, exitCodes } from './failures.ts'
import { packFolder } from './pack.ts'
import { files } from './text.ts'

export const lint = async ({ output }: Context, { argument }: Parsed): Promise<number> => {
  const packed = await packFolder(argument)
  try {
    const read = await readPackage(packed.archive.read(), defaultLimits, () => {})
    const report = reportOf(read, [...packed.leftOut, ...read.ignored])
    output.result(report, () => linesOf(report))
    return report.would_be_served ? exitCodes.ok : exitCodes.refused
  } catch (error) {
    throw asRefusal(error)
  } finally {
    await packed.archive.close()
  }
}

const severities = ['block', 'hold', 'warn', 'info'] as const

const isGate = ({ severity }: SecurityFinding): boolean =>
  severity === 'block' || severity === 'hold'

const reportOf = (read: SkillPackage, leftOut: string[]) => ({
  slug: read.slug,
  version: read.version,
  fingerprint: read.fingerprint,
  files: read.files.length,
  would_be_served: !read.security_findings.some(isGate),
  security_findings: severities.flatMap((wanted) =>
    read.security_findings.filter(({ severity }) => severity === wanted),
  ),
  diagnostics: read.diagnostics,
  left_out: leftOut,
})

type Report = ReturnType<typeof reportOf>

const findingLines = (finding: SecurityFinding): string[] => {
  const { severity, path, line, rule_id: rule, message, excerpt, decoded } = finding
  return [
    `${severity.padEnd(8)} ${path}:${line} ${rule}: ${message}`,
    ...(excerpt === '' ? [] : [`         ${excerpt}`]),
    ...(decoded === null ? [] : [`         decoded: ${decoded}`]),
  ]
}

const diagnosticLine = ({ level, field_path: field, code, message }: Diagnostic): string =>
  `${level.padEnd(8)} ${field} ${code}: ${message}`

const linesOf = (report: Report): string[] => {
  const gates = report.security_findings.filter(isGate).length
  return [
    `${report.slug} ${report.version}: ${files(report.files)}`,
    ...report.security_findings.flatMap(findingLines),
    ...report.diagnostics.map(diagnosticLine),
    ...report.left_out.map((path) => `left out ${path}`),
    gates === 0
      ? 'No finding would keep it from being served.'
      : `${gates === 1 ? '1 finding' : `${gates} findings`} would keep it from being served until a reviewer releases ${gates === 1 ? 'it' : 'them'}.`,
  ]
}
