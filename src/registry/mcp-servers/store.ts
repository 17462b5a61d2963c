/** Stores a registration, if its precondition holds and anything is different. */
import type { Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { upsertLocked } from '../../platform/database/upsert-locked.ts'
import { checkPrecondition, type Precondition } from '../../platform/precondition.ts'
import * as repository from './repository.ts'
import type { ServerKey, ServerRow } from './repository.ts'
import { fingerprintOf } from './view.ts'

export const checkFingerprint = (
  expected: Precondition,
  row: ServerRow | null,
  serverId: string,
): void =>
  checkPrecondition(expected, row && fingerprintOf(row), 'mcp_servers', { server_id: serverId })

type Write = {
  key: ServerKey
  values: repository.Registration
  isSame: (before: ServerRow) => boolean
  expected: Precondition
}

export const store = (
  trx: Transaction<Database>,
  { key, values, isSame, expected }: Write,
): Promise<{ row: ServerRow; before: ServerRow | null }> =>
  upsertLocked({
    lock: () => repository.lockServer(trx, key),
    check: (before) => checkFingerprint(expected, before, key.serverId),
    replace: async (before) =>
      isSame(before) ? before : repository.replaceServer(trx, key, values),
    insert: () => repository.insertServer(trx, key, values),
  })
