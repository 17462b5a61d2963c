-- HTTP handlers. Values of headers are secrets: they are sent to the handler and returned to no
-- caller. Sealed they are `{"key", "iv", "data"}`: the id of the key, the nonce, and the text with its
-- tag.
create table functions (
  workspace_id text collate "C" not null,
  function_id text collate "C" not null,
  url text not null,
  -- Null: the service's own limit.
  timeout_ms integer,
  header_names text[] collate "C" not null default '{}',
  headers json,
  description text,
  input_schema json,
  output_schema json,
  -- Whether it has a URI.
  readable boolean not null default true,
  -- What a reviewer binds to a capability: address, names of headers, schemas.
  registration_hash text collate "C" not null,
  registered_at timestamptz not null default clock_timestamp(),
  constraint functions_sealed_headers
    check ((headers ->> 'key' is null) = (header_names = '{}')),
  constraint functions_pkey primary key (workspace_id, function_id),
  constraint functions_workspace_fkey foreign key (workspace_id) references workspaces (workspace_id)
);

-- Each start reads which keys are in use.
create index functions_key on functions ((headers ->> 'key')) where headers is not null;

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

-- Registrations of documents and prompts that wait for a reviewer; what was registered before them
-- is served meanwhile. `content` goes when another registration overtakes one, its digest stays.
create table content_proposals (
  workspace_id text collate "C" not null,
  proposal_id text collate "C" not null,
  kind text not null,
  -- The id of the document, or the name of the prompt.
  target text collate "C" not null,
  content json,
  sha256 text collate "C" not null,
  status text not null default 'pending',
  -- All who registered this text, in their order.
  proposers text[] not null,
  proposed_at timestamptz not null default clock_timestamp(),
  decided_by text,
  decided_at timestamptz,
  reason text,
  constraint content_proposals_pkey primary key (workspace_id, proposal_id),
  constraint content_proposals_workspace_fkey foreign key (workspace_id)
    references workspaces (workspace_id),
  constraint content_proposals_kind check (kind in ('document', 'prompt')),
  constraint content_proposals_sha256 check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint content_proposals_status check (status in
    ('pending', 'approved', 'rejected', 'superseded', 'withdrawn')),
  constraint content_proposals_decided check ((status = 'pending') = (decided_at is null))
);

create unique index content_proposals_open on content_proposals (workspace_id, kind, target)
  where status = 'pending';
create index content_proposals_newest
  on content_proposals (workspace_id, proposed_at desc, proposal_id desc);
create index content_proposals_text on content_proposals (workspace_id, kind, target, sha256);

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
