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
