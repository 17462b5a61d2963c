/** Reads and draws the files of a proposal. */
import { buffer } from 'node:stream/consumers'
import type { Caller } from '../../platform/access/caller.ts'
import type { RevisionFile } from '../../registry/packs/revision-files.ts'
import type { SkillCatalog } from '../../registry/catalog/service.ts'
import type { FileHunks } from '../../registry/proposals/diff-schemas.ts'
import type { ProposalComment } from '../../registry/proposals/note-schemas.ts'
import type { Proposal } from '../../registry/proposals/schemas.ts'
import type { ProposalService } from '../../registry/proposals/service.ts'
import { bytesKeyOf } from '../../registry/skills/skill-key.ts'
import { diffBody, type FileTab, openAtFirst } from '../content/changed-file.ts'
import type { ContentRenderer } from '../content/content-renderer.ts'
import type { PlacedComment } from '../content/diff.ts'
import { drawFiles, type DrawnFiles, OPEN_FILES, renderFile, WHOLE } from '../content/draw-files.ts'
import type { SourcePart } from '../content/source.ts'
import type { Html } from '../markup/html.ts'
import { actorText } from '../pages/words.ts'
import { type ChangedFile, findingsIn, isStopping } from './review-data.ts'

type Services = { proposals: ProposalService; catalog: SkillCatalog }

/** A proposal with what was written about it. */
type Subject = { caller: Caller; proposal: Proposal; comments: readonly ProposalComment[] }

/** Files with findings that stop it are open wherever they stand. */
const OPEN_BESIDES = 5
const MAX_SOURCE_BYTES = 1024 * 1024

const commentsIn = (comments: readonly ProposalComment[], path: string): PlacedComment[] =>
  comments.flatMap(({ path: of, line, side, actor, actor_label: label, created_at: at, text }) =>
    of === path && line !== null
      ? [{ line, side: side ?? 'after', by: actorText(actor, label).text, at, text }]
      : [],
  )

export class ReviewFiles {
  readonly #services: Services
  readonly #content: ContentRenderer

  constructor(services: Services, content: ContentRenderer) {
    this.#services = services
    this.#content = content
  }

  /** The files that are open at first, by path. */
  async open(subject: Subject, isSplit: boolean): Promise<DrawnFiles> {
    const { caller, proposal } = subject
    const { file_diff: files, proposal_id: id, security_findings: findings } = proposal
    if (files.length === 0) return new Map()
    const { proposals } = this.#services
    const { files: first } = await proposals.diffs(caller, id, { limit: OPEN_FILES })
    const isStopped = (path: string): boolean =>
      findings.some((finding) => isStopping(finding) && finding.path === path)
    const besides = files
      .filter(({ path }) => isStopped(path) && !first.some((one) => one.path === path))
      .slice(0, OPEN_BESIDES)
    const more = await Promise.all(besides.map(({ path }) => proposals.diffs(caller, id, { path })))
    const stoppedFirst = [...first, ...more.flatMap((page) => page.files)].toSorted(
      (a, b) => Number(isStopped(b.path)) - Number(isStopped(a.path)),
    )
    return this.#draw(subject, openAtFirst(stoppedFirst), isSplit)
  }

  async body(
    subject: Subject,
    { file, tab, isSplit }: { file: ChangedFile; tab: FileTab; isSplit: boolean },
  ): Promise<Html> {
    const { caller, proposal } = subject
    const { path } = file
    if (tab === 'rendered') {
      return renderFile(this.#content, await this.#fileOf(caller, proposal, path))
    }
    const wanted = { path, ...(tab === 'whole' ? { context: WHOLE } : {}) }
    const { files } = await this.#services.proposals.diffs(caller, proposal.proposal_id, wanted)
    return diffBody(file, (await this.#draw(subject, files, isSplit)).get(path) ?? null)
  }

  /** A file that is as it was; null if it is too large. */
  async source({ caller, proposal }: Subject, path: string): Promise<SourcePart | null> {
    const file = await this.#fileOf(caller, proposal, path)
    const bytes = file.size > MAX_SOURCE_BYTES ? null : await buffer(file.read())
    const findings = findingsIn(proposal, path)
    return bytes && this.#content.source({ bytes, from: 1, findings })
  }

  #fileOf(caller: Caller, proposal: Proposal, path: string): Promise<RevisionFile> {
    const key = bytesKeyOf(caller, proposal, 'unserved')
    const { fingerprint } = proposal
    return this.#services.catalog.openFile(key, { fingerprint }, path)
  }

  #draw(
    { proposal, comments }: Subject,
    files: readonly FileHunks[],
    isSplit: boolean,
  ): Promise<DrawnFiles> {
    return drawFiles(this.#content, files, {
      isSplit,
      notesOf: (path) => ({
        findings: findingsIn(proposal, path),
        comments: commentsIn(comments, path),
      }),
    })
  }
}
