/** A workspace with many skills: one is installed by the API, and its rows are multiplied. */
import { Client } from 'pg'
import { searchWordsOf } from '../../src/packages/manifest/search-words.ts'
import { tarGz } from '../support/archives.ts'
import type { Bench, Server } from './bench.ts'

const copied = ['skill_revisions', 'skill_policies', 'capabilities', 'approvals']

const packageOf = (name: string): Buffer =>
  tarGz([
    {
      path: `${name}/SKILL.md`,
      body: `---\nname: ${name}\ndescription: Reads and writes documents of the kind ${name}. Use it for reports, tables and forms.\n---\n\n# ${name}\n\n${'Read the file first, then write what was asked for.\n'.repeat(60)}`,
    },
    { path: `${name}/scripts/run.sh`, body: 'echo done\n' },
  ])

export const call = async (
  { url }: Pick<Server, 'url'>,
  method: string,
  path: string,
  body?: object | FormData,
): Promise<Response> => {
  const isJson = body !== undefined && !(body instanceof FormData)
  const answer = await fetch(`${url}/v1/workspaces/default${path}`, {
    method,
    ...(isJson ? { headers: { 'content-type': 'application/json' } } : {}),
    ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : body }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return answer
}

const installPackage = async (server: Pick<Server, 'url'>, packed: Buffer): Promise<void> => {
  const form = new FormData()
  form.set('archive', new Blob([new Uint8Array(packed)]), 'skill.tar.gz')
  await call(server, 'POST', '/skills/archive', form)
}

export const install = async (server: Pick<Server, 'url'>, name: string): Promise<void> =>
  await installPackage(server, packageOf(name))

type File = { path: string; body: string | Buffer }

/** A package of these files and a short `SKILL.md`. */
export const packageWith = (name: string, files: File[]): Buffer =>
  tarGz([
    {
      path: `${name}/SKILL.md`,
      body: `---\nname: ${name}\ndescription: Has files.\n---\n\n# ${name}\n`,
    },
    ...files.map(({ path, body }) => ({ path: `${name}/${path}`, body })),
  ])

export const installFiles = async (
  server: Pick<Server, 'url'>,
  name: string,
  files: File[],
): Promise<void> => await installPackage(server, packageWith(name, files))

const columnsOf = async (client: Client, table: string): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = $1 and is_generated = 'NEVER' and identity_generation is null`,
    [table],
  )
  return rows.map(({ name }) => name)
}

export type Copy = { slug: string; description: string; text: string }

/** More of the skill `slug`, each with its own slug, name, description and words. */
export const copySkill = async (
  connectionString: string,
  slug: string,
  copies: Copy[],
): Promise<void> => {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query('begin')
    const indexes = await client.query<{ name: string; text: string }>(
      `select indexname as name, indexdef as text from pg_indexes where indexdef like '%\\_words)%'`,
    )
    // Building an index once is faster than adding to it row by row.
    for (const { name } of indexes.rows) await client.query(`drop index ${name}`)
    const skill = await columnsOf(client, 'skills')
    const kept = skill.filter((name) => name !== 'skill_id')
    const own: Record<string, string> = {
      slug: 'c.slug',
      extension_id: `'skill.' || replace(c.slug, '/', '.')`,
      description: 'c.description',
      display_name: 'c.slug',
      skill_id: 'm.skill_id',
      name_words: 'search_vector(c.names)',
      summary_words: 'search_vector(c.summary)',
      text_words: 'search_vector(c.text)',
    }
    await client.query(
      `create temporary table copied (slug text, description text, names text[], summary text[],
         text text[]) on commit drop`,
    )
    for (let from = 0; from < copies.length; from += 1000) {
      const rows = copies.slice(from, from + 1000).map((copy) => ({
        ...copy,
        ...searchWordsOf({ ...copy, display_name: copy.slug }, Buffer.from(copy.text)),
      }))
      await client.query(
        'insert into copied select * from json_populate_recordset(null::copied, $1)',
        [JSON.stringify(rows)],
      )
    }
    await client.query(
      `insert into skills (${kept.join(', ')})
       select ${kept.map((name) => own[name] ?? `s.${name}`).join(', ')}
       from skills s, copied c where s.slug = $1`,
      [slug],
    )
    for (const table of copied) {
      const columns = await columnsOf(client, table)
      const values = { ...own, extension_id: `m.extension_id` }
      await client.query(
        `insert into ${table} (${columns.join(', ')})
         select ${columns.map((name) => (values as Record<string, string>)[name] ?? `o.${name}`).join(', ')}
         from ${table} o
         join skills s using (workspace_id, skill_id)
         join skills m on m.workspace_id = s.workspace_id
         join copied c on c.slug = m.slug
         where s.slug = $1 and m.skill_id <> s.skill_id`,
        [slug],
      )
    }
    await client.query(
      `insert into search_vocabulary (workspace_id, word)
       select distinct workspace_id, unnest(tsvector_to_array(summary_words)) from skills
       on conflict do nothing`,
    )
    await client.query('set constraints all immediate')
    for (const { text } of indexes.rows) await client.query(text)
    await client.query('commit')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** `count` more of the skill `slug`, alike but for their names. */
export const multiply = async (
  connectionString: string,
  { slug, count }: { slug: string; count: number },
): Promise<void> =>
  copySkill(
    connectionString,
    slug,
    Array.from({ length: count }, (_, n) => ({
      slug: `${slug}-${n + 1}`,
      description: `One more like ${slug}-${n + 1}`,
      text: '# Like the others',
    })),
  )

/** So many skills in the database, all of them shown to agents. */
export const givenListed = async (
  bench: Bench,
  connectionString: string,
  count: number,
): Promise<void> => {
  const server = await bench.service({ DATABASE_URL: connectionString })
  await install(server, 'pdf-tools')
  await call(server, 'PUT', '/skills/user/pdf-tools/policy', {
    enabled: true,
    allow_implicit_invocation: true,
  })
  await multiply(connectionString, { slug: 'pdf-tools', count: count - 1 })
  await server.stop()
}

/** Gives each skill bytes of its own, with an archive, as far as rows say; none can be read. */
export const givenOwnBytes = async (connectionString: string): Promise<void> => {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    for (const table of ['skill_revisions', 'capabilities', 'approvals']) {
      await client.query(
        `update ${table} t set fingerprint = encode(sha256(s.skill_id::text::bytea), 'hex')
         from skills s
         where s.workspace_id = t.workspace_id and s.skill_id = t.skill_id
           and s.source_kind = 'user'`,
      )
    }
    await client.query(
      `insert into skill_archives (workspace_id, fingerprint, top_folder, sha256, size, object_key)
       select workspace_id, fingerprint, '', encode(sha256(fingerprint::bytea), 'hex'), 1000,
         'none/' || skill_id
       from skill_revisions where file_count > 1 on conflict do nothing`,
    )
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
