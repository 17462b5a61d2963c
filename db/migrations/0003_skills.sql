-- Content-addressed bytes of a workspace: revisions that share a file store it once.
create table blobs (
  workspace_id text collate "C" not null,
  sha256 text collate "C" not null,
  size bigint not null,
  -- Staging touches the row, and the sweep leaves recently touched ones alone.
  touched_at timestamptz not null default now(),
  constraint blobs_pkey primary key (workspace_id, sha256),
  constraint blobs_workspace_fkey foreign key (workspace_id) references workspaces (workspace_id),
  constraint blobs_sha256 check (sha256 ~ '^[0-9a-f]{64}$')
);

create index blobs_touched on blobs (touched_at);

create table blob_parts (
  workspace_id text collate "C" not null,
  sha256 text collate "C" not null,
  part integer not null,
  bytes bytea not null,
  constraint blob_parts_pkey primary key (workspace_id, sha256, part),
  constraint blob_parts_blob_fkey foreign key (workspace_id, sha256)
    references blobs (workspace_id, sha256) on delete cascade
);

alter table blob_parts alter column bytes set storage external;

create table skills (
  workspace_id text collate "C" not null,
  skill_id bigint generated always as identity,
  source_kind text collate "C" not null,
  slug text collate "C" not null,
  extension_id text collate "C" not null,
  -- Null while uninstalled; revisions stay for history.
  current_revision integer,
  -- Numbering goes on after an uninstall.
  last_revision integer not null,
  updated_at timestamptz not null default now(),
  constraint skills_pkey primary key (workspace_id, skill_id),
  constraint skills_key unique (workspace_id, source_kind, slug),
  constraint skills_workspace_fkey foreign key (workspace_id) references workspaces (workspace_id),
  constraint skills_source_kind check (source_kind in ('system', 'user', 'registry')),
  constraint skills_current check (current_revision between 1 and last_revision)
);

create index skills_extension_id on skills (workspace_id, extension_id);

-- One immutable installed state of a skill.
create table skill_revisions (
  workspace_id text collate "C" not null,
  skill_id bigint not null,
  revision integer not null,
  fingerprint text collate "C" not null,
  version text collate "C" not null,
  display_name text not null,
  description text not null,
  namespace text collate "C" not null,
  kind text not null,
  trust_level text not null,
  -- json, not jsonb: key order is part of what is kept.
  frontmatter json,
  manifest json,
  diagnostics json not null,
  ignored_paths json not null,
  installed_at timestamptz not null default now(),
  installed_by text not null,
  constraint skill_revisions_pkey primary key (workspace_id, skill_id, revision),
  constraint skill_revisions_skill_fkey foreign key (workspace_id, skill_id)
    references skills (workspace_id, skill_id),
  constraint skill_revisions_fingerprint check (fingerprint ~ '^[0-9a-f]{64}$'),
  constraint skill_revisions_kind check (kind in ('action', 'instruction')),
  constraint skill_revisions_trust_level check (trust_level in ('internal', 'verified', 'community', 'untrusted'))
);

create index skill_revisions_fingerprint on skill_revisions (workspace_id, skill_id, fingerprint);

alter table skills add constraint skills_current_revision_fkey
  foreign key (workspace_id, skill_id, current_revision)
  references skill_revisions (workspace_id, skill_id, revision) deferrable initially deferred;

create table skill_files (
  workspace_id text collate "C" not null,
  skill_id bigint not null,
  revision integer not null,
  path text collate "C" not null,
  size bigint not null,
  sha256 text collate "C" not null,
  executable boolean not null,
  media_type text not null,
  constraint skill_files_pkey primary key (workspace_id, skill_id, revision, path),
  constraint skill_files_revision_fkey foreign key (workspace_id, skill_id, revision)
    references skill_revisions (workspace_id, skill_id, revision),
  constraint skill_files_blob_fkey foreign key (workspace_id, sha256)
    references blobs (workspace_id, sha256) on delete restrict
);

create index skill_files_blob on skill_files (workspace_id, sha256);
