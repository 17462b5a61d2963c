-- What a workspace has offered for installation, as a chain of Git commits. One is made at the first
-- request after a change and covers all changes since the one before it.
create table git_commits (
  workspace_id text collate "C" not null,
  -- Goes on after a purge.
  number bigint not null,
  commit_id text collate "C" not null,
  -- The commit object, whose digest is the id.
  content text not null,
  tree_id text collate "C" not null,
  -- The first one of the workspace, or the first one after a purge.
  is_root boolean not null,
  -- Which form the files that the service adds have: an old commit must have the same tree for ever.
  format integer not null,
  -- The last version of the workspace that has this content.
  snapshot_version bigint not null,
  -- The folders that differ from the commit before, each with what it was and what it became.
  changes json not null,
  -- All folders; of the newest commit only.
  entries json,
  superseded_at timestamptz,
  -- After a purge the commits before it can no longer be had.
  ended_at timestamptz,
  -- Everything at this commit as one Git pack, made when it was first cloned.
  object_key text collate "C",
  pack_size bigint,
  pack_sha256 text collate "C",
  -- After the bytes of the pack its object has an index of them, with which the next pack takes what
  -- has not changed as it is.
  index_size bigint,
  index_sha256 text collate "C",
  constraint git_commits_pkey primary key (workspace_id, number),
  constraint git_commits_id unique (workspace_id, commit_id),
  constraint git_commits_workspace_fkey
    foreign key (workspace_id) references workspaces (workspace_id),
  constraint git_commits_pack check (
    num_nonnulls(object_key, pack_size, pack_sha256, index_size, index_sha256) in (0, 5)
  )
);

create index git_commits_object on git_commits (object_key) where object_key is not null;
