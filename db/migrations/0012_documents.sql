-- Markdown that is read at `iii://{document_id}`. What the index and the lists show of it is worked
-- out when it is registered and stored beside it, so that they never read a body.
create table documents (
  workspace_id text collate "C" not null,
  document_id text collate "C" not null,
  skill text not null,
  sha256 text collate "C" not null,
  bytes integer not null,
  title text not null,
  description text,
  registered_at timestamptz not null default clock_timestamp(),
  constraint documents_pkey primary key (workspace_id, document_id),
  constraint documents_workspace_fkey foreign key (workspace_id) references workspaces (workspace_id),
  constraint documents_sha256 check (sha256 ~ '^[0-9a-f]{64}$')
);
