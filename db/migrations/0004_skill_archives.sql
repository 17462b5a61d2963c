-- The packed form of a package. Deflate output differs between zlib versions, so the bytes are
-- packed once, and every replica and every later build serves those.
create table skill_archives (
  workspace_id text collate "C" not null,
  fingerprint text collate "C" not null,
  -- The one folder at the top; empty where the files lie at the root.
  top_folder text collate "C" not null,
  sha256 text collate "C" not null,
  size bigint not null,
  created_at timestamptz not null default now(),
  constraint skill_archives_pkey primary key (workspace_id, fingerprint, top_folder),
  constraint skill_archives_blob_fkey foreign key (workspace_id, sha256)
    references blobs (workspace_id, sha256) on delete restrict
);

create index skill_archives_blob on skill_archives (workspace_id, sha256);
