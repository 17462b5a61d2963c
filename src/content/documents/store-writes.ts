/** Stores documents of one batch in few statements. */
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import type { Body } from './body.ts'
import * as repository from './repository.ts'

const MAX_STATEMENT_BYTES = 1024 * 1024

type Put = { id: string; body: Body }

/** `before`: the stored fingerprint. */
type Write = { id: string; body: Body | null; before: string | null }

/** Splits a batch, to limit the size of a statement. */
const inPortions = (puts: Put[]): Put[][] => {
  const portions: Put[][] = []
  let bytes = Infinity
  for (const put of puts) {
    bytes += put.body.bytes
    if (bytes > MAX_STATEMENT_BYTES) {
      portions.push([])
      bytes = put.body.bytes
    }
    portions.at(-1)?.push(put)
  }
  return portions
}

export const idsOf = (given: { id: string }[]): string[] => given.map(({ id }) => id)

/** Stores new bodies and deletes the removed ones; returns the new times by id. */
export const store = async (
  trx: Transaction<Database>,
  workspaceId: string,
  writes: Write[],
): Promise<Map<string, string>> => {
  const removed = writes.filter(({ body }) => body === null)
  const puts = writes.flatMap(({ id, body, before }) => (body ? [{ id, body, before }] : []))
  const same = puts.filter(({ body, before }) => body.sha256 === before)
  const other = puts.filter(({ body, before }) => body.sha256 !== before)

  const times = []
  for (const portion of inPortions(other)) {
    times.push(...(await repository.putDocuments(trx, workspaceId, portion)))
  }
  if (same.length > 0) {
    times.push(...(await repository.renewDocuments(trx, workspaceId, idsOf(same))))
  }
  if (removed.length > 0) await repository.deleteDocuments(trx, workspaceId, idsOf(removed))
  return new Map(times.map(({ id, registered_at }) => [id, registered_at]))
}
