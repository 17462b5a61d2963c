/** Reads installed skills: the list, one skill, its revisions, its files and their bytes. */
import { buffer } from 'node:stream/consumers'
import type { Kysely } from 'kysely'
import type { Caller } from '../../platform/access/caller.ts'
import type { Database } from '../../platform/database/client.ts'
import { DEFAULT_LIMIT, decodeCursor, encodeCursor } from '../../platform/database/cursor.ts'
import { type WorkspaceState, StateCache } from '../../platform/database/state-cache.ts'
import { AppError } from '../../platform/errors.ts'
import type { RevisionFile, RevisionFiles, RevisionKey } from '../packs/revision-files.ts'
import { revisionPurged } from '../packs/errors.ts'
import { readSettings } from '../../tenancy/settings/values.ts'
import { listReleased } from '../approvals/log.ts'
import type { ReportedRevision } from './sarif.ts'
import { trustOf } from './trust.ts'
import { findPage } from './found.ts'
import { historyFeed } from './history-feed.ts'
import { listSkills } from './list.ts'
import * as reads from '../skills/reads.ts'
import { findScan } from '../skills/scans.ts'
import { noRevision, notInstalled, unserved } from '../skills/errors.ts'
import { findPurged, purgeOf } from '../skills/purge-rows.ts'
import { tagOf } from '../skills/tag.ts'
import type { FileList, RevisionPage, RevisionQuery } from '../skills/file-schemas.ts'
import { PathMatcher } from './path-matcher.ts'
import { pathCandidates, resolveSkills } from './resolve.ts'
import type { Resolution, ResolveBody } from './resolve-schemas.ts'
import type { ListQuery, Skill, SkillList } from '../skills/schemas.ts'
import { visibilityOf } from '../skills/skill-key.ts'
import { skillDetail, skillItem } from './view.ts'

type CachedFile = RevisionFile & { cached?: Buffer }

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
/** The approximate memory of a cached file without its bytes. */
const ROW_BYTES = 1024

/** A revision number in a cursor. */
const REVISION = /^[1-9]\d{0,8}$/

