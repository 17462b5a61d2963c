/** Reads every byte that a row refers to, past the service. */
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type Kysely, sql } from 'kysely'
import type { PackageFile } from '../../src/packages/types.ts'
import type { BlobStore } from '../../src/platform/blob-store/blob-store.ts'
import type { Database } from '../../src/platform/database/client.ts'
import { sha256 } from '../support/psu1.ts'

const read = async (store: BlobStore, key: string): Promise<Buffer | null> => {
  try {
    return await buffer(await store.get(key))
  } catch {
    return null
  }
}

const damagedPacks = async (db: Kysely<Database>, store: BlobStore): Promise<string[]> => {
  const { rows } = await sql<{
    name: string
    files: PackageFile[]
    pack: Buffer | null
    object_key: string | null
    pack_size: number
  }>`
    select workspace_id || ' ' || skill_id || ' ' || revision as name, files, pack, object_key,
      pack_size::int as pack_size
    from skill_revisions`.execute(db)
  const damaged: string[] = []
  for (const { name, files, pack, object_key: key, pack_size: size } of rows) {
    const bytes = key === null ? pack : await read(store, key)
    const isWhole =
      bytes?.length === size &&
      files.every(
        (file) => sha256(bytes.subarray(file.offset, file.offset + file.size)) === file.sha256,
      )
    if (!isWhole) damaged.push(`revision ${name}`)
  }
  return damaged
}

const damagedObjects = async (db: Kysely<Database>, store: BlobStore): Promise<string[]> => {
  const { rows } = await sql<{ key: string; start: number; size: number; digest: string }>`
    select object_key as key, 0 as start, chunk_len::int as size, chunk_sha256 as digest
      from upload_chunks
    union all select object_key, 0, size::int, sha256 from skill_archives
    union all select object_key, 0, pack_size::int, pack_sha256 from git_commits
      where object_key is not null
    union all select object_key, pack_size::int, index_size::int, index_sha256 from git_commits
      where object_key is not null`.execute(db)
  const damaged: string[] = []
  for (const { key, start, size, digest } of rows) {
    const bytes = (await read(store, key))?.subarray(start, start + size)
    if (bytes?.length !== size || sha256(bytes) !== digest) damaged.push(key)
  }
  return damaged
}

const damagedUploads = async (db: Kysely<Database>, store: BlobStore): Promise<string[]> => {
  const { rows } = await sql<{ upload_id: string; digest: string; keys: string[] }>`
    select u.upload_id, u.sha256 as digest,
      array_agg(c.object_key order by c.chunk_offset) as keys
    from uploads u join upload_chunks c using (workspace_id, upload_id)
    where u.status = 'finalized' group by u.workspace_id, u.upload_id`.execute(db)
  const damaged: string[] = []
  for (const { upload_id: uploadId, digest, keys } of rows) {
    const hash = createHash('sha256')
    for (const key of keys) hash.update((await read(store, key)) ?? '')
    if (hash.digest('hex') !== digest) damaged.push(`upload ${uploadId}`)
  }
  return damaged
}

/** Names of what is lost or damaged. */
export const findDamaged = async (db: Kysely<Database>, store: BlobStore): Promise<string[]> => [
  ...(await damagedPacks(db, store)),
  ...(await damagedObjects(db, store)),
  ...(await damagedUploads(db, store)),
]
