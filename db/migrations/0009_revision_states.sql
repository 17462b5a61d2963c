-- One verdict for each revision: whether agents may read it, and why not, by the same reasons for
-- the current revision and for an older one. A finding of severity `hold` keeps bytes from being
-- served as `block` does, for a reason of its own.
create view revision_states as
select
  listed.*,
  listed.unlisted_reason is null as is_listed,
  listed.status_reason is null
    and (listed.installable <> 'listed' or listed.unlisted_reason is null) as is_installable
from (
  select
    judged.*,
    judged.status_reason is null as is_served,
    case
      when judged.status_reason is null then 'active'
      when judged.status_reason = 'disabled_by_policy' then 'disabled'
      else 'blocked'
    end as status,
    case
      when judged.status_reason is not null then 'not_served'
      when not judged.allow_implicit_invocation then 'not_offered_implicitly'
      when judged.frontmatter ->> 'user-invocable' = 'false' then 'not_user_invocable'
      when judged.frontmatter ->> 'disable-model-invocation' = 'true'
        then 'model_invocation_disabled'
    end as unlisted_reason
  from (
    select
      s.workspace_id, s.skill_id, s.source_kind, s.slug, s.current_revision, s.updated_at,
      r.revision, r.fingerprint, r.version, r.display_name, r.description, r.namespace, r.kind,
      r.trust_level, r.diagnostics, r.ignored_paths, r.security_findings, r.requirements,
      r.frontmatter, r.manifest, r.capabilities, r.permissions, r.installed_at, r.installed_by,
      r.purged_at, r.purged_by, r.purge_reason,
      r.revision = s.current_revision as is_current,
      coalesce(w.settings ->> 'installable', 'served') as installable,
      policy.enabled,
      required.implicit or policy.allow_implicit_invocation as allow_implicit_invocation,
      required.implicit as is_implicit_required,
      reason.blocked_reason,
      reason.status_reason
    from skills s
    join workspaces w on w.workspace_id = s.workspace_id
    join skill_revisions r on r.workspace_id = s.workspace_id and r.skill_id = s.skill_id
    left join skill_policies p
      on p.workspace_id = s.workspace_id and p.skill_id = s.skill_id
    cross join lateral (
      select
        not exists (
          select from skill_policies d
          where d.workspace_id = s.workspace_id and d.slug = s.slug and not d.enabled
        ) and (
          coalesce((w.settings #>> '{policy_defaults,enabled}')::boolean, true)
          or coalesce(p.enabled and p.enabled_fingerprint = r.fingerprint, false)
        ) as enabled,
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
    -- Decided once a row, however many columns use it: `offset 0` keeps it from being repeated.
    cross join lateral (
      select
        found.blocked_reason,
        case when policy.enabled then found.blocked_reason else 'disabled_by_policy' end
          as status_reason
      from (
        select case
          when r.purged_at is not null then 'purged'
          when review.status = 'rejected' then 'rejected'
          when review.unreleased = 'block' then 'security_blocked'
          when review.unreleased = 'hold' then 'security_held'
          -- The service's own bear the names of another format than the strict one.
          when w.settings ->> 'validation_profile' = 'strict' and s.source_kind <> 'system'
            and exists (
              select from json_array_elements(r.diagnostics) d where d ->> 'level' = 'error'
            ) then 'validation_rejected'
          when review.status = 'blocked_metadata' then 'metadata_required'
          when review.status <> 'approved' then 'approval_pending'
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
          -- A function that a reviewer bound is gone, or registered differently by now.
          when exists (
            select from capability_functions b
            join capabilities c on c.workspace_id = b.workspace_id and c.skill_id = b.skill_id
              and c.fingerprint = r.fingerprint and c.capability_id = b.capability_id
            where b.workspace_id = s.workspace_id and b.skill_id = s.skill_id
              and not exists (
                select from functions f
                where f.workspace_id = b.workspace_id and f.function_id = b.function_id
                  and f.registration_hash = b.registration_hash and f.registration_hash <> ''
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
        end as blocked_reason
        -- Approved, or what became of the newest proposal for these bytes; and its findings.
        from (
          select case
            -- Where everything needs a reviewer, a rule's word counts for what is current only.
            when exists (
              select from approvals a
              where a.workspace_id = s.workspace_id and a.skill_id = s.skill_id
                and a.fingerprint = r.fingerprint
                and (
                  a.basis = 'reviewer'
                  or s.source_kind = 'system'
                  or coalesce(w.settings ->> 'approval', 'automatic') <> 'required'
                  or r.revision = s.current_revision
                  or r.fingerprint = (
                    select c.fingerprint from skill_revisions c
                    where c.workspace_id = s.workspace_id and c.skill_id = s.skill_id
                      and c.revision = s.current_revision
                  )
                )
            ) then 'approved'
            else coalesce((
              select p.review_status from proposals p
              where p.workspace_id = s.workspace_id and p.skill_id = s.skill_id
                and p.fingerprint = r.fingerprint and p.review_status <> 'approved'
              order by p.proposed_at desc, p.proposal_id desc
              limit 1
            ), 'pending')
          end as status,
          -- The gravest finding whose text no reviewer has released in these bytes; 'block' is less
          -- than 'hold'.
          (
            select min(f ->> 'severity') from json_array_elements(r.security_findings) f
            where f ->> 'severity' in ('block', 'hold') and not exists (
              select from approvals a, json_array_elements(a.accepted_findings) known
              where a.workspace_id = s.workspace_id and a.skill_id = s.skill_id
                and a.fingerprint = r.fingerprint
                and known ->> 'fingerprint' = f ->> 'fingerprint'
            )
          ) as unreleased
          offset 0
        ) review
      ) found
      offset 0
    ) reason
  ) judged
) listed;

-- What is installed: each skill at its current revision.
create view skill_states as
select * from revision_states where revision = current_revision;
