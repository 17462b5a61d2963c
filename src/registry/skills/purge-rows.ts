/**
 * Queries for purges: which revisions have the bytes, and the deletion of all that is stored of
 * them.
 */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { PackageBytes } from '../../platform/objects/deleted.ts'
import type { RevisionQuery } from './file-schemas.ts'
import { fingerprintPurged } from './errors.ts'
import type { SkillKey } from './repository.ts'
import { forgetWords } from './search-rows.ts'
import type { SourceKind } from './schemas.ts'

export type PurgeRow = { purged_at: Date; purged_by: string; purge_reason: string }

export const purgeOf = ({
  purged_at: at,
  purged_by: by,
  purge_reason: reason,
}: { [Field in keyof PurgeRow]: PurgeRow[Field] | null }) =>
  at === null || by === null || reason === null ? null : { at: at.toISOString(), by, reason }

/** The purge of these bytes, in any skill of the workspace. */
export const findPurge = async (
  db: Kysely<Database>,
  { workspaceId, fingerprint }: PackageBytes,
): Promise<PurgeRow | null> => {
  const { rows } = await sql<PurgeRow>`
    select purged_at, purged_by, purge_reason from skill_revisions
    where workspace_id = ${workspaceId} and fingerprint = ${fingerprint}
      and purged_at is not null
    limit 1`.execute(db)
  return rows[0] ?? null
}

/** Called while the bytes are locked, so that no purge happens in between. */
export const checkNotPurged = async (
  trx: Transaction<Database>,
  { workspaceId }: SkillKey,
  fingerprint: string,
): Promise<void> => {
  const purge = await findPurge(trx, { workspaceId, fingerprint })
  if (purge) throw fingerprintPurged(fingerprint, purge.purged_at)
}

/** The newest purged revision of a skill that a version or a fingerprint names. */
export const findPurged = async (
  db: Kysely<Database>,
  { workspaceId, sourceKind, slug }: SkillKey,
  { version, fingerprint }: RevisionQuery,
): Promise<{ fingerprint: string; purged_at: Date } | null> => {
  const isVersion = version === undefined ? sql`true` : sql`r.version = ${version}`
  const isBytes = fingerprint === undefined ? sql`true` : sql`r.fingerprint = ${fingerprint}`
  const { rows } = await sql<{ fingerprint: string; purged_at: Date }>`
    select r.fingerprint, r.purged_at
    from skills s join skill_revisions r using (workspace_id, skill_id)
    where s.workspace_id = ${workspaceId} and s.source_kind = ${sourceKind} and s.slug = ${slug}
      and ${isVersion} and ${isBytes} and r.purged_at is not null
    order by r.revision desc limit 1`.execute(db)
  return rows[0] ?? null
}

export type Holder = { skill_id: number; source_kind: SourceKind; slug: string; revision: number }

/**
 * Every revision of the workspace with these bytes, purged or not, in the order in which every
 * purge locks skills.
 */
export const listHolders = async (
  db: Kysely<Database>,
  { workspaceId, fingerprint }: PackageBytes,
): Promise<Holder[]> => {
  const { rows } = await sql<Holder>`
    select r.skill_id, s.source_kind, s.slug, r.revision
    from skill_revisions r join skills s using (workspace_id, skill_id)
    where r.workspace_id = ${workspaceId} and r.fingerprint = ${fingerprint}
    order by s.slug, s.source_kind, r.revision`.execute(db)
  return rows
}

type Emptied = { object_key: string | null; pack_size: number; words: string[] | null }

/**
 * Clears the bytes, and everything derived from them, from the revisions; returns their objects and
 * their size.
 */
export const emptyRevisions = async (
  trx: Transaction<Database>,
  { workspaceId, fingerprint }: PackageBytes,
  { by, reason }: { by: string; reason: string },
): Promise<{ keys: string[]; bytes: number }> => {
  const { rows } = await sql<Emptied>`
    update skill_revisions r
    set purged_at = now(), purged_by = ${by}, purge_reason = ${reason},
      pack = null, object_key = null, files = '[]',
      display_name = '', description = '', namespace = '', frontmatter = null, manifest = null,
      diagnostics = '[]', ignored_paths = '[]', security_findings = '[]', requirements = '[]',
      capabilities = '[]', permissions = '[]',
      name_words = null, summary_words = null, text_words = null
    from (
      select workspace_id, skill_id, revision, object_key, pack_size, summary_words
      from skill_revisions
      where workspace_id = ${workspaceId} and fingerprint = ${fingerprint} and purged_at is null
      for update
    ) before
    where r.workspace_id = ${workspaceId} and r.skill_id = before.skill_id
      and r.revision = before.revision
    returning before.object_key, before.pack_size,
      tsvector_to_array(before.summary_words) as words`.execute(trx)
  await forgetWords(trx, workspaceId, [...new Set(rows.flatMap(({ words }) => words ?? []))])
  return {
    keys: rows.flatMap(({ object_key: key }) => key ?? []),
    bytes: rows.reduce((sum, { pack_size: size }) => sum + size, 0),
  }
}

/** Deletes the archives packed from these bytes and returns their objects. */
export const deleteArchives = async (
  trx: Transaction<Database>,
  { workspaceId, fingerprint }: PackageBytes,
): Promise<string[]> => {
  const rows = await trx
    .deleteFrom('skill_archives')
    .where('workspace_id', '=', workspaceId)
    .where('fingerprint', '=', fingerprint)
    .returning('object_key')
    .execute()
  return rows.map(({ object_key: key }) => key)
}
