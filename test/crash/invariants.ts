/** What holds of the rows at any time, whoever died: each question asks for what breaks it. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { BlobStore } from '../../src/platform/blob-store/blob-store.ts'
import type { Database } from '../../src/platform/database/client.ts'
import { storeOf } from '../support/blobs.ts'
import { findDamaged } from './bytes.ts'

export const DAMAGED = 'bytes are lost, or not those of their row'

const changes = sql`
  select e.workspace_id, e.payload->>'reason' as reason, c->>'slug' as slug,
    c->>'fingerprint_before' as before, c->>'fingerprint_after' as after
  from events e, json_array_elements(e.payload->'changes') c`

const invariants: Record<string, RawBuilder<unknown>> = {
  'a revision is not what its fingerprint says': sql`
    select r.skill_id, r.revision from skill_revisions r
    left join lateral (
      select encode(sha256(string_agg(
        convert_to(f->>'path', 'UTF8') || '\\x00' ||
        convert_to(case f->>'executable' when 'true' then '755' else '644' end, 'UTF8') || '\\x00' ||
        convert_to(f->>'sha256', 'UTF8') || '\\x0a', ''::bytea order by f->>'path' collate "C"
      )), 'hex') as fingerprint
      from json_array_elements(r.files) f
    ) whole on true
    where whole.fingerprint is distinct from r.fingerprint`,

  'a skill has lost a revision, or counts one that is not there': sql`
    select s.slug from skills s
    left join skill_revisions r on r.workspace_id = s.workspace_id and r.skill_id = s.skill_id
    group by s.workspace_id, s.skill_id
    having count(r.revision) <> s.last_revision or max(r.revision) <> s.last_revision
      or s.current_revision is not null
        and not coalesce(bool_or(r.revision = s.current_revision), false)`,

  'a revision was neither approved nor proposed': sql`
    select r.skill_id, r.revision from skill_revisions r
    where not exists (select from approvals a where a.workspace_id = r.workspace_id
      and a.skill_id = r.skill_id and a.fingerprint = r.fingerprint)
    and not exists (select from proposals p where p.workspace_id = r.workspace_id
      and p.skill_id = r.skill_id and p.fingerprint = r.fingerprint)`,

  'the events have a hole': sql`
    select w.workspace_id from workspaces w
    left join events e on e.workspace_id = w.workspace_id
    group by w.workspace_id
    having count(e.snapshot_version) <> w.snapshot_version
      or coalesce(max(e.snapshot_version), 0) <> w.snapshot_version`,

  'an event and its audit row are not both there': sql`
    with told as (
      select workspace_id, case reason when 'installed' then 'install' when 'updated' then 'update'
        when 'uninstalled' then 'uninstall' when 'rolled_back' then 'rollback'
        when 'policy_updated' then 'policy_set' when 'proposal_opened' then 'proposal_open'
        when 'approved' then 'review_approve' end as action,
        'skill:user:' || slug as target, before, after
      from (${changes}) c
    ), noted as (
      select workspace_id, action, target, fingerprint_before, fingerprint_after
      from audit_entries
      where decision = 'allowed' and target like 'skill:user:%'
    )
    (select 'event', told.* from (table told except all table noted) told)
    union all (select 'audit', noted.* from (table noted except all table told) noted)`,

  'a revision and its event are not both there': sql`
    with told as (select slug, after from (${changes}) c
      where reason in ('installed', 'updated', 'proposal_opened')),
    stored as (
      select s.slug, r.fingerprint from skill_revisions r
      join skills s on s.workspace_id = r.workspace_id and s.skill_id = r.skill_id
      where s.source_kind = 'user')
    (table told except all table stored) union all (table stored except all table told)`,

  'an upload has other chunks than it acknowledged': sql`
    select u.upload_id, u.status from uploads u
    left join upload_chunks c using (workspace_id, upload_id)
    group by u.workspace_id, u.upload_id
    having coalesce(sum(c.chunk_len), 0)
      <> case when u.status in ('receiving', 'finalized') then u.received_bytes else 0 end`,
}

/** The names of what is broken, with the rows that show it. */
export const findBroken = async (
  db: Kysely<Database>,
  /** That of the database where left out. */
  store?: BlobStore,
): Promise<Record<string, unknown[]>> => {
  const broken: Record<string, unknown[]> = {}
  for (const [name, question] of Object.entries(invariants)) {
    const { rows } = await question.execute(db)
    if (rows.length > 0) broken[name] = rows
  }
  const damaged = await findDamaged(db, store ?? (await storeOf(db)))
  return damaged.length > 0 ? { ...broken, [DAMAGED]: damaged } : broken
}
