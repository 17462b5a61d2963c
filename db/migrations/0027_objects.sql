-- Bytes are in the blob store; rows say where.
drop table skill_files, skill_archives, blob_parts, blobs, upload_chunks;

-- One object of the blob store for each chunk.
create table upload_chunks (
  workspace_id text collate "C" not null,
  upload_id text collate "C" not null,
  chunk_offset bigint not null,
  chunk_len bigint not null,
  chunk_sha256 text not null,
  object_key text collate "C" not null,
  constraint upload_chunks_pkey primary key (workspace_id, upload_id, chunk_offset),
  constraint upload_chunks_upload_fkey foreign key (workspace_id, upload_id)
    references uploads (workspace_id, upload_id)
);

create index upload_chunks_object on upload_chunks (object_key);

alter table skill_revisions
  -- Path, size, digests, mode, media type and place in the pack of each file, by path bytes.
  add column files json not null,
  add column file_count integer not null,
  -- Bytes of all files.
  add column size bigint not null,
  -- The distinct contents, one after the other: in the row where they are small, else an object.
  add column pack bytea,
  add column object_key text collate "C",
  add column pack_size bigint not null,
  add constraint skill_revisions_pack check (num_nonnulls(pack, object_key) = 1),
  add constraint skill_revisions_inline
    check (pack is null or (length(pack) = pack_size and pack_size <= 32768));

alter table skill_revisions alter column pack set storage external;

create index skill_revisions_object on skill_revisions (object_key) where object_key is not null;

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

-- Objects whose rows are gone; the sweep deletes them from the blob store when they are due.
create table deleted_objects (
  workspace_id text collate "C" not null,
  object_key text collate "C" not null,
  delete_after timestamptz not null,
  constraint deleted_objects_pkey primary key (workspace_id, object_key)
);

create index deleted_objects_due on deleted_objects (delete_after);

-- The one database that a blob store belongs to; confirmed once the store has the id too.
create table deployment (
  id uuid not null,
  confirmed boolean not null default false,
  orphans_swept_at timestamptz
);

alter table skills alter column changes set default 0;
