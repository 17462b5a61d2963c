/** Whether the database and the service agree with what the writers were told. */
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../src/platform/database/client.ts'
import { request } from '../process/client.ts'
import { sha256 } from '../support/psu1.ts'
import type { SkillWriter, Write } from './skill-writer.ts'
import type { SentUpload } from './uploading.ts'

type Rows = { slug: string; writes: Write[]; revisions: string[]; current: string | null }

const readRows = async (db: Kysely<Database>, slug: string): Promise<Rows> => {
  const writes = await sql<Write>`
    select case e.payload->>'reason' when 'installed' then 'install' when 'updated' then 'update'
        when 'rolled_back' then 'rollback' else 'uninstall' end as action,
      c->>'fingerprint_before' as before, c->>'fingerprint_after' as after
    from events e, json_array_elements(e.payload->'changes') c
    where c->>'slug' = ${slug} order by e.snapshot_version`.execute(db)
  const revisions = await sql<{ fingerprint: string; is_current: boolean }>`
    select r.fingerprint, r.revision is not distinct from s.current_revision as is_current
    from skills s join skill_revisions r using (workspace_id, skill_id)
    where s.slug = ${slug} order by r.revision`.execute(db)
  return {
    slug,
    writes: writes.rows,
    revisions: revisions.rows.map(({ fingerprint }) => fingerprint),
    current: revisions.rows.find((row) => row.is_current)?.fingerprint ?? null,
  }
}

/** What the rows are after these writes, and no others. */
const expectedRows = (slug: string, writes: Write[]): Rows => ({
  slug,
  writes,
  revisions: writes.flatMap(({ action, after }) =>
    (action === 'install' || action === 'update') && after !== null ? [after] : [],
  ),
  current: writes.at(-1)?.after ?? null,
})

/** Every write that was acknowledged is there once and in its order; the one under way may be. */
export const compareWrites = async (
  db: Kysely<Database>,
  { slug, done, pending }: Pick<SkillWriter, 'slug' | 'done' | 'pending'>,
): Promise<{ found: Rows; expected: Rows }> => {
  const found = await readRows(db, slug)
  const isDone = pending !== null && found.writes.length > done.length
  return { found, expected: expectedRows(slug, isDone ? [...done, pending] : done) }
}

/**
 * Keys that would do a write a second time, or keep one from being done at all: the write stands
 * if and only if its key says so.
 */
export const findWrongKeys = async (
  db: Kysely<Database>,
  { slug, keyed }: SkillWriter,
): Promise<unknown[]> => {
  const { writes } = await readRows(db, slug)
  const done = new Set(writes.map((write) => JSON.stringify(write)))
  const wrong: unknown[] = []
  for (const { key, write, isAcknowledged } of keyed) {
    const { rows } = await sql<{ is_done: boolean }>`
      select state <> 'running' as is_done from idempotency_keys where key = ${key}`.execute(db)
    const isDone = rows[0]?.is_done === true
    const { action, before, after } = write
    if (
      (isAcknowledged && !isDone) ||
      (isDone && !done.has(JSON.stringify({ action, before, after })))
    ) {
      wrong.push({ key, write, isAcknowledged, isDone })
    }
  }
  return wrong
}

type UploadRow = { status: string; received: number; is_installed: boolean }

/** What an upload may be, after what was acknowledged of it. */
export const findLostUploads = async (
  db: Kysely<Database>,
  uploads: SentUpload[],
): Promise<unknown[]> => {
  const lost: unknown[] = []
  for (const upload of uploads) {
    const { rows } = await sql<UploadRow>`
      select status, received_bytes as received, exists (
        select from skill_revisions where fingerprint = ${upload.fingerprint}) as is_installed
      from uploads where upload_id = ${upload.uploadId}`.execute(db)
    const [row] = rows
    const isKept =
      row !== undefined &&
      row.received >= upload.acknowledged &&
      (!upload.isFinalized || row.status === 'finalized' || row.status === 'consumed') &&
      (row.status !== 'consumed' || row.is_installed)
    if (!isKept) lost.push({ upload, row })
  }
  return lost
}

const readBytes = async (url: string): Promise<Buffer> => {
  const response = await fetch(url)
  const bytes = Buffer.from(await response.arrayBuffer())
  if (response.status !== 200) throw new Error(`${url}: ${response.status} ${bytes.toString()}`)
  return bytes
}

/** What cannot be read back of a revision, byte for byte, through the service. */
export const findUnreadable = async (
  url: string,
  writer: SkillWriter,
  fingerprint: string,
): Promise<string[]> => {
  const pack = writer.packs.get(fingerprint)
  if (!pack) return [`${writer.slug} has a revision ${fingerprint} that nobody wrote`]
  const path = `/v1/workspaces/default/skills/user/${writer.slug}/files`
  const query = `?fingerprint=${fingerprint}`
  const { body } = await request(url, path + query)
  const listed = body.files?.map((file: { path: string; executable: boolean }) => [
    file.path,
    file.executable,
  ])
  const wanted = Array.from(pack.files, ([name, { isExecutable }]) => [name, isExecutable])
  const unreadable = JSON.stringify(listed) === JSON.stringify(wanted) ? [] : [JSON.stringify(body)]
  for (const [name, { bytes }] of pack.files) {
    const read = await readBytes(`${url}${path}/${name}${query}`)
    if (sha256(read) !== sha256(bytes)) unreadable.push(`${writer.slug}/${name} of ${fingerprint}`)
  }
  return unreadable
}