export class SkillCatalog {
  readonly #db: Kysely<Database>
  readonly #files: RevisionFiles
  readonly #matcher = new PathMatcher()
  readonly #cached = new StateCache<CachedFile>({
    maxSize: MAX_CACHED_BYTES * 512,
    sizeOf: ({ cached }) => ROW_BYTES + (cached?.length ?? 0),
  })

  constructor({ db, files }: { db: Kysely<Database>; files: RevisionFiles }) {
    this.#db = db
    this.#files = files
  }

  async close(): Promise<void> {
    await this.#matcher.close()
  }

  /** skills/list, one page; with `q`, the best matches first. */
  async list(caller: Caller, query: ListQuery): Promise<SkillList> {
    const { snapshot, items, next_cursor } = await this.#page(caller, query)
    // Read after the list: clients would cache older settings under a newer snapshot version.
    const include = {
      health:
        query.include_health === false ? null : await readSettings(this.#db, caller.workspaceId),
      policy: query.include_policy !== false,
    }
    return {
      snapshot_version: snapshot.snapshot_version,
      generated_at: Math.floor(snapshot.snapshot_at.getTime() / 1000),
      skills: items.map(({ row, match }) => ({
        ...skillItem(caller.workspaceId, row, include),
        ...(match ? { match } : {}),
      })),
      next_cursor,
    }
  }

  async #page(caller: Caller, query: ListQuery) {
    const { workspaceId } = caller
    const { q, limit = DEFAULT_LIMIT, cursor, ...filters } = query
    const visibility = visibilityOf(caller)
    if (q !== undefined && q.trim() !== '') {
      const page = await findPage(this.#db, { workspaceId, visibility }, { ...query, q })
      return { ...page, items: page.found }
    }
    const after = decodeCursor(cursor, 2, filters)
    const { snapshot, rows } = await listSkills(this.#db, workspaceId, query, {
      visibility,
      after,
      limit,
    })
    const page = rows.slice(0, limit)
    const last = rows.length > limit ? page.at(-1) : undefined
    return {
      snapshot,
      items: page.map((row) => ({ row, match: undefined })),
      next_cursor: last ? encodeCursor([last.source_kind, last.slug], filters) : null,
    }
  }

  /** The tag is read first, so that a change in between yields another tag. */
  async read(key: reads.ReadKey): Promise<{ skill: Skill; tag: string }> {
    const row = await reads.findSkill(this.#db, key)
    if (!row) throw notInstalled(key)
    const { workspaceId, visibility } = key
    const rules = await readSettings(this.#db, workspaceId)
    const trust = await trustOf(this.#db, workspaceId, row)
    // Readers do not see waiting proposals.
    const seen = visibility === 'all' ? trust : { ...trust, proposalId: null, rejection: null }
    return {
      skill: skillDetail(workspaceId, row, { rules, ...seen }),
      tag: tagOf(row),
    }
  }

  async resolve(caller: Caller, body: ResolveBody): Promise<Resolution> {
    const { workspaceId } = caller
    const candidates = await reads.listCandidates(this.#db, workspaceId, visibilityOf(caller))
    const matching = await this.#matcher.matching(pathCandidates(candidates), body.paths ?? [])
    return resolveSkills(candidates, body, matching)
  }

  async revisions(
    key: reads.ReadKey,
    query: { limit?: number; cursor?: string },
  ): Promise<RevisionPage> {
    const { limit = DEFAULT_LIMIT, cursor } = query
    const filters = { source_kind: key.sourceKind, slug: key.slug }
    const before = decodeCursor(cursor, 1, filters)?.[0]
    if (before !== undefined && !REVISION.test(before)) {
      throw new AppError(
        'cursor.invalid',
        'The cursor does not name a revision. Start again without it.',
      )
    }
    const rows = await reads.listRevisions(this.#db, key, {
      before: before === undefined ? null : Number(before),
      limit,
    })
    if (rows.length === 0 && before === undefined) throw notInstalled(key)
    const page = rows.slice(0, limit)
    const last = rows.length > limit ? page.at(-1) : undefined
    return {
      revisions: page.map((row) => ({
        revision: row.revision,
        fingerprint: row.fingerprint,
        version: row.version,
        status: row.is_current ? 'current' : 'superseded',
        served: row.is_served,
        status_reason: row.status_reason,
        installed_at: row.installed_at.toISOString(),
        installed_by: row.installed_by,
        purge: purgeOf(row),
      })),
      next_cursor: last ? encodeCursor([String(last.revision)], filters) : null,
    }
  }

  /** The newest revisions, as an Atom feed. */
  async history(key: reads.ReadKey): Promise<string> {
    const rows = await reads.listRevisions(this.#db, key, { before: null, limit: DEFAULT_LIMIT })
    if (rows.length === 0) throw notInstalled(key)
    const newest = rows.slice(0, DEFAULT_LIMIT)
    return historyFeed(
      key,
      newest.map((row) => ({ ...row, purge: purgeOf(row) })),
    )
  }

  async files(key: reads.ReadKey, wanted: RevisionQuery): Promise<FileList> {
    const revision = await this.revision(key, wanted)
    const files = await this.#files.list(revisionKeyOf(key, revision))
    return { fingerprint: revision.fingerprint, files, ignored: revision.ignored_paths }
  }

  /** What was found in a revision, and what of it a reviewer has released. */
  async findings(key: reads.ReadKey, wanted: RevisionQuery): Promise<ReportedRevision> {
    const { skill_id: skillId, revision, fingerprint, version } = await this.revision(key, wanted)
    const { workspaceId, sourceKind: source_kind, slug } = key
    const place = { workspaceId, skillId, revision }
    const { security_findings: findings, scan_version } = await findScan(this.#db, place)
    const released = await listReleased(this.#db, workspaceId, { skillId, fingerprint })
    return { source_kind, slug, version, fingerprint, scan_version, findings, released }
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
      if (file.size > MAX_CACHED_BYTES) return file
      return { ...file, cached: await buffer(file.read()) }
    })
  }

  /** The requested revision; throws if it does not exist. */
  async revision(key: reads.ReadKey, wanted: RevisionQuery): Promise<reads.RevisionRow> {
    const revision = await reads.findRevision(this.#db, key, wanted)
    if (revision) return revision
    const isPinned = wanted.version !== undefined || wanted.fingerprint !== undefined
    if (isPinned) await this.#checkNotPurged(key, wanted)
    const error = isPinned ? noRevision(key.slug) : notInstalled(key)
    const hidden =
      key.visibility === 'clean'
        ? await reads.findRevision(this.#db, { ...key, visibility: 'all' }, wanted)
        : null
    throw hidden?.status_reason ? unserved(key.slug, hidden.status_reason, error) : error
  }

  /** A version may name bytes that readers never saw, so their purge is not reported to readers. */
  async #checkNotPurged(key: reads.ReadKey, wanted: RevisionQuery): Promise<void> {
    if (wanted.fingerprint === undefined && key.visibility === 'served') return
    const purged = await findPurged(this.#db, key, wanted)
    if (!purged) return
    throw revisionPurged(purged.fingerprint, { slug: key.slug, purgedAt: purged.purged_at })
  }
}
