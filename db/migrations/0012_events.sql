-- What changed, by the version of the workspace.
create table events (
  workspace_id text collate "C" not null,
  snapshot_version bigint not null,
  type text not null,
  payload json not null,
  -- The skills that the event is about; null: any. Never sent to callers.
  slugs json,
  -- Whether the skills that the payload names were served before the change. Never sent to callers.
  was_served boolean not null default false,
  created_at timestamptz not null default now(),
  constraint events_pkey primary key (workspace_id, snapshot_version),
  constraint events_workspace_fkey foreign key (workspace_id) references workspaces (workspace_id)
);

-- Functions that are called for what changes. The queue is the event log itself: `position` is the
-- version up to which nothing is left to deliver.
create table subscriptions (
  workspace_id text collate "C" not null,
  subscription_id text collate "C" not null,
  trigger_type text not null,
  function_id text not null,
  position bigint not null,
  created_at timestamptz not null default now(),
  -- Failures in a row, and since when.
  attempts integer not null default 0,
  failing_since timestamptz,
  next_attempt_at timestamptz not null default now(),
  last_success_at timestamptz,
  last_error_at timestamptz,
  last_error text,
  -- Who delivers now. Only the holder moves the position.
  lease_id text,
  lease_expires_at timestamptz,
  constraint subscriptions_pkey primary key (workspace_id, subscription_id),
  constraint subscriptions_workspace_fkey foreign key (workspace_id) references workspaces (workspace_id),
  constraint subscriptions_lease check ((lease_id is null) = (lease_expires_at is null))
);

-- Changes that could not be delivered in time, as they were in the log, which forgets them sooner.
create table dead_letters (
  workspace_id text collate "C" not null,
  subscription_id text collate "C" not null,
  snapshot_version bigint not null,
  payload json not null,
  -- When it changed, as the event says it.
  created_at timestamptz not null,
  died_at timestamptz not null default now(),
  error text not null,
  -- Set while it is to be delivered once more.
  replayed_at timestamptz,
  constraint dead_letters_pkey primary key (workspace_id, subscription_id, snapshot_version),
  constraint dead_letters_subscription_fkey foreign key (workspace_id, subscription_id)
    references subscriptions (workspace_id, subscription_id) on delete cascade
);

create index dead_letters_died on dead_letters (died_at);

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
