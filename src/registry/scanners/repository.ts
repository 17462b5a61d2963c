/** Rows of `scanners`. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { renewedFrom } from '../../platform/database/instants.ts'
import type { Sealed } from '../../tenancy/secrets/seal.ts'
import type { Levels } from './levels.ts'

export type ScannerKey = { workspaceId: string; scannerId: string }

export type Registration = {
  url: string
  header_names: string[]
  /** Null where there are none. */
  headers: Sealed | null
  timeout_ms: number
  required: boolean
  levels: Levels
}

export type ScannerRow = Registration & { scanner_id: string; registered_at: string }

/** Finer than a Date: a scanner registered twice has two times. */
const columns = sql`
  scanner_id, url, header_names, headers, timeout_ms, required, levels,
  to_char(registered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as registered_at`

const isKey = ({ workspaceId, scannerId }: ScannerKey) =>
  sql`workspace_id = ${workspaceId} and scanner_id = ${scannerId}`

export const findScanner = async (
  db: Kysely<Database>,
  key: ScannerKey,
): Promise<ScannerRow | null> => {
  const { rows } = await sql<ScannerRow>`
    select ${columns} from scanners where ${isKey(key)}`.execute(db)
  return rows[0] ?? null
}

export const lockScanner = async (
  trx: Transaction<Database>,
  key: ScannerKey,
): Promise<ScannerRow | null> => {
  const { rows } = await sql<ScannerRow>`
    select ${columns} from scanners where ${isKey(key)} for update`.execute(trx)
  return rows[0] ?? null
}

/** By id. */
export const listScanners = async (
  db: Kysely<Database>,
  workspaceId: string,
): Promise<ScannerRow[]> => {
  const { rows } = await sql<ScannerRow>`
    select ${columns} from scanners where workspace_id = ${workspaceId}
    order by scanner_id`.execute(db)
  return rows
}

const json = (sealed: Sealed | null): string | null => sealed && JSON.stringify(sealed)

/** Null if another transaction inserted it first. */
export const insertScanner = async (
  trx: Transaction<Database>,
  { workspaceId, scannerId }: ScannerKey,
  { url, header_names, headers, timeout_ms, required, levels }: Registration,
): Promise<ScannerRow | null> => {
  const { rows } = await sql<ScannerRow>`
    with stored as (
      insert into scanners
        (workspace_id, scanner_id, url, header_names, headers, timeout_ms, required, levels)
      values (${workspaceId}, ${scannerId}, ${url}, ${header_names}, ${json(headers)},
        ${timeout_ms}, ${required}, ${JSON.stringify(levels)})
      on conflict do nothing
      returning *
    ) select ${columns} from stored`.execute(trx)
  return rows[0] ?? null
}

/** The scanner must be locked. */
export const replaceScanner = async (
  trx: Transaction<Database>,
  key: ScannerKey,
  { url, header_names, headers, timeout_ms, required, levels }: Registration,
): Promise<ScannerRow> => {
  const { rows } = await sql<ScannerRow>`
    with stored as (
      update scanners set
        url = ${url}, header_names = ${header_names}, headers = ${json(headers)},
        timeout_ms = ${timeout_ms}, required = ${required}, levels = ${JSON.stringify(levels)},
        registered_at = ${renewedFrom('registered_at')}
      where ${isKey(key)}
      returning *
    ) select ${columns} from stored`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`the scanner ${key.scannerId} is gone`)
  return row
}

export const deleteScanner = async (trx: Transaction<Database>, key: ScannerKey): Promise<void> => {
  await sql`delete from scanners where ${isKey(key)}`.execute(trx)
}
