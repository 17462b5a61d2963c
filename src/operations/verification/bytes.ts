/**
 * Reads the bytes of revisions, archives and chunks, and reports the missing and the damaged ones;
 * packs for Git clients are made again when they are. The service may run meanwhile.
 */
import { Readable } from 'node:stream'
import type { Kysely } from 'kysely'
import { type BlobStore, ObjectMissing } from '../../platform/blob-store/blob-store.ts'
import { ObjectError } from '../../platform/blob-store/object-errors.ts'
import type { Database } from '../../platform/database/client.ts'
import { AppError } from '../../platform/errors.ts'
import { listMarks } from '../../platform/objects/purge-marks.ts'
import { isReferenced } from '../../platform/objects/orphans.ts'
import { damageIn } from '../../registry/packs/check-pack.ts'
import { type NamedBytes, namedBytes } from './named-bytes.ts'

/** Concurrent reads, so that a bucket's latency matters less. */
const AT_ONCE = 4
/** After this many consecutive failures, the store is at fault and not its objects. */
const MAX_UNREADABLE = 4

export type Fault = {
  kind: 'missing' | 'damaged' | 'unreadable' | 'purged'
  /** The key of the object; null for a pack in its row. */
  key: string | null
  owner: string
  reason: string
}

const LATER =
  'it was purged after this database was dumped. Purge the revision again, so that no copy is served'

export type Checked = { objects: number; packsInRows: number; bytes: number; faults: number }

type Deps = { db: Kysely<Database>; store: BlobStore }

const open = async (store: BlobStore, { location }: NamedBytes): Promise<Readable> =>
  location.object_key === null
    ? Readable.from([location.pack ?? Buffer.alloc(0)])
    : store.get(location.object_key)

const faultIn = async (
  store: BlobStore,
  named: NamedBytes,
): Promise<Pick<Fault, 'kind' | 'reason'> | null> => {
  if (named.damage !== null) return { kind: 'damaged', reason: named.damage }
  try {
    const damage = await damageIn(await open(store, named), named.contents, named.size)
    return damage === null ? null : { kind: 'damaged', reason: damage }
  } catch (error) {
    if (error instanceof ObjectMissing)
      return { kind: 'missing', reason: 'the store does not have it' }
    if (error instanceof ObjectError) return { kind: 'damaged', reason: error.message }
    if (!(error instanceof AppError)) throw error
    const { cause } = error
    return { kind: 'unreadable', reason: cause instanceof Error ? cause.message : error.message }
  }
}

export const checkBytes = async (
  { db, store }: Deps,
  report: (fault: Fault) => void,
): Promise<Checked> => {
  const checked: Checked = { objects: 0, packsInRows: 0, bytes: 0, faults: 0 }
  let unreadable = 0
  const check = async (named: NamedBytes): Promise<void> => {
    const { object_key: key } = named.location
    const fault = await faultIn(store, named)
    // Its row may have been deleted since it was read, and the object after that.
    if (fault !== null && key !== null && !(await isReferenced(db, key))) return
    if (key === null) checked.packsInRows += 1
    else checked.objects += 1
    if (key !== null) unreadable = fault?.kind === 'unreadable' ? unreadable + 1 : 0
    if (fault === null) checked.bytes += named.size
    else {
      checked.faults += 1
      report({ ...fault, key, owner: named.owner })
    }
    if (unreadable === MAX_UNREADABLE) {
      throw new Error(`The store cannot be read: ${fault?.reason}`)
    }
  }
  const marks = await listMarks(store)
  const rows = namedBytes(db)
  const checkInTurn = async (): Promise<void> => {
    for await (const named of rows) {
      if (named.mark === null || !marks.has(named.mark)) await check(named)
      else
        report({
          kind: 'purged',
          key: named.location.object_key,
          owner: named.owner,
          reason: LATER,
        })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, checkInTurn))
  return checked
}
