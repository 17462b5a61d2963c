-- Objects whose rows are gone; the sweep deletes them from the blob store when they are due.
create table deleted_objects (
  workspace_id text collate "C" not null,
  object_key text collate "C" not null,
  delete_after timestamptz not null,
  -- The package whose bytes these are, where it is known: a purge of it deletes them at once.
  fingerprint text collate "C",
  is_purged boolean not null default false,
  constraint deleted_objects_purged check (fingerprint is not null or not is_purged),
  constraint deleted_objects_pkey primary key (workspace_id, object_key)
);

create index deleted_objects_due on deleted_objects (delete_after);

-- Which store belongs to this database: the object `deployment-id` there has this id. Of the whole
-- service, so it has no workspace.
create table deployment (
  id uuid not null,
  -- False from before the object is created until it is known to be there.
  confirmed boolean not null,
  -- When a replica looked for objects without a row last.
  orphans_swept_at timestamptz,
  constraint deployment_pkey primary key (id)
);

create unique index deployment_is_one_row on deployment ((true));

create table uploads (
  workspace_id text collate "C" not null,
  upload_id text collate "C" not null,
  status text not null default 'receiving',
  file_name text not null,
  archive_format text not null,
  compressed_size_bytes bigint not null,
  received_bytes bigint not null default 0,
  sha256 text not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  -- Whoever reads the archive holds the lease; one that ran out may be taken over.
  lease_id text,
  lease_expires_at timestamptz,
  constraint uploads_pkey primary key (workspace_id, upload_id),
  constraint uploads_workspace_fkey foreign key (workspace_id) references workspaces (workspace_id),
  constraint uploads_status check (status in ('receiving', 'finalized', 'aborted', 'expired', 'consumed')),
  constraint uploads_archive_format check (archive_format = 'tar_gz'),
  constraint uploads_size check (compressed_size_bytes > 0),
  constraint uploads_received check (received_bytes between 0 and compressed_size_bytes),
  constraint uploads_sha256 check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint uploads_ended check ((ended_at is not null) = (status in ('aborted', 'expired', 'consumed')))
);

create index uploads_live_expiry on uploads (expires_at) where ended_at is null;
create index uploads_ended on uploads (ended_at) where ended_at is not null;

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
