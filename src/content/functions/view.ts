/** The JSON view of a stored function, with only the names of its headers. Pure. */
import { createHash } from 'node:crypto'
import type { FunctionRow } from './repository.ts'
import type { FunctionItem, RegisteredFunction } from './schemas.ts'

export const functionItem = (row: FunctionRow, defaultTimeoutMs: number): FunctionItem => ({
  function_id: row.function_id,
  url: row.url,
  method: 'POST',
  timeout_ms: row.timeout_ms ?? defaultTimeoutMs,
  headers: row.header_names,
  description: row.description,
  readable: row.readable,
  registration_hash: row.registration_hash,
  registered_at: row.registered_at,
})

export const functionDetail = (row: FunctionRow, defaultTimeoutMs: number): RegisteredFunction => ({
  ...functionItem(row, defaultTimeoutMs),
  ...(row.input_schema === null ? {} : { input_schema: row.input_schema }),
  ...(row.output_schema === null ? {} : { output_schema: row.output_schema }),
})

/** Covers what is shown, and so no secret. The time makes it different for each registration. */
export const fingerprintOf = (row: FunctionRow): string =>
  createHash('sha256')
    .update(JSON.stringify(functionDetail(row, 0)))
    .digest('hex')
