-- Who let a fingerprint be served: a rule of the workspace, or a reviewer. Rows stay for rollback.
create table approvals (
  workspace_id text collate "C" not null,
  skill_id bigint not null,
  fingerprint text collate "C" not null,
  approved_by text not null,
  basis text not null,
  -- Findings of severity `block` that a reviewer accepted with these bytes, as {rule_id, path}.
  accepted_findings json not null default '[]',
  approved_at timestamptz not null default now(),
  constraint approvals_pkey primary key (workspace_id, skill_id, fingerprint),
  constraint approvals_skill_fkey foreign key (workspace_id, skill_id)
    references skills (workspace_id, skill_id),
  constraint approvals_basis check (basis in ('rule', 'reviewer'))
);

-- The capabilities that were approved for exactly these bytes, as they were approved.
create table capabilities (
  workspace_id text collate "C" not null,
  skill_id bigint not null,
  fingerprint text collate "C" not null,
  extension_id text collate "C" not null,
  capability_id text collate "C" not null,
  -- The tool as it was approved, where the capability is one of an MCP server.
  tool_hash text collate "C",
  spec json not null,
  constraint capabilities_pkey
    primary key (workspace_id, skill_id, fingerprint, extension_id, capability_id),
  constraint capabilities_skill_fkey foreign key (workspace_id, skill_id)
    references skills (workspace_id, skill_id)
);

create index capabilities_mapped on capabilities (workspace_id, extension_id)
  where tool_hash is not null;

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
  -- What the capability may reach, where an operator narrowed it.
  constraints json,
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

-- Which function answers a capability when it is invoked. It need not be registered, neither yet
-- nor still.
create table capability_functions (
  workspace_id text collate "C" not null,
  skill_id bigint not null,
  capability_id text collate "C" not null,
  function_id text collate "C" not null,
  -- The registration that the reviewer bound.
  registration_hash text collate "C" not null,
  constraint capability_functions_pkey primary key (workspace_id, skill_id, capability_id),
  constraint capability_functions_skill_fkey foreign key (workspace_id, skill_id)
    references skills (workspace_id, skill_id)
);

create index capability_functions_function on capability_functions (workspace_id, function_id);

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
  -- Servers whose tools the proposal names, so that it is found when they change.
  server_ids text[] not null default '{}',
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
