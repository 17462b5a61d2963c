-- What is listed joins what is served: offered to agents without being asked for by name.
drop view skill_states;

create view skill_states as
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
    policy.enabled,
    required.implicit or policy.allow_implicit_invocation as allow_implicit_invocation,
    required.implicit as is_implicit_required,
    case
      when not policy.enabled then 'disabled_by_policy'
      when not exists (
        select from approvals a
        where a.workspace_id = s.workspace_id and a.skill_id = s.skill_id
          and a.fingerprint = r.fingerprint
      ) then 'approval_pending'
      -- The service's own bear the names of another format than the strict one.
      when w.settings ->> 'validation_profile' = 'strict' and s.source_kind <> 'system' and exists (
        select from json_array_elements(r.diagnostics) d where d ->> 'level' = 'error'
      ) then 'validation_rejected'
      when exists (
        select from json_array_elements(r.security_findings) f where f ->> 'severity' = 'block'
      ) then 'security_blocked'
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
) decided;
