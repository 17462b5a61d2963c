-- What a name has in common with each name that is easily taken for it: it looks the same, or is the
-- same without one letter. Hashes, with the workspace, so that one list of the index is read for each.
create function near_keys(workspace text, slug text) returns bigint[] language sql immutable strict
cost 1000
return array(
  select distinct hashtextextended(workspace || ' ' || key, 0)
  from (values (slug), (regexp_replace(slug, '^.*/', ''))) as given (name)
  cross join lateral regexp_replace(
    regexp_replace(name, '[-_.]cli$', ''), '[-_.]', '', 'g') as plain (letters)
  cross join lateral (
    select letters as key
    union all
    select left(letters, n - 1) || substr(letters, n + 1)
    from generate_series(1, length(letters)) as removed (n)
    union all
    select '=' || regexp_replace(
      replace(replace(translate(letters, '0135i', 'olesl'), 'rn', 'm'), 'vv', 'w'),
      '(.)\1+', '\1', 'g')
  ) as keys
  where length(letters) >= 5
);

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
  -- When it was first approved to be served: discovery indexes give names in this order.
  named_at timestamptz,
  -- Versions of what is shown of the skill, for its entity tag.
  changes integer not null default 0,
  -- The words of the current revision; null while uninstalled.
  name_words tsvector,
  summary_words tsvector,
  text_words tsvector,
  -- Stored, as computing it takes longer than comparing it with those of thousands of names.
  near_keys bigint[] not null generated always as (near_keys(workspace_id, slug)) stored,
  constraint skills_pkey primary key (workspace_id, skill_id),
  constraint skills_key unique (workspace_id, source_kind, slug),
  constraint skills_workspace_fkey foreign key (workspace_id) references workspaces (workspace_id),
  constraint skills_source_kind check (source_kind in ('system', 'user', 'registry')),
  constraint skills_current check (current_revision between 1 and last_revision)
);

create index skills_extension_id on skills (workspace_id, extension_id);

-- Each install looks for its own keys, and would compare them with all that are not sorted in yet.
create index skills_near_keys on skills using gin (near_keys) with (fastupdate = off);

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
  -- What the security rules found, the version of the rules, and the number of the lists of malicious
  -- packages, 0 being none.
  security_findings json not null,
  scan_version integer not null,
  malicious_list integer not null default 0,
  -- How long the scan took; null where it was not measured.
  scan_ms real,
  -- What it needs around it: `[{kind, names}]`, one of the names being enough.
  requirements json not null,
  -- What the package itself declares.
  capabilities json not null,
  permissions json not null,
  -- Path, size, digests, mode, media type and place in the pack of each file, by path bytes.
  files json not null,
  file_count integer not null,
  -- Bytes of all files.
  size bigint not null,
  -- The distinct contents, one after the other: in the row where they are small, else an object.
  pack bytea,
  object_key text collate "C",
  pack_size bigint not null,
  installed_at timestamptz not null default now(),
  installed_by text not null,
  -- Who sent the bytes, where another caller installed them.
  uploaded_by text,
  -- A purged revision has no bytes, and none of the texts and paths that were in them.
  purged_at timestamptz,
  purged_by text,
  purge_reason text,
  -- Words with their English stems: of its names, of these and its description, and of these and the
  -- beginning of SKILL.md. Null once purged.
  name_words tsvector,
  summary_words tsvector,
  text_words tsvector,
  constraint skill_revisions_pkey primary key (workspace_id, skill_id, revision),
  constraint skill_revisions_skill_fkey foreign key (workspace_id, skill_id)
    references skills (workspace_id, skill_id),
  constraint skill_revisions_pack check (
    num_nonnulls(pack, object_key) = case when purged_at is null then 1 else 0 end),
  constraint skill_revisions_purge
    check (num_nonnulls(purged_at, purged_by, purge_reason) in (0, 3)),
  constraint skill_revisions_inline
    check (pack is null or (length(pack) = pack_size and pack_size <= 32768)),
  constraint skill_revisions_fingerprint check (fingerprint ~ '^[0-9a-f]{64}$'),
  constraint skill_revisions_kind check (kind in ('action', 'instruction')),
  constraint skill_revisions_trust_level check (trust_level in ('internal', 'verified', 'community', 'untrusted'))
);

-- Packed bytes do not compress again.
alter table skill_revisions alter column pack set storage external;

-- A purge is of all revisions with these bytes, whatever skill they are of.
create index skill_revisions_fingerprint on skill_revisions (workspace_id, fingerprint, skill_id);
create index skill_revisions_object on skill_revisions (object_key) where object_key is not null;
-- To find what older rules or older lists have scanned.
create index skill_revisions_scan_version on skill_revisions (scan_version)
  where purged_at is null;
create index skill_revisions_malicious_list on skill_revisions (malicious_list)
  where purged_at is null;

alter table skills add constraint skills_current_revision_fkey
  foreign key (workspace_id, skill_id, current_revision)
  references skill_revisions (workspace_id, skill_id, revision) deferrable initially deferred;

-- The packed form of a package. Deflate output differs between zlib versions, so the bytes are
-- packed once, and every replica and every later build serves those.
create table skill_archives (
  workspace_id text collate "C" not null,
  fingerprint text collate "C" not null,
  -- The one folder at the top; empty where the files lie at the root.
  top_folder text collate "C" not null,
  sha256 text collate "C" not null,
  size bigint not null,
  object_key text collate "C" not null,
  created_at timestamptz not null default now(),
  constraint skill_archives_pkey primary key (workspace_id, fingerprint, top_folder),
  constraint skill_archives_workspace_fkey foreign key (workspace_id) references workspaces (workspace_id)
);

create index skill_archives_object on skill_archives (object_key);

-- Overrides of the workspace's policy for one skill; null is "inherit".
create table skill_policies (
  workspace_id text collate "C" not null,
  skill_id bigint not null,
  -- A disabled slug is disabled in every source kind, so it is found by slug.
  slug text collate "C" not null,
  enabled boolean,
  -- An enable is for these bytes, which matters where the workspace disables by default.
  enabled_fingerprint text collate "C",
  allow_implicit_invocation boolean,
  updated_at timestamptz not null default now(),
  constraint skill_policies_pkey primary key (workspace_id, skill_id),
  constraint skill_policies_skill_fkey foreign key (workspace_id, skill_id)
    references skills (workspace_id, skill_id),
  constraint skill_policies_says_something
    check (enabled is not null or allow_implicit_invocation is not null)
);

create index skill_policies_disabled on skill_policies (workspace_id, slug) where not enabled;
