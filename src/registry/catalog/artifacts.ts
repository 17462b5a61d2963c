/**
 * What discovery indexes offer: the only file of a revision, else its archive without a top folder.
 * Where an artifact is never changes, so it is cached; what is not packed yet is packed when asked
 * for, and an index waits for it only shortly.
 */
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import { fingerprintOf } from '../../packages/fingerprint.ts'
import { withTimeout } from '../../platform/deadline.ts'
import type { Database } from '../../platform/database/client.ts'
import { inTurns } from '../../platform/in-turns.ts'
import type { RevisionFiles, RevisionKey } from '../packs/revision-files.ts'
import type { ArchiveRow } from '../skills/reads.ts'
import type { ArchiveKey } from '../skills/repository.ts'
import { type ArtifactRow, listArtifacts, listPaths } from './artifact-rows.ts'
import type { SkillArchives, StoredArchive } from './archives.ts'
import type { ArchivePacking, Packing } from './packing.ts'

export type OpenedArtifact = StoredArchive

type Artifact =
  | { kind: 'file'; sha256: string; path: string; revision: RevisionKey }
  | ({ kind: 'archive' } & ArchiveRow)

type Deps = {
  db: Kysely<Database>
  files: RevisionFiles
  archives: SkillArchives
  packing: ArchivePacking
}

/** Some hundred bytes each. */
const MAX_CACHED = 100_000
/** How long an index waits for archives. */
const PATIENCE_MS = 2000

const nameOf = (workspaceId: string, fingerprint: string): string => `${workspaceId} ${fingerprint}`

const archiveKeyOf = (workspaceId: string, fingerprint: string): ArchiveKey => ({
  workspaceId,
  fingerprint,
  topFolder: '',
})

/** Two replicas that pack the same rarely meet at one archive. */
const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)

export class Artifacts {
  readonly #deps: Deps
  // A `max` would allocate for all of them at the start.
  readonly #found = new LRUCache<string, Artifact>({
    maxSize: MAX_CACHED,
    sizeCalculation: () => 1,
  })

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /**
   * SHA-256 by fingerprint. `pending` are those whose archives were not packed in time; revisions
   * that are gone are in neither.
   */
  async digests(
    workspaceId: string,
    fingerprints: string[],
  ): Promise<{ digests: Map<string, string>; pending: Set<string> }> {
    const digests = new Map<string, string>()
    const unknown: string[] = []
    for (const fingerprint of fingerprints) {
      const found = this.#found.get(nameOf(workspaceId, fingerprint))
      if (found) digests.set(fingerprint, found.sha256)
      else unknown.push(fingerprint)
    }
    const unpacked = await this.#read(workspaceId, unknown, digests)
    if (unpacked.length === 0) return { digests, pending: new Set() }
    await this.#packAll(unpacked.map((row) => packingOf(workspaceId, row)))
    const left = unpacked.map(({ fingerprint }) => fingerprint)
    const still = await this.#read(workspaceId, left, digests)
    return { digests, pending: new Set(still.map(({ fingerprint }) => fingerprint)) }
  }

  /** Adds the digests of what is packed; returns the rest. */
  async #read(
    workspaceId: string,
    fingerprints: string[],
    digests: Map<string, string>,
  ): Promise<ArtifactRow[]> {
    const unpacked: ArtifactRow[] = []
    await inTurns(await this.#list(workspaceId, fingerprints), (row) => {
      const found = this.#keep(workspaceId, row)
      if (found) digests.set(row.fingerprint, found.sha256)
      else unpacked.push(row)
    })
    return unpacked
  }

  /** Of the current revision of an offered skill; null if it is gone. */
  async open(workspaceId: string, fingerprint: string): Promise<OpenedArtifact | null> {
    const { files, archives } = this.#deps
    const found =
      this.#found.get(nameOf(workspaceId, fingerprint)) ??
      (await this.#find(workspaceId, fingerprint))
    if (found === null) return null
    return found.kind === 'file'
      ? files.find(found.revision, found.path)
      : archives.openStored(archiveKeyOf(workspaceId, fingerprint), found)
  }

  /** The paths of files by fingerprint. */
  async paths(workspaceId: string, fingerprints: string[]): Promise<Map<string, string[]>> {
    if (fingerprints.length === 0) return new Map()
    const rows = await listPaths(this.#deps.db, workspaceId, fingerprints)
    return new Map(rows.map((row) => [row.fingerprint, row.paths]))
  }

  async #find(workspaceId: string, fingerprint: string): Promise<Artifact | null> {
    const [row] = await this.#list(workspaceId, [fingerprint])
    if (!row) return null
    const kept = this.#keep(workspaceId, row)
    if (kept) return kept
    const archive = await this.#deps.packing.pack(packingOf(workspaceId, row))
    return this.#keep(workspaceId, { ...row, archive })
  }

  async #list(workspaceId: string, fingerprints: string[]): Promise<ArtifactRow[]> {
    return fingerprints.length === 0 ? [] : listArtifacts(this.#deps.db, workspaceId, fingerprints)
  }

  /** Null if it is not packed yet. */
  #keep(workspaceId: string, row: ArtifactRow): Artifact | null {
    const found = artifactOf(workspaceId, row)
    if (found) this.#found.set(nameOf(workspaceId, row.fingerprint), found)
    return found
  }

  /** Ends early if all is done, or has failed, which the packing reports. */
  async #packAll(packings: Packing[]): Promise<void> {
    const { packing } = this.#deps
    const packed = Promise.allSettled(shuffled(packings).map((one) => packing.packAhead(one)))
    await withTimeout(packed, PATIENCE_MS).catch(() => undefined)
  }
}

const packingOf = (workspaceId: string, row: ArtifactRow): Packing => ({
  key: archiveKeyOf(workspaceId, row.fingerprint),
  revision: revisionOf(workspaceId, row),
})

const revisionOf = (
  workspaceId: string,
  { skill_id: skillId, revision, fingerprint }: ArtifactRow,
): RevisionKey => ({ workspaceId, skillId, revision, fingerprint })

const artifactOf = (workspaceId: string, row: ArtifactRow): Artifact | null => {
  const { file, archive, fingerprint } = row
  if (file === null) return archive && { kind: 'archive', ...archive }
  if (fingerprintOf([file]) !== fingerprint) {
    throw new Error(`the files of ${fingerprint} are not those that were installed`)
  }
  const { sha256, path } = file
  return { kind: 'file', sha256, path, revision: revisionOf(workspaceId, row) }
}
