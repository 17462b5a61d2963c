/**
 * `lint <folder>`: reads the folder as the registry would, by the same code, and prints what it would
 * find. Nothing is sent.
 */
import { defaultLimits } from '../../../src/packages/archive/limits.ts'
import { readPackage } from '../../../src/packages/read-package.ts'
import type { Diagnostic, SecurityFinding, SkillPackage } from '../../../src/packages/types.ts'
import { asRefusal, exitCodes } from '../api/failures.ts'
import { type PackedFolder, packFolder } from '../package/pack.ts'
import type { Work } from '../program/spec.ts'
import type { Line } from '../terminal/output.ts'
import { counted, files } from '../terminal/text.ts'
import { Annotator } from './annotate.ts'
import { notesOf } from './notes.ts'

export const lint: Work = async (context, { words: [folder = ''], options }) => {
  const annotator = new Annotator(context, folder, options)
  return annotator.watch(async () => {
    const packed = await packFolder(folder)
    try {
      const report = await checkPackage(packed)
      context.output.result(report, () => linesOf(report))
      await annotator.annotate(notesOf(report.security_findings, report.diagnostics))
      return report.would_be_served ? exitCodes.ok : exitCodes.refused
    } finally {
      await packed.archive.close()
    }
  })
}

export const checkPackage = async (packed: PackedFolder): Promise<Report> => {
  try {
    const read = await readPackage(packed.archive.read(), defaultLimits, () => {})
    return reportOf(read, [...packed.leftOut, ...read.ignored])
  } catch (error) {
    throw asRefusal(error)
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

const styles = { block: 'bad', hold: 'bad', warn: 'care', info: 'faint' } as const

export const findingLine = (finding: Omit<SecurityFinding, 'fingerprint'>, note = ''): Line => {
  const { severity, path, line, rule_id: rule, message } = finding
  const text = `${severity.padEnd(8)} ${path}:${line} ${rule}: ${message}${note}`
  return { style: styles[severity], text }
}

const findingLines = (finding: SecurityFinding): Line[] => {
  const { excerpt, decoded } = finding
  return [
    findingLine(finding),
    ...(excerpt === '' ? [] : [`         ${excerpt}`]),
    ...(decoded === null ? [] : [`         decoded: ${decoded}`]),
  ]
}

export const diagnosticLine = ({ level, field_path: field, code, message }: Diagnostic): Line => ({
  style: level === 'error' ? 'bad' : 'care',
  text: `${level.padEnd(8)} ${field} ${code}: ${message}`,
})

export const linesOf = (report: Report): Line[] => {
  const gates = report.security_findings.filter(isGate).length
  return [
    `${report.slug} ${report.version}: ${files(report.files)}`,
    ...report.security_findings.flatMap(findingLines),
    ...report.diagnostics.map(diagnosticLine),
    ...report.left_out.map((path) => `left out ${path}`),
    gates === 0
      ? { style: 'good', text: 'No finding would keep it from being served.' }
      : {
          style: 'bad',
          text: `${counted(gates, 'finding')} would keep it from being served until a reviewer releases ${gates === 1 ? 'it' : 'them'}.`,
        },
  ]
}
