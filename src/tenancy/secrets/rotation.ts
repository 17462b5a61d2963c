/**
 * Seals every value that is sealed under another key again, with the current one. Each batch is a
 * transaction, so a killed rotation continues where it stopped when it is run again, and replicas
 * that have both keys keep working.
 */
import type { Kysely, Transaction } from 'kysely'
import { type Actor, systemCaller } from '../../platform/access/caller.ts'
import * as audit from '../audit/log.ts'
import { type Database, transaction } from '../../platform/database/client.ts'
import { keysOf, type SecretKey } from '../../platform/config/secret-key.ts'
import { functionHeaders, mcpServerHeaders, signingSecret } from './places.ts'
import { keysInUse, lockBatch, replaceSealed, type SealedRow, sealedTables } from './repository.ts'
import { open, type SecretLocation, seal, SealFault, type SealedTable } from './seal.ts'

const BATCH = 100

const placeOf: Record<SealedTable, (workspaceId: string, row: string) => SecretLocation> = {
  functions: functionHeaders,
  mcp_servers: mcpServerHeaders,
  workspaces: signingSecret,
}

type Keys = { current: SecretKey; all: ReadonlyMap<string, SecretKey> }

type Faulty = { place: SecretLocation; fault: SealFault }

export type Rotation = {
  sealed: Record<SealedTable, number>
  /** Values left unchanged, because they do not open. */
  faulty: Faulty[]
  /** Ids of keys that are still in use, besides the current one. */
  keysLeft: string[]
}

const resealed = (
  keys: Keys,
  table: SealedTable,
  rows: SealedRow[],
): { fresh: SealedRow[]; faulty: Faulty[] } => {
  const fresh: SealedRow[] = []
  const faulty: Faulty[] = []
  for (const one of rows) {
    const place = placeOf[table](one.workspace_id, one.row)
    try {
      const sealed = seal(keys.current, place, open(keys.all, place, one.sealed))
      fresh.push({ ...one, sealed })
    } catch (error) {
      if (!(error instanceof SealFault)) throw error
      faulty.push({ place, fault: error })
    }
  }
  return { fresh, faulty }
}

const recordRotation = async (
  trx: Transaction<Database>,
  actor: Actor,
  { table, key, rows }: { table: SealedTable; key: string; rows: SealedRow[] },
): Promise<void> => {
  const byWorkspace = Map.groupBy(rows, (row) => row.workspace_id)
  const acts = [...byWorkspace].map(([workspaceId, { length }]) => ({
    caller: { ...systemCaller(workspaceId), actor },
    entry: {
      action: 'secrets_rotate',
      decision: 'allowed',
      target: audit.workspaceTarget(workspaceId),
      details: { table, values: length, key_id: key },
      for_operators: true,
    } as const,
  }))
  await audit.recordAll(trx, acts)
}

type Dependencies = { db: Kysely<Database>; ring: { current: SecretKey; previous: SecretKey[] } }

export const rotate = async ({ db, ring }: Dependencies, actor: Actor): Promise<Rotation> => {
  const keys: Keys = { current: ring.current, all: keysOf(ring) }
  const { id: key } = ring.current
  const rotation: Rotation = {
    sealed: { functions: 0, mcp_servers: 0, workspaces: 0 },
    faulty: [],
    keysLeft: [],
  }
  for (const table of sealedTables) {
    let after: Pick<SealedRow, 'workspace_id' | 'row'> | undefined = { workspace_id: '', row: '' }
    while (after) {
      const batch = { isNot: key, after, limit: BATCH }
      const { last, fresh, faulty } = await transaction(db, async (trx) => {
        const locked = await lockBatch(trx, table, batch)
        const done = resealed(keys, table, locked)
        await replaceSealed(trx, table, done.fresh)
        await recordRotation(trx, actor, { table, key, rows: done.fresh })
        return { last: locked.at(-1), ...done }
      })
      rotation.sealed[table] += fresh.length
      rotation.faulty.push(...faulty)
      after = last
    }
  }
  rotation.keysLeft = [...(await keysInUse(db))].filter((id) => id !== key)
  return rotation
}
