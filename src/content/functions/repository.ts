/** Rows of `functions`. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { renewedFrom } from '../../platform/database/instants.ts'
import type { Sealed } from '../../tenancy/secrets/seal.ts'
import type { JsonSchema } from './json-schema.ts'

export type FunctionKey = { workspaceId: string; functionId: string }

export type FunctionValues = {
  url: string
  timeout_ms: number | null
  header_names: string[]
  /** Null if there are none. */
  headers: Sealed | null
  description: string | null
  input_schema: JsonSchema | null
  output_schema: JsonSchema | null
  /** Whether it can be read at its `iii://fn/…` URI. */
  readable: boolean
  registration_hash: string
}

export type FunctionRow = FunctionValues & { function_id: string; registered_at: string }

/** With microseconds, unlike a Date: a function registered twice has two times. */
const columns = sql`
  function_id, url, timeout_ms, header_names, headers, description, input_schema, output_schema,
  readable, registration_hash,
  to_char(registered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as registered_at`

const isKey = ({ workspaceId, functionId }: FunctionKey) =>
  sql`workspace_id = ${workspaceId} and function_id = ${functionId}`

export const findFunction = async (
  db: Kysely<Database>,
  key: FunctionKey,
): Promise<FunctionRow | null> => {
  const { rows } = await sql<FunctionRow>`
    select ${columns} from functions where ${isKey(key)}`.execute(db)
  return rows[0] ?? null
}

export const lockFunction = async (
  trx: Transaction<Database>,
  key: FunctionKey,
): Promise<FunctionRow | null> => {
  const { rows } = await sql<FunctionRow>`
    select ${columns} from functions where ${isKey(key)} for update`.execute(trx)
  return rows[0] ?? null
}

/** Waits for other writers of the registration, and locks it. */
export const lockRegistration = async (
  trx: Transaction<Database>,
  key: FunctionKey,
): Promise<string | null> => {
  const { rows } = await sql<{ registration_hash: string }>`
    select registration_hash from functions where ${isKey(key)} for share`.execute(trx)
  return rows[0]?.registration_hash ?? null
}

/** A capability of an installed skill, and the registration that it is bound to. */
export type Dependent = {
  source_kind: string
  slug: string
  capability_id: string
  registration_hash: string
}

export const listDependents = async (
  trx: Transaction<Database>,
  { workspaceId, functionId }: FunctionKey,
): Promise<Dependent[]> => {
  const { rows } = await sql<Dependent>`
    select s.source_kind, s.slug, b.capability_id, b.registration_hash
    from capability_functions b
    join skills s on s.workspace_id = b.workspace_id and s.skill_id = b.skill_id
    where b.workspace_id = ${workspaceId} and b.function_id = ${functionId}
      and s.current_revision is not null
    order by s.source_kind, s.slug, b.capability_id`.execute(trx)
  return rows
}

/** In the byte order of their ids, one more than `limit`. */
export const listFunctions = async (
  db: Kysely<Database>,
  workspaceId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<FunctionRow[]> => {
  const { rows } = await sql<FunctionRow>`
    select ${columns} from functions
    where workspace_id = ${workspaceId} and function_id > ${after ?? ''}
    order by function_id limit ${limit + 1}`.execute(db)
  return rows
}

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

/** Null if another transaction inserted it first. */
export const insertFunction = async (
  trx: Transaction<Database>,
  { workspaceId, functionId }: FunctionKey,
  values: FunctionValues,
): Promise<FunctionRow | null> => {
  const { rows } = await sql<FunctionRow>`
    with stored as (
      insert into functions (workspace_id, function_id, url, timeout_ms, header_names, headers,
        description, input_schema, output_schema, readable, registration_hash)
      values (${workspaceId}, ${functionId}, ${values.url}, ${values.timeout_ms},
        ${values.header_names}, ${json(values.headers)}, ${values.description},
        ${json(values.input_schema)}, ${json(values.output_schema)}, ${values.readable},
        ${values.registration_hash})
      on conflict do nothing
      returning *
    ) select ${columns} from stored`.execute(trx)
  return rows[0] ?? null
}

/** The function must be locked. */
export const replaceFunction = async (
  trx: Transaction<Database>,
  key: FunctionKey,
  values: FunctionValues,
): Promise<FunctionRow> => {
  const { rows } = await sql<FunctionRow>`
    with stored as (
      update functions set
        url = ${values.url}, timeout_ms = ${values.timeout_ms},
        header_names = ${values.header_names}, headers = ${json(values.headers)},
        description = ${values.description}, input_schema = ${json(values.input_schema)},
        output_schema = ${json(values.output_schema)}, readable = ${values.readable},
        registration_hash = ${values.registration_hash},
        registered_at = ${renewedFrom('registered_at')}
      where ${isKey(key)}
      returning *
    ) select ${columns} from stored`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`the function ${key.functionId} is gone`)
  return row
}

export const deleteFunction = async (
  trx: Transaction<Database>,
  key: FunctionKey,
): Promise<void> => {
  await sql`delete from functions where ${isKey(key)}`.execute(trx)
}
