/**
 * What may be installed by name, with the earlier revisions that still may: for protocols that list
 * skills and their versions. Callers of every role see the same.
 */
import type { Kysely } from 'kysely'
import { packZip, zipSizeOf } from '../../packages/archive/pack-zip.ts'
import { parseSlug } from '../../packages/manifest/slug.ts'
import type { Database } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import type { RevisionFiles } from '../packs/revision-files.ts'
import { findSkillId, type SkillKey } from '../skills/repository.ts'
import * as rows from './installable-rows.ts'

export type { InstallableRevision, InstallableSkill } from './installable-rows.ts'

type Wanted<After> = { after: After | null; order: 'asc' | 'desc'; limit: number }

export type Zip = {
  fingerprint: string
  fileName: string
  size: number
  read: () => AsyncIterable<Uint8Array>
}

const notInstallable = (): AppError =>
  new AppError(
    'skills.not_found',
    'No such skill may be installed here. One that waits for a reviewer is not shown before it is approved.',
  )

const noVersion = (): AppError =>
  new AppError(
    'skills.revision_not_found',
    'The skill has no such version that may be installed. One that waits for a reviewer is not shown before it is approved.',
  )

const noPlace = (): AppError =>
  new AppError(
    'cursor.invalid',
    'There is no such place in the list. Start again at its beginning.',
  )

const pageOf = <Row>(found: Row[], limit: number): { found: Row[]; hasMore: boolean } => ({
  found: found.slice(0, limit),
  hasMore: found.length > limit,
})

export class Installables {
  readonly #db: Kysely<Database>
  readonly #files: RevisionFiles

  constructor({ db, files }: { db: Kysely<Database>; files: RevisionFiles }) {
    this.#db = db
    this.#files = files
  }

  /** After the skill of a key, in the order in which skills were first installed. */
  async list(workspaceId: string, { after, order, limit }: Wanted<SkillKey>) {
    const place = after && (await findSkillId(this.#db, after))
    if (after && place === null) throw noPlace()
    const page = { after: place, order, limit }
    return pageOf(await rows.listInstallable(this.#db, workspaceId, page), limit)
  }

  async find(key: SkillKey): Promise<rows.InstallableSkill> {
    const found = await this.findOrNull(key)
    if (found === null) throw notInstallable()
    return found
  }

  findOrNull(key: SkillKey): Promise<rows.InstallableSkill | null> {
    return rows.findInstallable(this.#db, key)
  }

  /** After the number of a revision. */
  async revisions(key: SkillKey, { after, order, limit }: Wanted<number>) {
    const page = { after, order, limit }
    const found = await rows.listInstallableRevisions(this.#db, key, page)
    if (found.length === 0) await this.find(key)
    return pageOf(found, limit)
  }

  async revision(key: SkillKey, number: number): Promise<rows.InstallableRevision> {
    const page = { after: number - 1, order: 'asc' as const, limit: 1 }
    const [found] = await rows.listInstallableRevisions(this.#db, key, page)
    if (found?.revision === number) return found
    await this.find(key)
    throw noVersion()
  }

  /** What a write has stored, whether it may be installed or waits. */
  async stored(key: SkillKey, fingerprint: string): Promise<rows.InstallableRevision> {
    const found = await rows.findStored(this.#db, key, fingerprint)
    if (found === null) throw notInstallable()
    return found
  }

  /** The files of a revision in a folder of the skill's name; null: of the current one. */
  async zip(key: SkillKey, number: number | null): Promise<Zip> {
    const wanted = number ?? (await this.find(key)).revision
    const { skill_id: skillId, revision, fingerprint } = await this.revision(key, wanted)
    const { workspaceId } = key
    const files = await this.#files.open({ workspaceId, skillId, revision, fingerprint })
    const name = parseSlug(key.slug)?.name ?? key.slug
    return {
      fingerprint,
      fileName: `${name}.zip`,
      size: zipSizeOf(files, name),
      read: () => packZip(files, name),
    }
  }
}
