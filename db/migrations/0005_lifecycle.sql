-- Who let a fingerprint be served: a rule of the workspace, or a reviewer. Rows stay for rollback.
create table approvals (
  workspace_id text collate "C" not null,
  skill_id bigint not null,
  fingerprint text collate "C" not null,
  approved_by text not null,
  basis text not null,
  approved_at timestamptz not null default now(),
  constraint approvals_pkey primary key (workspace_id, skill_id, fingerprint),
  constraint approvals_skill_fkey foreign key (workspace_id, skill_id)
    references skills (workspace_id, skill_id),
  constraint approvals_basis check (basis in ('rule', 'reviewer'))
);

-- What was installed before approvals existed was served, and stays so.
insert into approvals (workspace_id, skill_id, fingerprint, approved_by, basis, approved_at)
select distinct on (workspace_id, skill_id, fingerprint)
  workspace_id, skill_id, fingerprint, installed_by, 'rule', installed_at
from skill_revisions
order by workspace_id, skill_id, fingerprint, revision;

-- Overrides of the workspace's policy for one skill; null is "inherit".
create table skill_policies (
  workspace_id text collate "C" not null,
  skill_id bigint not null,
  enabled boolean,
  allow_implicit_invocation boolean,
  updated_at timestamptz not null default now(),
  constraint skill_policies_pkey primary key (workspace_id, skill_id),
  constraint skill_policies_skill_fkey foreign key (workspace_id, skill_id)
    references skills (workspace_id, skill_id),
  constraint skill_policies_says_something
    check (enabled is not null or allow_implicit_invocation is not null)
);

alter table workspaces add column settings jsonb not null default '{}';

-- Every installed skill with what decides whether it is served: the one place for that decision.
create view skill_states as
select
  decided.*,
  decided.status_reason is null as is_served,
  case
    when decided.status_reason is null then 'active'
    when decided.status_reason = 'disabled_by_policy' then 'disabled'
    else 'blocked'
  end as status
from (
  select
    s.workspace_id, s.skill_id, s.source_kind, s.slug, s.current_revision, s.updated_at,
    r.fingerprint, r.version, r.display_name, r.description, r.namespace, r.kind, r.trust_level,
    r.diagnostics, r.frontmatter, r.manifest,
    policy.enabled, policy.allow_implicit_invocation,
    case
      when not policy.enabled then 'disabled_by_policy'
      when not exists (
        select from approvals a
        where a.workspace_id = s.workspace_id and a.skill_id = s.skill_id
          and a.fingerprint = r.fingerprint
      ) then 'approval_pending'
      when w.settings ->> 'validation_profile' = 'strict' and exists (
        select from json_array_elements(r.diagnostics) d where d ->> 'level' = 'error'
      ) then 'validation_rejected'
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
) decided;
