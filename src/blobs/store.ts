/**
 * Content-addressed bytes of a workspace. Staging stores what is new and touches what is there;
 * the sweep takes what nothing refers to and nobody touched for an hour, so bytes that an install
 * has staged but not yet committed are safe from it. Whoever fails takes back what it staged.
 */
import { createHash } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import { type Database, transaction } from '../database/client.ts'
import { inParts, PART_BYTES } from '../database/parts.ts'

const SWEEP_BATCH = 100
const UNTOUCHED_MINUTES = 60

export type StagedBytes = { sha256: string; bytes: Uint8Array }

/** In one order for all writers, so that two of them cannot wait for each other. */
const inOrder = (files: StagedBytes[]): StagedBytes[] => {
  const unique = new Map(files.map((file) => [file.sha256, file]))
  return [...unique.values()].toSorted((a, b) => (a.sha256 < b.sha256 ? -1 : 1))
}

/** Of a blob `b`: no revision and no packed archive needs it. */
const isUnreferenced = sql`
  not exists (
    select from skill_files f where f.workspace_id = b.workspace_id and f.sha256 = b.sha256)
  and not exists (
    select from skill_archives a where a.workspace_id = b.workspace_id and a.sha256 = b.sha256)`

/** A blob that was new, and when: whoever touches it after that wants it too. */
export type StagedBlob = { sha256: string; touched_at: string }

/** Makes or touches the rows; returns those that are new and need their bytes. */
const touch = async (
  trx: Transaction<Database>,
  workspaceId: string,
  rows: { sha256: string; size: number }[],
): Promise<StagedBlob[]> => {
  const { rows: touched } = await sql<StagedBlob & { is_new: boolean }>`
    insert into blobs (workspace_id, sha256, size)
    select ${workspaceId}, sha256, size
    from json_to_recordset(${JSON.stringify(rows)}::json) as t (sha256 text, size bigint)
    order by sha256
    on conflict (workspace_id, sha256) do update set touched_at = now()
    returning sha256, touched_at::text, xmax = 0 as is_new`.execute(trx)
  return touched.filter((row) => row.is_new)
}

const partsOf = (workspaceId: string, { sha256, bytes }: StagedBytes) =>
  inParts(bytes).map((piece, part) => ({ workspace_id: workspaceId, sha256, part, bytes: piece }))

/** Stores small files in the transaction that refers to them: nothing of them outlives a failure. */
export const keep = async (
  trx: Transaction<Database>,
  workspaceId: string,
  files: StagedBytes[],
): Promise<void> => {
  if (files.length === 0) return
  const ordered = inOrder(files)
  const digests = ordered.map(({ sha256 }) => sha256)
  const contents = ordered.map(({ bytes }) => Buffer.from(bytes))
  await sql`
    with given as (
      select * from unnest(${digests}::text[], ${contents}::bytea[]) as g (sha256, bytes)
    ), touched as (
      insert into blobs (workspace_id, sha256, size)
      select ${workspaceId}, sha256, length(bytes) from given order by sha256
      on conflict (workspace_id, sha256) do update set touched_at = now()
      returning sha256, size, xmax = 0 as is_new
    )
    insert into blob_parts (workspace_id, sha256, part, bytes)
    select ${workspaceId}, sha256, 0, bytes
    from given join touched using (sha256) where is_new and size > 0`.execute(trx)
}

/** Stores a batch of files, of a bounded size; returns those that were new. */
export const stage = async (
  db: Kysely<Database>,
  workspaceId: string,
  files: StagedBytes[],
): Promise<StagedBlob[]> => {
  if (files.length === 0) return []
  const ordered = inOrder(files)
  return transaction(db, async (trx) => {
    // Whoever refers to them commits later, and durably, and with that all that was before.
    await sql`set local synchronous_commit = off`.execute(trx)
    const staged = await touch(
      trx,
      workspaceId,
      ordered.map(({ sha256, bytes }) => ({ sha256, size: bytes.length })),
    )
    const fresh = new Set(staged.map(({ sha256 }) => sha256))
    const parts = ordered
      .filter((file) => fresh.has(file.sha256))
      .flatMap((file) => partsOf(workspaceId, file))
    const small = parts.filter((part) => part.bytes.length < PART_BYTES)
    if (small.length > 0) await trx.insertInto('blob_parts').values(small).execute()
    for (const part of parts.filter(({ bytes }) => bytes.length === PART_BYTES)) {
      await trx.insertInto('blob_parts').values(part).execute()
    }
    return staged
  })
}

