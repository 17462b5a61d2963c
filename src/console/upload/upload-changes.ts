/** What an upload would change in the skill that is installed: which files, and the lines of them. */
import type { Caller } from '../../platform/access/caller.ts'
import { AppError } from '../../platform/errors.ts'
import type { RevisionComparison } from '../../registry/catalog/comparison.ts'
import type { Contents, UploadContents } from '../../registry/lifecycle/upload-contents.ts'
import type { DiffQuery, FileChanges } from '../../registry/proposals/diff-schemas.ts'
import { fileChangeOf } from '../../registry/proposals/file-pairs.ts'
import { bytesKeyOf } from '../../registry/skills/skill-key.ts'
import { diffBody, type FileTab, openAtFirst } from '../content/changed-file.ts'
import type { ContentRenderer } from '../content/content-renderer.ts'
import type { PlacedFinding } from '../content/diff.ts'
import { drawFiles, type DrawnFiles, OPEN_FILES, renderFile, WHOLE } from '../content/draw-files.ts'
import type { Html } from '../markup/html.ts'

export type ChangeServices = { uploadContents: UploadContents; comparison: RevisionComparison }

/** An upload, and the revision that it is held against. */
export type Against = { uploadId: string; sourceKind: 'user' | 'registry'; from: string }

export type Changes = {
  files: readonly FileChanges[]
  /** Files that are shown open. */
  drawn: DrawnFiles
  findingsIn: (path: string) => readonly PlacedFinding[]
}

export type ChangedUpload = { file: FileChanges; index: number; body: Html }

const findingsOf = ({ findings }: Contents, path: string): PlacedFinding[] =>
  findings.flatMap(({ path: of, line, severity, message, rule_id }, index) =>
    of === path && severity !== 'info' ? [{ index, line, severity, message, rule_id }] : [],
  )

export class UploadChanges {
  readonly #services: ChangeServices
  readonly #content: ContentRenderer

  constructor(services: ChangeServices, content: ContentRenderer) {
    this.#services = services
    this.#content = content
  }

  list(caller: Caller, against: Against, isSplit: boolean): Promise<Changes> {
    return this.#services.uploadContents.open(caller, against.uploadId, async (contents) => {
      const { changes, page } = await this.#compare(caller, against, contents, {
        limit: OPEN_FILES,
      })
      const counted = new Map(page.files.map((file) => [file.path, file]))
      const files = changes.map((pair) => counted.get(pair.path) ?? fileChangeOf(pair, null))
      const findingsIn = (path: string) => findingsOf(contents, path)
      const notesOf = (path: string) => ({ findings: findingsIn(path), comments: [] })
      const drawn = await drawFiles(this.#content, openAtFirst(page.files), { isSplit, notesOf })
      return { files, drawn, findingsIn }
    })
  }

  file(
    caller: Caller,
    against: Against,
    { path, tab, isSplit }: { path: string; tab: FileTab; isSplit: boolean },
  ): Promise<ChangedUpload> {
    return this.#services.uploadContents.open(caller, against.uploadId, async (contents) => {
      const context = tab === 'whole' ? { context: WHOLE } : {}
      const compared = await this.#compare(caller, against, contents, { path, ...context })
      const index = compared.changes.findIndex((pair) => pair.path === path)
      const [file] = compared.page.files
      if (file === undefined) throw new Error('a comparison has no file')
      if (tab === 'rendered') {
        const after = contents.files.find((one) => one.path === path)
        if (!after) throw new AppError('skills.file_not_found', 'The upload has no such file.')
        return { file, index, body: await renderFile(this.#content, after) }
      }
      const notesOf = () => ({ findings: findingsOf(contents, path), comments: [] })
      const drawn = await drawFiles(this.#content, [file], { isSplit, notesOf })
      return { file, index, body: diffBody(file, drawn.get(path) ?? null) }
    })
  }

  #compare(
    caller: Caller,
    { sourceKind, from }: Against,
    { slug, ...incoming }: Contents,
    query: DiffQuery,
  ) {
    const key = bytesKeyOf(caller, { source_kind: sourceKind, slug }, 'unserved')
    return this.#services.comparison.incoming(key, { from, ...query }, incoming)
  }
}
