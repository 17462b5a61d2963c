-- What a session of MCP wants to be notified of, whichever replica has its stream.
create table resource_subscriptions (
  workspace_id text collate "C" not null,
  actor text collate "C" not null,
  session_id text collate "C" not null,
  uri text collate "C" not null,
  -- Renewed when the session opens a stream.
  used_at timestamptz not null default now(),
  constraint resource_subscriptions_pkey primary key (workspace_id, actor, session_id, uri),
  constraint resource_subscriptions_workspace_fkey
    foreign key (workspace_id) references workspaces (workspace_id)
);

create index resource_subscriptions_used_at on resource_subscriptions (used_at);
