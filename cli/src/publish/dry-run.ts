/** `push --dry-run`: what a push would do, by the rules of the registry and without sending a byte. */
import { exitCodes } from '../api/failures.ts'
import type { Options } from '../program/options.ts'
import type { Annotator } from './annotate.ts'
import { checkPackage, linesOf } from './lint.ts'
import { notesOf } from './notes.ts'
import type { Job } from './job.ts'

const verbOf = ({ before, packed }: Job): string => {
  if (before === null) return 'install'
  return before.fingerprint === packed.fingerprint ? 'change nothing of' : 'update'
}

export const dryRun = async (job: Job, options: Options, annotator: Annotator): Promise<number> => {
  const { packed, before, sourceKind, output } = job
  const report = await checkPackage(packed)
  const verb = verbOf(job)
  const value = {
    ...report,
    status: 'dry_run',
    would: verb.split(' ')[0],
    source_kind: sourceKind,
    fingerprint_before: before?.fingerprint ?? null,
    size_bytes: packed.size,
  }
  output.result(value, () => [
    ...linesOf(report),
    `A push would ${verb} ${report.slug} (${sourceKind}). Nothing was sent.`,
  ])
  await annotator.annotate(notesOf(report.security_findings, report.diagnostics))
  const isFine = report.would_be_served || options.allowUnserved === true
  return isFine ? exitCodes.ok : exitCodes.notServed
}
