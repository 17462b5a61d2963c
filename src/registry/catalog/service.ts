/** Reads installed skills: the list, one skill, its revisions, its files and their bytes. */
import { buffer } from 'node:stream/consumers'
import type { Caller } from '../../platform/access/caller.ts'
import { DEFAULT_LIMIT, decodeCursor, pageOf } from '../../platform/database/cursor.ts'
import { type WorkspaceState, StateCache } from '../../platform/database/state-cache.ts'
import { AppError } from '../../platform/errors.ts'
import type { RevisionFile, RevisionFiles, RevisionKey } from '../packs/revision-files.ts'
import { readSettings } from '../../tenancy/settings/values.ts'
import type { CatalogueReads } from '../../tenancy/workspaces/catalogue-reads.ts'
import { listReleased } from '../approvals/log.ts'
import { approvalOf } from '../approvals/view.ts'
import type { ReportedRevision } from './sarif.ts'
import { trustOf } from './trust.ts'
import { readPage } from './page.ts'
import { historyFeed } from './history-feed.ts'
import { type JudgedRevision, listJudged, type WantedRevision } from './judged.ts'
import { countsFor } from './counts.ts'
import { findVisible } from './visible-revision.ts'
import * as reads from '../skills/reads.ts'
import { findScan } from '../skills/scans.ts'
import { notInstalled } from '../skills/errors.ts'
import { listApprovedSlugs, listNamed } from '../skills/installed.ts'
import { purgeOf } from '../skills/purge-rows.ts'
import { tagOf } from '../skills/tag.ts'
import type { FileList, RevisionPage, RevisionQuery } from '../skills/file-schemas.ts'
import { PathMatcher } from './path-matcher.ts'
import { pathCandidates, resolveSkills } from './resolve.ts'
import type { Resolution, ResolveBody } from './resolve-schemas.ts'
import type { ListQuery, SkillList } from '../skills/list-schemas.ts'
import type { Skill } from '../skills/schemas.ts'
import { visibilityOf } from '../skills/skill-key.ts'
import { skillDetail, skillItem } from './view.ts'

type CachedFile = RevisionFile & { cached: Buffer | null }

type WantedFile = RevisionQuery & { path: string }

const cacheKeyOf = ({ visibility, sourceKind, slug }: reads.ReadKey, wanted: WantedFile) => [
  visibility,
  sourceKind,
  slug,
  wanted.version,
  wanted.fingerprint,
  wanted.path,
]

export const revisionKeyOf = (
  { workspaceId }: reads.ReadKey,
  { skill_id: skillId, revision, fingerprint }: reads.RevisionRow,
): RevisionKey => ({ workspaceId, skillId, revision, fingerprint })

/** Larger files are read from the store each time. */
const MAX_CACHED_BYTES = 64 * 1024
/** Of a cached file without its bytes. */
const ROW_BYTES = 1024

const REVISION = /^[1-9]\d{0,8}$/

