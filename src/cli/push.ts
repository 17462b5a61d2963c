/** `push <folder>`: packs, uploads, installs or updates, and reports what changed. */
import type { Parsed, SourceKind } from './arguments.ts'
import { applyUpload } from './apply-upload.ts'
import { type Changes, changesBetween } from './changes.ts'
import type { Context } from './context.ts'
import { exitCodes, refuse } from './failures.ts'
import { type PackedFolder, packFolder } from './pack.ts'
import { linesOf, reportOf, type Sent } from './push-report.ts'
import type { Skill } from './registry.ts'
import { bytes, files } from './text.ts'
import { isGone, Upload } from './upload.ts'
import { UploadState } from './upload-state.ts'

type Job = Context & { packed: PackedFolder; sourceKind: SourceKind; before: Skill | null }

export const push = async (context: Context, { argument, options }: Parsed): Promise<number> => {
  const { registry, output } = context
  const packed = await packFolder(argument)
  try {
    const { slug, fingerprint, fileCount, size } = packed
    const sourceKind = options['source-kind'] ?? 'user'
    output.tell(`Packed ${files(fileCount)} of ${slug} (${bytes(size)})`)
    const before = await registry.findSkill(sourceKind, slug)
    checkExpected(options['if-match'], before, slug)
    const report =
      before?.fingerprint === fingerprint
        ? reportOf({ packed, sourceKind, before, sent: null })
        : reportOf({
            packed,
            sourceKind,
            before,
            sent: await send({ ...context, packed, sourceKind, before }),
          })
    output.result(report, () => linesOf(report))
    const isFine = report.served || options['allow-unserved'] === true
    return isFine ? exitCodes.ok : exitCodes.notServed
  } finally {
    await packed.archive.close()
  }
}

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
  const onProgress = (done: number, of: number): void => output.progress(done, of)
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
  }
}

/** The files that differ from the revision before, whether the new one is served or not. */
const changesOf = async ({ registry, sourceKind, before, packed }: Job): Promise<Changes> => {
  const filesOf = async (fingerprint: string) =>
    (await registry.files(sourceKind, packed.slug, { fingerprint, include: 'unserved' })).files
  const old = before ? await filesOf(before.fingerprint) : []
  return changesBetween(old, await filesOf(packed.fingerprint))
}
