-- Who may call. Only the SHA-256 of a secret is kept: enough for 256 random bits, and a copy of the
-- database lets nobody in.
create table tokens (
  token_id text collate "C" not null,
  sha256 text collate "C" not null,
  label text not null,
  role text not null,
  -- Agents that work for another agent: they propose nothing unless the workspace lets them.
  sub_agent boolean not null default false,
  -- Null: every workspace.
  workspace_id text collate "C",
  created_at timestamptz not null default now(),
  created_by text not null,
  expires_at timestamptz not null,
  -- Behind by a minute at most.
  last_used_at timestamptz,
  -- Rows stay when their token is revoked: that there ever was one keeps the service closed.
  revoked_at timestamptz,
  constraint tokens_pkey primary key (token_id),
  constraint tokens_sha256_key unique (sha256),
  constraint tokens_workspace_fkey foreign key (workspace_id) references workspaces (workspace_id),
  constraint tokens_sha256 check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint tokens_role check (role in ('reader', 'publisher', 'reviewer', 'admin'))
);

create index tokens_newest on tokens (created_at desc, token_id desc);
create index tokens_workspace on tokens (workspace_id, created_at desc, token_id desc);
