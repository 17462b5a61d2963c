-- What the package itself declares; immutable like the revision.
alter table skill_revisions
  add column capabilities json not null default '[]',
  add column permissions json not null default '[]';

-- The capabilities that were approved for exactly these bytes, as they were approved.
create table capabilities (
  workspace_id text collate "C" not null,
  skill_id bigint not null,
  fingerprint text collate "C" not null,
  extension_id text collate "C" not null,
  capability_id text collate "C" not null,
  spec json not null,
  constraint capabilities_pkey
    primary key (workspace_id, skill_id, fingerprint, extension_id, capability_id),
  constraint capabilities_skill_fkey foreign key (workspace_id, skill_id)
    references skills (workspace_id, skill_id)
);

-- What operators said about risk, in order: rows are added and never changed. The newest value of
-- each field holds.
create table capability_overrides (
  workspace_id text collate "C" not null,
  override_id bigint generated always as identity,
  skill_id bigint not null,
  capability_id text collate "C" not null,
  -- The bytes that the operator had before them.
  fingerprint text collate "C" not null,
  risk_level text,
  side_effects text,
  data_egress text,
  -- USDC; zero takes a price away, null says nothing.
  price numeric(20, 6),
  explanation text not null,
  actor text not null,
  created_at timestamptz not null default now(),
  constraint capability_overrides_pkey primary key (workspace_id, override_id),
  constraint capability_overrides_skill_fkey foreign key (workspace_id, skill_id)
    references skills (workspace_id, skill_id),
  constraint capability_overrides_risk check (risk_level in ('read', 'write', 'destructive')),
  constraint capability_overrides_effects check (side_effects in ('none', 'internal', 'external')),
  constraint capability_overrides_egress check (data_egress in ('none', 'network')),
  constraint capability_overrides_price check (price >= 0)
);

create index capability_overrides_skill
  on capability_overrides (workspace_id, skill_id, capability_id, override_id);

-- Bytes, or a manifest for them, that wait for a reviewer. The bytes are a revision that is not
-- served; what is served stays until the review.
create table proposals (
  workspace_id text collate "C" not null,
  proposal_id text collate "C" not null,
  skill_id bigint not null,
  operation text not null,
  revision integer not null,
  fingerprint text collate "C" not null,
  -- What was approved and current when it was opened.
  base_fingerprint text collate "C",
  manifest_source text not null,
  -- As a person or a package gave it; null where the package itself is all there is.
  proposed_manifest json,
  capabilities json not null,
  permissions json not null,
  review_status text not null,
  proposed_by text not null,
  proposed_at timestamptz not null default now(),
  decided_by text,
  decided_at timestamptz,
  reason text,
  approved_capability_ids json,
  -- As it stood at the decision; before that it is made when asked for.
  install_report json,
  constraint proposals_pkey primary key (workspace_id, proposal_id),
  constraint proposals_revision_fkey foreign key (workspace_id, skill_id, revision)
    references skill_revisions (workspace_id, skill_id, revision),
  constraint proposals_operation check (operation in ('install', 'update', 'manifest')),
  constraint proposals_manifest_source check (manifest_source in ('provided', 'generated')),
  constraint proposals_review_status check (review_status in
    ('pending', 'blocked_metadata', 'approved', 'rejected', 'superseded', 'withdrawn')),
  constraint proposals_decided check (
    (review_status in ('pending', 'blocked_metadata')) = (decided_at is null))
);

create unique index proposals_open on proposals (workspace_id, skill_id)
  where review_status in ('pending', 'blocked_metadata');
create index proposals_newest on proposals (workspace_id, proposed_at desc, proposal_id desc);
create index proposals_of_bytes
  on proposals (workspace_id, skill_id, fingerprint, proposed_at desc);

-- Agents that work for another agent: they propose nothing unless the workspace lets them.
alter table tokens add column sub_agent boolean not null default false;

-- The same view, which now tells why bytes are not approved.
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
    r.capabilities, r.permissions,
    policy.enabled,
    required.implicit or policy.allow_implicit_invocation as allow_implicit_invocation,
    required.implicit as is_implicit_required,
    case
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
