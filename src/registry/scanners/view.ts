/** JSON views of scanners; of headers only the names. Pure. */
import { createHash } from 'node:crypto'
import type { ScannerRow } from './repository.ts'
import type { Scanner } from './schemas.ts'

export const scannerView = (row: ScannerRow): Scanner => ({
  scanner_id: row.scanner_id,
  url: row.url,
  headers: row.header_names,
  timeout_ms: row.timeout_ms,
  required: row.required,
  levels: row.levels,
  registered_at: row.registered_at,
})

/** Covers what is shown, and so no secret. */
export const fingerprintOf = (row: ScannerRow): string =>
  createHash('sha256')
    .update(JSON.stringify(scannerView(row)))
    .digest('hex')
