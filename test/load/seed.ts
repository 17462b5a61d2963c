/** Many workspaces with as many skills each: one workspace is filled, and its rows are copied. */
import { Client } from 'pg'
import { install, call, multiply } from '../bench/seed.ts'

/** Each table after those that it refers to. */
const copied = [
  'skills',
  'skill_revisions',
  'skill_policies',
  'capabilities',
  'approvals',
  'search_vocabulary',
]

const columnsOf = async (client: Client, table: string): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  return rows.map(({ name }) => name)
}

/** Rows of skills that users have installed; the system's own are in each workspace already. */
const isOfUser = (table: string): string =>
  table === 'search_vocabulary' || table === 'skills'
    ? ''
    : `and (t.workspace_id, t.skill_id) in (select workspace_id, skill_id from skills where source_kind = 'user')`

const copyTo = async (client: Client, table: string, workspaces: string[]): Promise<void> => {
  const columns = await columnsOf(client, table)
  const values = columns.map((name) => (name === 'workspace_id' ? 'w.id' : `t."${name}"`))
  const names = columns.map((name) => `"${name}"`)
  const own = table === 'skills' ? `and t.source_kind = 'user'` : isOfUser(table)
  await client.query(
    `insert into ${table} (${names.join(', ')}) overriding system value
     select ${values.join(', ')} from ${table} t, unnest($1::text[]) as w(id)
     where t.workspace_id = 'default' ${own} on conflict do nothing`,
    [workspaces],
  )
}

/** The service must be stopped after this, as it does not hear of the rows. */
export const seed = async (
  { url }: { url: string },
  connectionString: string,
  { workspaces, skills }: { workspaces: string[]; skills: number },
): Promise<void> => {
  await install({ url }, 'pdf-tools')
  await call({ url }, 'PUT', '/skills/user/pdf-tools/policy', {
    enabled: true,
    allow_implicit_invocation: true,
  })
  await multiply(connectionString, { slug: 'pdf-tools', count: skills - 1 })
  for (const id of workspaces) {
    const made = await fetch(`${url}/v1/workspaces/${id}`, { method: 'PUT' })
    if (!made.ok) throw new Error(`workspace ${id}: ${made.status} ${await made.text()}`)
  }
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query('begin')
    const { rows: indexes } = await client.query<{ name: string; text: string }>(
      `select indexname as name, indexdef as text from pg_indexes where indexdef like '%\\_words)%'`,
    )
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    for (const table of copied) await copyTo(client, table, workspaces)
    await client.query('set constraints all immediate')
    for (const { text } of indexes) await client.query(text)
    await client.query('commit')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
