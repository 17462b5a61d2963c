-- A workspace is a tenant: its id stands first in every primary key.
create table workspaces (
  workspace_id text collate "C" not null,
  -- What people call it. Free text, which goes with the workspace and need not be unique.
  title text,
  -- Part of list ETags, so that a database made anew never answers 304 to tags of the old one.
  row_id uuid not null default gen_random_uuid(),
  -- +1 for each committed change. The row lock that the update takes is held to the commit,
  -- and so makes number order the same as commit order.
  snapshot_version bigint not null default 0,
  snapshot_at timestamptz not null default now(),
  -- Changes that may be about any skill, such as settings; part of the entity tags of skills.
  shared_changes integer not null default 0,
  created_at timestamptz not null default now(),
  -- A tombstone: the id is never used again.
  deleted_at timestamptz,
  -- When the sweep had deleted all its rows but this one, tokens and audit entries.
  emptied_at timestamptz,
  settings jsonb not null default '{}',
  -- Who changed each setting last, by its name. A default that was never changed has no entry.
  settings_changes json not null default '{}',
  -- What it may hold, null being no limit, and what it holds. Each write moves the counters in its own
  -- transaction, at the end, beside the event, which takes the same row. Bytes are those of packs of
  -- revisions, of documents, and the announced sizes of open uploads; what comes with the service is
  -- not counted.
  quota_bytes bigint default 10737418240,
  quota_skills bigint default 10000,
  quota_documents bigint default 10000,
  quota_functions bigint default 1000,
  quota_open_uploads bigint default 100,
  used_bytes bigint not null default 0,
  used_skills bigint not null default 0,
  used_documents bigint not null default 0,
  used_functions bigint not null default 0,
  used_open_uploads bigint not null default 0,
  constraint workspaces_pkey primary key (workspace_id),
  constraint workspaces_id_format check (workspace_id ~ '^[a-z0-9]([a-z0-9_-]{0,62}[a-z0-9])?$'),
  constraint workspaces_emptied check (emptied_at is null or deleted_at is not null),
  constraint workspaces_sealed_signing_secret
    check (not settings ? 'signing_secret' or settings -> 'signing_secret' ? 'key'),
  constraint workspaces_title check (length(title) between 1 and 100)
);

create index workspaces_key on workspaces ((settings #>> '{signing_secret,key}'))
  where settings ? 'signing_secret';

insert into workspaces (workspace_id) values ('default');

-- What was answered under an Idempotency-Key, so that a write which is sent again is not done again.
create table idempotency_keys (
  workspace_id text collate "C" not null,
  actor text collate "C" not null,
  -- Method and pattern of the route: `POST /v1/workspaces/:workspace_id/skills`.
  route text collate "C" not null,
  key text collate "C" not null,
  request_sha256 text collate "C" not null,
  -- Whose turn it is: a request that lost its turn can no longer commit.
  claim_id text collate "C" not null,
  claimed_at timestamptz not null default now(),
  -- `committed`: the write is done, and its answer is not known (yet).
  state text not null default 'running',
  -- What a committed write came to, from which a lost answer is made again; null once the answer is
  -- stored.
  outcome json,
  status smallint,
  headers jsonb,
  body text,
  constraint idempotency_keys_pkey primary key (workspace_id, actor, route, key),
  constraint idempotency_keys_workspace_fkey foreign key (workspace_id)
    references workspaces (workspace_id),
  constraint idempotency_keys_state check (state in ('running', 'committed', 'answered')),
  constraint idempotency_keys_answer check ((state = 'answered') = (status is not null))
);

create index idempotency_keys_age on idempotency_keys (claimed_at);
