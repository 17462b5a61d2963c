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

-- A reviewer wants other bytes; the proposal stays open until they come.
alter table proposals
  add column changes_requested_by text,
  add column changes_requested_at timestamptz,
  add column changes_requested_reason text,
  add constraint proposals_changes_requested check (
    num_nulls(changes_requested_by, changes_requested_at, changes_requested_reason) in (0, 3));