/** Takes back what was staged, but for what somebody else has asked for since. */
export const unstage = async (
  trx: Transaction<Database>,
  workspaceId: string,
  staged: StagedBlob[],
): Promise<void> => {
  await sql`
    delete from blobs b
    using json_to_recordset(${JSON.stringify(staged)}::json)
      as s (sha256 text, touched_at timestamptz)
    where b.workspace_id = ${workspaceId} and b.sha256 = s.sha256
      and b.touched_at = s.touched_at and ${isUnreferenced}`.execute(trx)
}

const readPart = async (
  db: Kysely<Database>,
  workspaceId: string,
  sha256: string,
  part: number,
): Promise<Buffer | null> => {
  const row = await db
    .selectFrom('blob_parts')
    .select('bytes')
    .where('workspace_id', '=', workspaceId)
    .where('sha256', '=', sha256)
    .where('part', '=', part)
    .executeTakeFirst()
  return row?.bytes ?? null
}

export type ByteRange = { start: number; end: number }

/**
 * The bytes of a blob, or of a part of it (`end` is exclusive), in pieces of at most 1 MiB. The last
 * piece comes only if all bytes that were read are those of the digest; of a range, if it starts in
 * a blob's only part.
 */
export async function* read(
  db: Kysely<Database>,
  workspaceId: string,
  { sha256, size }: { sha256: string; size: number },
  { start, end }: ByteRange = { start: 0, end: size },
): AsyncGenerator<Buffer> {
  const isWhole = size <= PART_BYTES || (start === 0 && end === size)
  const hash = isWhole ? createHash('sha256') : null
  for (let part = Math.floor(start / PART_BYTES); part * PART_BYTES < end; part += 1) {
    const bytes = await readPart(db, workspaceId, sha256, part)
    if (!bytes) throw new Error(`blob ${sha256} lacks part ${part}`)
    hash?.update(bytes)
    const first = part * PART_BYTES
    const isLast = first + PART_BYTES >= end
    if (isLast && hash && hash.digest('hex') !== sha256) {
      throw new Error(`blob ${sha256} has other bytes than its name says`)
    }
    yield bytes.subarray(Math.max(0, start - first), Math.min(bytes.length, end - first))
  }
}

/** Stores a blob of any size whose digest is known, reading `bytes` only where it is new. */
export const stageStream = async (
  trx: Transaction<Database>,
  workspaceId: string,
  blob: { sha256: string; size: number },
  bytes: () => AsyncIterable<Uint8Array>,
): Promise<void> => {
  const staged = await touch(trx, workspaceId, [blob])
  if (staged.length === 0) return
  let part = 0
  for await (const piece of regrouped(bytes())) {
    await trx
      .insertInto('blob_parts')
      .values({ workspace_id: workspaceId, sha256: blob.sha256, part, bytes: piece })
      .execute()
    part += 1
  }
}

async function* regrouped(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0)
  for await (const bytes of source) {
    held = Buffer.concat([held, bytes])
    while (held.length >= PART_BYTES) {
      yield held.subarray(0, PART_BYTES)
      held = held.subarray(PART_BYTES)
    }
  }
  if (held.length > 0) yield held
}

const sweepBatch = async (trx: Transaction<Database>): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from blobs where (workspace_id, sha256) in (
      select workspace_id, sha256 from blobs b
      where touched_at < now() - make_interval(mins => ${UNTOUCHED_MINUTES})
        and ${isUnreferenced}
      limit ${SWEEP_BATCH} for update skip locked)`.execute(trx)
  return Number(numAffectedRows ?? 0n)
}

/** Deletes unreferenced bytes; returns how many blobs. Safe in every replica at once. */
export const sweepBlobs = async (db: Kysely<Database>): Promise<number> => {
  let swept = 0
  for (let count = SWEEP_BATCH; count === SWEEP_BATCH; swept += count) {
    count = await transaction(db, sweepBatch)
  }
  return swept
}
