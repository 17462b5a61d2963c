/** Rows of `prompts`. */
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../../platform/database/client.ts'
import { renewedFrom } from '../../platform/database/instants.ts'
import type { PromptValues } from './rules.ts'

export type PromptKey = { workspaceId: string; name: string }

export type PromptRow = PromptValues & { name: string; registered_at: string }

/** With microseconds, unlike a Date: a prompt registered twice has two times. */
const columns = sql`
  name, description, arguments, function_id,
  to_char(registered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as registered_at`

const isKey = ({ workspaceId, name }: PromptKey) =>
  sql`workspace_id = ${workspaceId} and name = ${name}`

export const findPrompt = async (
  db: Kysely<Database>,
  key: PromptKey,
): Promise<PromptRow | null> => {
  const { rows } = await sql<PromptRow>`
    select ${columns} from prompts where ${isKey(key)}`.execute(db)
  return rows[0] ?? null
}

export const lockPrompt = async (
  trx: Transaction<Database>,
  key: PromptKey,
): Promise<PromptRow | null> => {
  const { rows } = await sql<PromptRow>`
    select ${columns} from prompts where ${isKey(key)} for update`.execute(trx)
  return rows[0] ?? null
}

/** In the byte order of their names, after `after`. */
export const listPrompts = async (
  db: Kysely<Database>,
  workspaceId: string,
  { after, limit }: { after: string | null; limit: number },
): Promise<PromptRow[]> => {
  const { rows } = await sql<PromptRow>`
    select ${columns} from prompts
    where workspace_id = ${workspaceId} and name > ${after ?? ''}
    order by name limit ${limit}`.execute(db)
  return rows
}

/** The name must be locked and not registered. */
export const insertPrompt = async (
  trx: Transaction<Database>,
  { workspaceId, name }: PromptKey,
  { description, arguments: declared, function_id }: PromptValues,
): Promise<PromptRow> => {
  const { rows } = await sql<PromptRow>`
    with stored as (
      insert into prompts (workspace_id, name, description, arguments, function_id)
      values (${workspaceId}, ${name}, ${description}, ${JSON.stringify(declared)}, ${function_id})
      returning *
    ) select ${columns} from stored`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`the prompt ${name} was not stored`)
  return row
}

/** The prompt must be locked. */
export const replacePrompt = async (
  trx: Transaction<Database>,
  key: PromptKey,
  { description, arguments: declared, function_id }: PromptValues,
): Promise<PromptRow> => {
  const { rows } = await sql<PromptRow>`
    with stored as (
      update prompts set
        description = ${description}, arguments = ${JSON.stringify(declared)},
        function_id = ${function_id},
        registered_at = ${renewedFrom('registered_at')}
      where ${isKey(key)}
      returning *
    ) select ${columns} from stored`.execute(trx)
  const [row] = rows
  if (!row) throw new Error(`the prompt ${key.name} is gone`)
  return row
}

export const deletePrompt = async (trx: Transaction<Database>, key: PromptKey): Promise<void> => {
  await sql`delete from prompts where ${isKey(key)}`.execute(trx)
}
