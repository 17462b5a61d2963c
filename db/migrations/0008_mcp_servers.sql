-- Servers whose tools skills may use. Header values are sealed as those of functions.
create table mcp_servers (
  workspace_id text collate "C" not null,
  server_id text collate "C" not null,
  url text not null,
  header_names text[] collate "C" not null default '{}',
  headers json,
  description text,
  registered_at timestamptz not null default clock_timestamp(),
  -- Each look at the server takes a number first; what an older look saw replaces nothing newer.
  looks_begun bigint not null default 0,
  look_stored bigint not null default 0,
  -- Null until the first look.
  catalogue_hash text,
  synced_at timestamptz,
  constraint mcp_servers_sealed_headers
    check ((headers ->> 'key' is null) = (header_names = '{}')),
  constraint mcp_servers_pkey primary key (workspace_id, server_id),
  constraint mcp_servers_workspace_fkey foreign key (workspace_id)
    references workspaces (workspace_id)
);

create index mcp_servers_key on mcp_servers ((headers ->> 'key')) where headers is not null;

-- What the server said of its tools when it was looked at last.
create table mcp_tools (
  workspace_id text collate "C" not null,
  server_id text collate "C" not null,
  name text collate "C" not null,
  -- Over all of `tool`: an approval is bound to it.
  hash text collate "C" not null,
  tool json not null,
  constraint mcp_tools_pkey primary key (workspace_id, server_id, name),
  constraint mcp_tools_server_fkey foreign key (workspace_id, server_id)
    references mcp_servers (workspace_id, server_id) on delete cascade
);
