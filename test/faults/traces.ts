/** How often the parts of a write stand in the database: each once, or none of them. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../src/platform/database/client.ts'

export type Traces = Record<string, RawBuilder<unknown>>

export const countTraces = async (
  db: Kysely<Database>,
  traces: Traces,
): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const [name, rows] of Object.entries(traces)) {
    counts[name] = (await rows.execute(db)).rows.length
  }
  return counts
}

const audited = (action: string, target: string) =>
  sql`select from audit_entries
    where action = ${action} and target = ${target} and decision = 'allowed'`

const told = (reason: string, slug: string) =>
  sql`select from events e, json_array_elements(e.payload->'changes') c
    where e.payload->>'reason' = ${reason} and c->>'slug' = ${slug}`

export const ofStart = (fileName: string): Traces => ({
  upload: sql`select from uploads where file_name = ${fileName}`,
  audit: sql`select from audit_entries a join uploads u on a.target = 'upload:' || u.upload_id
    where a.action = 'upload_start' and u.file_name = ${fileName}`,
})

export const ofChunk = (uploadId: string): Traces => ({
  bytes: sql`select from upload_chunks where upload_id = ${uploadId}`,
  offset: sql`select from uploads where upload_id = ${uploadId} and received_bytes > 0`,
})

export const ofFinish = (uploadId: string): Traces => ({
  status: sql`select from uploads where upload_id = ${uploadId} and status = 'finalized'`,
  audit: audited('upload_finish', `upload:${uploadId}`),
})

/** The state of a skill at its newest revision, for which `reason` was told. */
export const ofRevision = (
  slug: string,
  revision: number,
  { reason, action }: { reason: string; action: string },
): Traces => {
  const skill = sql`skills s join skill_revisions r using (workspace_id, skill_id)`
  const isIt = sql`s.slug = ${slug} and r.revision = ${revision}`
  return {
    current: sql`select from ${skill} where ${isIt} and s.current_revision = r.revision`,
    revision: sql`select from ${skill} where ${isIt}`,
    counter: sql`select from skills where slug = ${slug} and last_revision = ${revision}`,
    files: sql`select from ${skill}, json_array_elements(r.files) f
      where ${isIt} and f->>'path' = 'SKILL.md'`,
    audit: audited(action, `skill:user:${slug}`),
    event: told(reason, slug),
  }
}

export const ofUse = (uploadId: string): Traces => ({
  upload: sql`select from uploads where upload_id = ${uploadId} and status = 'consumed'`,
})

export const ofReview = (slug: string, proposalId: string): Traces => ({
  proposal: sql`select from proposals
    where proposal_id = ${proposalId} and review_status = 'approved'`,
  approval: sql`select from approvals join skills using (workspace_id, skill_id)
    where slug = ${slug}`,
  audit: audited('review_approve', `skill:user:${slug}`),
  event: told('approved', slug),
})

export const ofPolicy = (slug: string): Traces => ({
  policy: sql`select from skill_policies where slug = ${slug}`,
  audit: audited('policy_set', `skill:user:${slug}`),
  event: told('policy_updated', slug),
})

export const ofDocument = (id: string): Traces => ({
  document: sql`select from documents where document_id = ${id}`,
  audit: sql`select from audit_entries
    where action = 'document_register' and target like ${`%${id}`}`,
  event: sql`select from events where payload->>'id' = ${id}`,
})
