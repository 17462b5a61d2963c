/** Compares any two revisions of a skill; nothing is stored, since there are many pairs. */
import type { RevisionFile, RevisionFiles } from '../packs/revision-files.ts'
import { compareFiles, type FileChange } from '../proposals/compare.ts'
import type { Comparisons } from '../proposals/comparisons.ts'
import { diffPage } from '../proposals/diff-pages.ts'
import type { DiffPage, DiffQuery } from '../proposals/diff-schemas.ts'
import type { ReadKey } from '../skills/reads.ts'
import { revisionKeyOf, type SkillCatalog } from './service.ts'

export type RevisionPair = { from: string; to?: string }

/** Files that are not of a revision yet. */
type Incoming = { fingerprint: string; files: RevisionFile[] }

export class RevisionComparison {
  readonly #catalog: SkillCatalog
  readonly #files: RevisionFiles
  readonly #comparisons: Comparisons

  constructor(parts: {
    catalog: SkillCatalog
    files: RevisionFiles
    proposals: { comparisons: Comparisons }
  }) {
    this.#catalog = parts.catalog
    this.#files = parts.files
    this.#comparisons = parts.proposals.comparisons
  }

  /** Without `to`, with the current revision. */
  async page(key: ReadKey, { from, to, ...query }: RevisionPair & DiffQuery): Promise<DiffPage> {
    const old = await this.#catalog.revision(key, { fingerprint: from })
    const now = await this.#catalog.revision(key, to === undefined ? {} : { fingerprint: to })
    const [before, after] = await Promise.all([
      this.#files.open(revisionKeyOf(key, old)),
      this.#files.open(revisionKeyOf(key, now)),
    ])
    return this.#page({ old, before }, { fingerprint: now.fingerprint, files: after }, query)
  }

  /** What files that are not installed yet would change in a revision. */
  async incoming(
    key: ReadKey,
    { from, ...query }: { from: string } & DiffQuery,
    incoming: Incoming,
  ): Promise<{ changes: FileChange[]; page: DiffPage }> {
    const old = await this.#catalog.revision(key, { fingerprint: from })
    const before = await this.#files.open(revisionKeyOf(key, old))
    const changes = compareFiles(before, incoming.files)
    return { changes, page: await this.#page({ old, before }, incoming, query) }
  }

  #page(
    { old, before }: { old: { fingerprint: string }; before: RevisionFile[] },
    { fingerprint, files: after }: Incoming,
    query: DiffQuery,
  ): Promise<DiffPage> {
    const sides = { fingerprint, compared_fingerprint: old.fingerprint }
    const source = {
      comparisons: this.#comparisons,
      known: async () => new Map(),
      onCompared: async () => undefined,
    }
    return diffPage(source, sides, compareFiles(before, after), query)
  }
}
