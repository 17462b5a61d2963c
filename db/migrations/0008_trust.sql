-- Who let a fingerprint be served: a rule of the workspace, or a reviewer. Rows stay for rollback.
create table approvals (
  workspace_id text collate "C" not null,
  skill_id bigint not null,
  fingerprint text collate "C" not null,
  approved_by text not null,
  person_id text collate "C",
  basis text not null,
  -- Findings of severity `block` or `hold` that a reviewer accepted with these bytes, as
  -- {rule_id, path, fingerprint}.
  accepted_findings json not null default '[]',
  approved_at timestamptz not null default now(),
  constraint approvals_pkey primary key (workspace_id, skill_id, fingerprint),
  constraint approvals_skill_fkey foreign key (workspace_id, skill_id)
    references skills (workspace_id, skill_id),
  constraint approvals_basis check (basis in ('rule', 'reviewer'))
);

-- Findings that reviewers accepted while bytes wait, each with its reason. They count once the bytes
-- are approved, and for no other bytes.
create table accepted_findings (
  workspace_id text collate "C" not null,
  skill_id bigint not null,
  -- Of the package.
  fingerprint text collate "C" not null,
  rule_id text collate "C" not null,
  path text collate "C" not null,
  -- Of the finding.
  finding text collate "C" not null,
  reason text not null,
  actor text not null,
  person_id text collate "C",
  accepted_at timestamptz not null default now(),
  constraint accepted_findings_pkey
    primary key (workspace_id, skill_id, fingerprint, finding, rule_id, path),
  constraint accepted_findings_skill_fkey foreign key (workspace_id, skill_id)
    references skills (workspace_id, skill_id)
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
  -- `rescan`: newer rules have found something in bytes that were served.
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
  -- How much it asks of a reviewer, so that the queue starts with what may do most harm: 2 a new
  -- capability that may destroy or reaches outside, 1 findings, 0 neither.
  risk smallint not null default 0,
  proposed_by text not null,
  -- Who is behind the proposer, where that is known.
  person_id text collate "C",
  proposed_at timestamptz not null default now(),
  -- A reviewer wants other bytes; the proposal stays open until they come.
  changes_requested_by text,
  changes_requested_at timestamptz,
  changes_requested_reason text,
  decided_by text,
  decided_at timestamptz,
  reason text,
  approved_capability_ids json,
  -- As it stood at the decision; before that it is made when asked for.
  install_report json,
  constraint proposals_pkey primary key (workspace_id, proposal_id),
  constraint proposals_revision_fkey foreign key (workspace_id, skill_id, revision)
    references skill_revisions (workspace_id, skill_id, revision),
  constraint proposals_operation check (operation in ('install', 'update', 'manifest', 'rescan')),
  constraint proposals_manifest_source check (manifest_source in ('provided', 'generated')),
  constraint proposals_review_status check (review_status in
    ('pending', 'blocked_metadata', 'approved', 'rejected', 'superseded', 'withdrawn')),
  constraint proposals_decided check (
    (review_status in ('pending', 'blocked_metadata')) = (decided_at is null)),
  constraint proposals_risk check (risk between 0 and 2),
  constraint proposals_changes_requested check (
    num_nulls(changes_requested_by, changes_requested_at, changes_requested_reason) in (0, 3))
);

create unique index proposals_open on proposals (workspace_id, skill_id)
  where review_status in ('pending', 'blocked_metadata');
create index proposals_newest on proposals (workspace_id, proposed_at desc, proposal_id desc);
create index proposals_of_bytes
  on proposals (workspace_id, skill_id, fingerprint, proposed_at desc);
create index proposals_by_risk
  on proposals (workspace_id, risk desc, proposed_at, proposal_id)
  where review_status in ('pending', 'blocked_metadata');

-- Which lines of a file a proposal changes, compared once off the request thread. Only positions are
-- kept, so the text is read from the packs, and purged bytes leave nothing here.
create table proposal_diffs (
  workspace_id text collate "C" not null,
  proposal_id text collate "C" not null,
  path text collate "C" not null,
  -- The bytes that were compared; empty for a side without the file.
  before_sha256 text collate "C" not null,
  after_sha256 text collate "C" not null,
  -- [old start, old lines, new start, new lines] of each change, counted from 0.
  edits json not null,
  added integer,
  removed integer,
  -- Why the lines were not compared.
  cut text,
  constraint proposal_diffs_pkey primary key (workspace_id, proposal_id, path),
  constraint proposal_diffs_proposal_fkey foreign key (workspace_id, proposal_id)
    references proposals (workspace_id, proposal_id),
  constraint proposal_diffs_cut check (cut in ('not_text', 'too_different')),
  constraint proposal_diffs_counted check ((cut is null) = (added is not null)),
  constraint proposal_diffs_counts check ((added is null) = (removed is null))
);

-- Which files a reviewer has looked at. A mark is for the content, so a later revision with the same
-- file keeps it.
create table viewed_files (
  workspace_id text collate "C" not null,
  -- `person:<id>` for people, so that a mark is theirs with every token and session.
  viewer text collate "C" not null,
  skill_id bigint not null,
  path text collate "C" not null,
  -- Empty for a file that is removed.
  sha256 text collate "C" not null,
  viewed_at timestamptz not null default now(),
  constraint viewed_files_pkey primary key (workspace_id, viewer, skill_id, path, sha256),
  constraint viewed_files_skill_fkey foreign key (workspace_id, skill_id)
    references skills (workspace_id, skill_id)
);

create index viewed_files_skill on viewed_files (workspace_id, skill_id);

-- What people say about a proposal, or about a line of one of its files.
create table proposal_comments (
  workspace_id text collate "C" not null,
  proposal_id text collate "C" not null,
  comment_id text collate "C" not null,
  path text collate "C",
  line integer,
  -- Of the old or the new text.
  side text,
  text text not null,
  actor text not null,
  person_id text collate "C",
  created_at timestamptz not null default now(),
  constraint proposal_comments_pkey primary key (workspace_id, proposal_id, comment_id),
  constraint proposal_comments_proposal_fkey foreign key (workspace_id, proposal_id)
    references proposals (workspace_id, proposal_id),
  constraint proposal_comments_side check (side in ('before', 'after')),
  constraint proposal_comments_place check (line is null or path is not null)
);
