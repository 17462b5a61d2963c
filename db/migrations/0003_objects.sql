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
