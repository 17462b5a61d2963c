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
