/** `push <folder>`: packs, uploads, installs or updates, and reports what changed. */
import { withJobToken } from '../api/exchange.ts'
import { exitCodes, refuse } from '../api/failures.ts'
import type { Skill } from '../api/registry.ts'
import { packFolder } from '../package/pack.ts'
import type { Options } from '../program/options.ts'
import type { Work } from '../program/spec.ts'
import { bytes, files } from '../terminal/text.ts'
import { Annotator } from './annotate.ts'
import { applyUpload } from './apply-upload.ts'
import { type Changes, changesBetween } from './changes.ts'
import { type Decision, waitForDecision } from './decision.ts'
import { dryRun } from './dry-run.ts'
import type { Job } from './job.ts'
import { notesOf } from './notes.ts'
import { linesOf, type Report, reportOf, type Sent } from './push-report.ts'
import { isGone, Upload } from './upload.ts'
import { UploadState } from './upload-state.ts'

/** Seconds. */
const LONGEST_WAIT = 24 * 3600

export const push: Work = async (given, { words: [folder = ''], options }) => {
  const annotator = new Annotator(given, folder, options)
  return annotator.watch(async () => {
    const packed = await packFolder(folder)
    try {
      const context = await withJobToken(given, options.provenance)
      const { slug, fileCount, size } = packed
      context.output.tell(`Packed ${files(fileCount)} of ${slug} (${bytes(size)})`)
      const sourceKind = options.sourceKind ?? 'user'
      const before = await context.registry.findSkill(sourceKind, slug)
      checkExpected(options.ifMatch, before, slug)
      const job = { ...context, packed, sourceKind, before }
      const work = options.dryRun ? dryRun : publish
      return await work(job, options, annotator)
    } finally {
      await packed.archive.close()
    }
  })
}

const publish = async (job: Job, options: Options, annotator: Annotator): Promise<number> => {
  const pushed = await sent(job)
  const report = options.wait ? await decided(job, pushed, options.timeout) : pushed
  job.output.result(report, () => linesOf(report))
  const { block, hold, warn } = report.findings
  await annotator.annotate(notesOf([...block, ...hold, ...warn], report.diagnostics))
  const isFine = report.served || options.allowUnserved === true
  return isFine ? exitCodes.ok : exitCodes.notServed
}

const sent = async (job: Job): Promise<Report> => {
  const { before, packed } = job
  return before?.fingerprint === packed.fingerprint
    ? reportOf({ ...job, before, sent: null })
    : reportOf({ ...job, sent: await send(job) })
}

/** With the decision of the reviewer, and what is served after it. */
const decided = async (job: Job, report: Report, seconds = LONGEST_WAIT): Promise<Report> => {
  const { registry, packed, sourceKind } = job
  const { proposal_id: proposalId } = report
  if (report.served || proposalId === null) return report
  const decision = await waitForDecision(job, proposalId, seconds)
  if (decision === null) {
    job.output.tell('There is no decision yet; the same command goes on waiting')
    return report
  }
  const now = await registry.findSkill(sourceKind, packed.slug)
  if (now?.fingerprint !== packed.fingerprint) return withDecision(report, decision)
  const { served, listed, installable, reasons, proposal_id: open } = now
  const fingerprint = served ? now.fingerprint : report.served_fingerprint
  return {
    ...report,
    decision,
    served,
    listed,
    installable,
    reasons,
    proposal_id: open ?? null,
    served_fingerprint: fingerprint,
  }
}

/** What is served besides is another revision, which says nothing of a rejection of this one. */
const withDecision = (report: Report, decision: Decision): Report =>
  decision.review_status === 'rejected'
    ? { ...report, decision, proposal_id: null, reasons: { ...report.reasons, served: 'rejected' } }
    : { ...report, decision }

/** Before anything is sent. The registry detects later changes by `If-Match`. */
const checkExpected = (expected: string | undefined, before: Skill | null, slug: string): void => {
  if (expected === undefined || expected === before?.fingerprint) return
  const current = before ? `its fingerprint is ${before.fingerprint}` : 'it is not installed'
  throw refuse(
    'cli.not_as_expected',
    'Not as expected',
    `${slug} is not what --if-match names: ${current}. Nothing was sent.`,
  )
}

const send = async (job: Job): Promise<Sent> => {
  const { registry, config, output, packed } = job
  const state = new UploadState(config, packed.sha256, (line) => output.tell(line))
  let doneBytes = 0
  const onInterrupt = (): void => {
    output.progressDone()
    output.tell(`Interrupted at ${bytes(doneBytes)}; the same command goes on`)
    process.exit(exitCodes.interrupted)
  }
  const onProgress = (done: number, of: number): void => {
    doneBytes = done
    output.progress(done, of)
  }
  process.once('SIGINT', onInterrupt)
  const uploaded = await new Upload({ registry, packed, state, onProgress }).run()
  output.progressDone()
  if (uploaded.resumedFrom > 0) output.tell(`Resumed at ${bytes(uploaded.resumedFrom)}`)
  try {
    const applied = await applyUpload(job, uploaded.uploadId)
    await state.forget()
    return { uploaded, applied, changes: await changesOf(job) }
  } catch (error) {
    if (isGone(error)) await state.forget()
    throw error
  } finally {
    process.off('SIGINT', onInterrupt)
  }
}

/** The files that differ from the revision before, whether the new one is served or not. */
const changesOf = async ({ registry, sourceKind, before, packed }: Job): Promise<Changes> => {
  const filesOf = async (fingerprint: string) =>
    (await registry.files(sourceKind, packed.slug, { fingerprint, include: 'unserved' })).files
  const old = before ? await filesOf(before.fingerprint) : []
  return changesBetween(old, await filesOf(packed.fingerprint))
}
