-- Only current revisions are searched, and a search may have to read through all of a workspace. So
-- the text is in the narrow row that the list is ordered by, in lower case, which is most of what
-- `ilike` costs, and compared by bytes.
create function skill_search_text(slug text, display_name text, description text)
returns text language sql immutable
return lower((slug || E'\n' || display_name || E'\n' || description) collate "default");

drop trigger skill_revisions_search_text on skill_revisions;
drop function set_search_text();
drop index skill_revisions_search_text;
alter table skill_revisions drop column search_text;

-- Null while uninstalled.
alter table skills add column search_text text collate "C";

update skills s
set search_text = skill_search_text(s.slug, r.display_name, r.description)
from skill_revisions r
where r.workspace_id = s.workspace_id and r.skill_id = s.skill_id
  and r.revision = s.current_revision;

-- What waits to be sorted in is read by every search that uses the index, so it is kept short.
create index skills_search_text on skills using gin (search_text gin_trgm_ops)
  with (gin_pending_list_limit = 512);

-- A skill may be given its revision before or after that one is there. Who knows what the revision
-- will say may give the text at once, and spares the second writing of the row.
create function search_current_revision() returns trigger language plpgsql as $$
begin
  new.search_text := (
    select skill_search_text(new.slug, r.display_name, r.description) from skill_revisions r
    where r.workspace_id = new.workspace_id and r.skill_id = new.skill_id
      and r.revision = new.current_revision);
  return new;
end
$$;

create trigger skills_search_text
  before update of current_revision on skills
  for each row execute function search_current_revision();

create function search_added_revision() returns trigger language plpgsql as $$
begin
  update skills s set search_text = skill_search_text(s.slug, new.display_name, new.description)
  where s.workspace_id = new.workspace_id and s.skill_id = new.skill_id
    and s.current_revision = new.revision
    and s.search_text is distinct from
      skill_search_text(s.slug, new.display_name, new.description);
  return null;
end
$$;

create trigger skill_revisions_search_text
  after insert on skill_revisions
  for each row execute function search_added_revision();

-- The same view, which decides once a row why a skill is not served.
create or replace view skill_states as
select
  decided.*,
  decided.status_reason is null as is_served,
  decided.status_reason is null
    and decided.allow_implicit_invocation
    and coalesce(decided.frontmatter ->> 'user-invocable', '') <> 'false'
    and coalesce(decided.frontmatter ->> 'disable-model-invocation', '') <> 'true' as is_listed,
  case
    when decided.status_reason is null then 'active'
    when decided.status_reason = 'disabled_by_policy' then 'disabled'
    else 'blocked'
  end as status
from (
  select
    s.workspace_id, s.skill_id, s.source_kind, s.slug, s.current_revision, s.updated_at,
    r.fingerprint, r.version, r.display_name, r.description, r.namespace, r.kind, r.trust_level,
    r.diagnostics, r.security_findings, r.requirements, r.frontmatter, r.manifest,
    r.capabilities, r.permissions,
    policy.enabled,
    required.implicit or policy.allow_implicit_invocation as allow_implicit_invocation,
    required.implicit as is_implicit_required,
    reason.status_reason
  from skills s
  join workspaces w on w.workspace_id = s.workspace_id
  join skill_revisions r
    on r.workspace_id = s.workspace_id and r.skill_id = s.skill_id
    and r.revision = s.current_revision
  left join skill_policies p
    on p.workspace_id = s.workspace_id and p.skill_id = s.skill_id
  cross join lateral (
    select
      coalesce(p.enabled, (w.settings #>> '{policy_defaults,enabled}')::boolean, true) as enabled,
      coalesce(
        p.allow_implicit_invocation,
        (w.settings #>> '{policy_defaults,allow_implicit_invocation}')::boolean,
        false
      ) as allow_implicit_invocation
  ) policy
  -- Only the service itself may say of a skill that it is always offered.
  cross join lateral (
    select s.source_kind = 'system'
      and coalesce(r.frontmatter ->> 'implicit-invocation', '') = 'required' as implicit
  ) required
  -- Decided once a row, however many columns say it: `offset 0` keeps it from being put into each.
  cross join lateral (
    select case
      when not policy.enabled then 'disabled_by_policy'
      when not exists (
        select from approvals a
        where a.workspace_id = s.workspace_id and a.skill_id = s.skill_id
          and a.fingerprint = r.fingerprint
      ) then coalesce((
        select case p.review_status
          when 'blocked_metadata' then 'metadata_required'
          when 'rejected' then 'rejected'
        end
        from proposals p
        where p.workspace_id = s.workspace_id and p.skill_id = s.skill_id
          and p.fingerprint = r.fingerprint
        order by p.proposed_at desc, p.proposal_id desc
        limit 1
      ), 'approval_pending')
      -- The service's own bear the names of another format than the strict one.
      when w.settings ->> 'validation_profile' = 'strict' and s.source_kind <> 'system' and exists (
        select from json_array_elements(r.diagnostics) d where d ->> 'level' = 'error'
      ) then 'validation_rejected'
      when exists (
        select from json_array_elements(r.security_findings) f where f ->> 'severity' = 'block'
      ) then 'security_blocked'
      -- A tool that was approved is gone, or another one by now.
      when exists (
        select from capabilities c
        where c.workspace_id = s.workspace_id and c.skill_id = s.skill_id
          and c.fingerprint = r.fingerprint and c.tool_hash is not null
          and not exists (
            select from mcp_tools t
            where t.workspace_id = c.workspace_id
              and t.server_id = substr(c.extension_id, length('mcp.') + 1)
              and t.name = c.capability_id and t.hash = c.tool_hash
          )
      ) then 'trust_blocked'
      when (w.settings ->> 'block_on_missing_dependencies')::boolean and exists (
        select from json_array_elements(r.requirements) q
        where not exists (
          select from json_array_elements_text(q -> 'names') n (name)
          where case q ->> 'kind'
            when 'mcp' then w.settings #> '{environment,mcp}' ? n.name
            when 'env' then w.settings #> '{environment,env}' ? n.name
            when 'apikey' then w.settings #> '{environment,env}' ? n.name
            else w.settings #> '{environment,bins}' ? n.name
              or w.settings #> '{environment,commands}' ? n.name
          end
        )
      ) then 'dependency_missing'
    end as status_reason
    offset 0
  ) reason
) decided;
