/** What a workspace says it holds, beside what its rows add up to. */
import { type Kysely, sql } from 'kysely'
import type { App } from '../../src/app.ts'
import type { Database } from '../../src/platform/database/client.ts'
import type { Quotas, Usage } from '../../src/tenancy/workspaces/quotas.ts'
import type { Answer } from '../support/given.ts'

export const putWorkspace = async (
  app: App,
  id: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const answer = await app.inject({
    method: 'PUT',
    url: `/v1/workspaces/${id}`,
    headers,
    ...(body === undefined ? {} : { payload: body as object }),
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}

export const setQuotas = async (
  app: App,
  quotas: Partial<Quotas>,
  id = 'default',
): Promise<void> => {
  const { status, body } = await putWorkspace(app, id, { quotas })
  if (status !== 200) throw new Error(JSON.stringify(body))
}

export const usageOf = async (app: App, id = 'default'): Promise<Usage> =>
  (await app.inject({ url: `/v1/workspaces/${id}` })).json().usage

/** Counted from the rows themselves. */
export const recount = async (db: Kysely<Database>, id = 'default'): Promise<Usage> => {
  const { rows } = await sql<Usage>`
    select
      (select coalesce(sum(r.pack_size), 0) from skill_revisions r join skills s
          using (workspace_id, skill_id)
        where r.workspace_id = ${id} and s.source_kind <> 'system'
          and num_nonnulls(r.pack, r.object_key) = 1)::bigint
        + (select coalesce(sum(octet_length(skill)), 0) from documents
          where workspace_id = ${id})::bigint
        + (select coalesce(sum(octet_length(content ->> 'skill')), 0) from content_proposals
          where workspace_id = ${id} and kind = 'document' and status = 'pending')::bigint
        + (select coalesce(sum(compressed_size_bytes), 0) from uploads
          where workspace_id = ${id} and ended_at is null)::bigint as bytes,
      (select count(*) from skills where workspace_id = ${id} and source_kind <> 'system'
        and current_revision is not null) as skills,
      (select count(*) from (
        select document_id from documents where workspace_id = ${id}
        union select target from content_proposals
        where workspace_id = ${id} and kind = 'document' and status = 'pending') as ids) as documents,
      (select count(*) from functions where workspace_id = ${id}) as functions,
      (select count(*) from uploads
        where workspace_id = ${id} and ended_at is null) as open_uploads`.execute(db)
  const [row] = rows
  if (!row) throw new Error('nothing was counted')
  return row
}

export const countersOf = async (db: Kysely<Database>, id = 'default'): Promise<Usage> => {
  const { rows } = await sql<Usage>`
    select used_bytes as bytes, used_skills as skills, used_documents as documents,
      used_functions as functions, used_open_uploads as open_uploads
    from workspaces where workspace_id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`no workspace ${id}`)
  return row
}