export class SkillCatalog {
  readonly #reads: CatalogueReads
  readonly #files: RevisionFiles
  readonly #matcher = new PathMatcher()
  readonly #cached = new StateCache<CachedFile>({
    maxSize: MAX_CACHED_BYTES * 512,
    sizeOf: ({ cached }) => ROW_BYTES + (cached?.length ?? 0),
  })

  constructor(parts: { reads: CatalogueReads; files: RevisionFiles }) {
    this.#reads = parts.reads
    this.#files = parts.files
  }

  close(): Promise<void> {
    return this.#matcher.close()
  }

  /** skills/list, one page; with `q`, the best matches first. */
  async list(caller: Caller, query: ListQuery): Promise<SkillList> {
    return this.#reads.of(caller.workspaceId, async (db) => {
      const { snapshot, items, next_cursor } = await readPage(db, caller, query)
      // Read after the list: clients would cache older settings under a newer snapshot version.
      const include = {
        health: query.include_health === false ? null : await readSettings(db, caller.workspaceId),
        policy: query.include_policy !== false,
      }
      return {
        snapshot_version: snapshot.snapshot_version,
        generated_at: Math.floor(snapshot.snapshot_at.getTime() / 1000),
        skills: items.map(({ row, match }) => ({
          ...skillItem(caller.workspaceId, row, include),
          ...(match ? { match } : {}),
        })),
        ...(await countsFor(db, caller, query)),
        next_cursor,
      }
    })
  }

  /** In the order of their first approvals. */
  approvedSlugs(workspaceId: string): Promise<string[]> {
    return this.#reads.of(workspaceId, (db) => listApprovedSlugs(db, workspaceId))
  }

  /** Which of these skills are installed, served or not; only for callers who may see both. */
  async installed(
    { workspaceId }: Caller,
    named: readonly { source_kind: string; slug: string }[],
  ): Promise<{ source_kind: string; slug: string }[]> {
    return this.#reads.of(workspaceId, (db) => listNamed(db, workspaceId, named))
  }

  /** The tag is read first, so that a change in between yields another tag. */
  async read(key: reads.ReadKey): Promise<{ skill: Skill; tag: string }> {
    const { workspaceId, visibility } = key
    return this.#reads.of(workspaceId, async (db) => {
      const row = await reads.findSkill(db, key)
      if (!row) throw notInstalled(key)
      const rules = await readSettings(db, workspaceId)
      const trust = await trustOf(db, workspaceId, row)
      // Readers do not see waiting proposals.
      const seen = visibility === 'all' ? trust : { ...trust, proposalId: null, rejection: null }
      return {
        skill: skillDetail(workspaceId, row, { rules, ...seen }),
        tag: tagOf(row),
      }
    })
  }

  async resolve(caller: Caller, body: ResolveBody): Promise<Resolution> {
    const { workspaceId } = caller
    const candidates = await this.#reads.of(workspaceId, (db) =>
      reads.listCandidates(db, workspaceId, visibilityOf(caller)),
    )
    const matching = await this.#matcher.matching(pathCandidates(candidates), body.paths ?? [])
    return resolveSkills(candidates, body, matching)
  }

  async revisions(
    key: reads.ReadKey,
    query: { limit?: number; cursor?: string },
  ): Promise<RevisionPage> {
    const { limit = DEFAULT_LIMIT, cursor } = query
    const filters = { list: 'revisions', source_kind: key.sourceKind, slug: key.slug }
    const before = decodeCursor(cursor, 1, filters)?.[0]
    if (before !== undefined && !REVISION.test(before)) {
      throw new AppError(
        'cursor.invalid',
        'The cursor does not name a revision. Start again without it.',
      )
    }
    const rows = await this.#revisions(key, before === undefined ? null : Number(before), limit)
    if (rows.length === 0 && before === undefined) throw notInstalled(key)
    const { page, next_cursor } = pageOf(rows, limit, (last) => [String(last.revision)], filters)
    return {
      revisions: page.map((row) => ({
        revision: row.revision,
        fingerprint: row.fingerprint,
        version: row.version,
        status: row.is_current ? 'current' : 'superseded',
        served: row.is_served,
        status_reason: row.status_reason,
        blocked_reason: row.blocked_reason,
        installed_at: row.installed_at.toISOString(),
        installed_by: row.installed_by,
        approval: approvalOf(row),
        purge: purgeOf(row),
      })),
      next_cursor,
    }
  }

  async history(key: reads.ReadKey): Promise<string> {
    const rows = await this.#revisions(key, null, DEFAULT_LIMIT)
    if (rows.length === 0) throw notInstalled(key)
    const newest = rows.slice(0, DEFAULT_LIMIT).map((row) => ({ ...row, purge: purgeOf(row) }))
    return historyFeed(key, newest)
  }

  async files(key: reads.ReadKey, wanted: RevisionQuery): Promise<FileList> {
    const revision = await this.revision(key, wanted)
    const files = await this.#files.list(revisionKeyOf(key, revision))
    return { fingerprint: revision.fingerprint, files, ignored: revision.ignored_paths }
  }

  /** What was found in a revision, and what of it a reviewer has released. */
  async findings(key: reads.ReadKey, wanted: RevisionQuery): Promise<ReportedRevision> {
    const { workspaceId, sourceKind: source_kind, slug } = key
    return this.#reads.of(workspaceId, async (db) => {
      const {
        skill_id: skillId,
        revision,
        fingerprint,
        version,
      } = await findVisible(db, key, wanted)
      const place = { workspaceId, skillId, revision }
      const { security_findings: findings, scan_version } = await findScan(db, place)
      const released = await listReleased(db, workspaceId, { skillId, fingerprint })
      return { source_kind, slug, version, fingerprint, scan_version, findings, released }
    })
  }

  /** Opens one file; its bytes are read on demand. */
  async openFile(key: reads.ReadKey, wanted: RevisionQuery, path: string): Promise<RevisionFile> {
    const revision = await this.revision(key, wanted)
    const file = await this.#files.find(revisionKeyOf(key, revision), path)
    if (!file) {
      throw new AppError('skills.file_not_found', 'That revision has no file at this path.')
    }
    return file
  }

  /** The same, with small files cached per workspace state. */
  async readFile(
    key: reads.ReadKey,
    wanted: WantedFile,
    state: WorkspaceState,
  ): Promise<CachedFile> {
    return this.#cached.get(state, cacheKeyOf(key, wanted), async () => {
      const file = await this.openFile(key, wanted, wanted.path)
      if (file.size > MAX_CACHED_BYTES) return { ...file, cached: null }
      return { ...file, cached: await buffer(file.read()) }
    })
  }

  async revision(key: reads.ReadKey, wanted: RevisionQuery): Promise<reads.RevisionRow> {
    return this.#reads.of(key.workspaceId, (db) => findVisible(db, key, wanted))
  }

  /** What readers may have of these, with what its approval rests on; null for the rest. */
  async judged(
    workspaceId: string,
    wanted: readonly WantedRevision[],
  ): Promise<(JudgedRevision | null)[]> {
    return this.#reads.of(workspaceId, (db) => listJudged(db, workspaceId, wanted))
  }

  async #revisions(key: reads.ReadKey, before: number | null, limit: number) {
    return this.#reads.of(key.workspaceId, (db) => reads.listRevisions(db, key, { before, limit }))
  }
}
