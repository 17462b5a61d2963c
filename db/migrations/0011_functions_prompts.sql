-- Handlers of somebody's that are called over HTTP. `headers` holds secrets: they are sent to the
-- handler and shown to nobody.
create table functions (
  workspace_id text collate "C" not null,
  function_id text collate "C" not null,
  url text not null,
  -- Null: the service's own limit.
  timeout_ms integer,
  headers json not null default '{}',
  description text,
  input_schema json,
  output_schema json,
  registered_at timestamptz not null default clock_timestamp(),
  constraint functions_pkey primary key (workspace_id, function_id),
  constraint functions_workspace_fkey foreign key (workspace_id) references workspaces (workspace_id)
);

-- Slash commands. The function that renders one need not be registered, neither yet nor still.
create table prompts (
  workspace_id text collate "C" not null,
  name text collate "C" not null,
  description text not null,
  arguments json not null,
  function_id text not null,
  registered_at timestamptz not null default clock_timestamp(),
  constraint prompts_pkey primary key (workspace_id, name),
  constraint prompts_workspace_fkey foreign key (workspace_id) references workspaces (workspace_id)
);
