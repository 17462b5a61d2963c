-- A workspace is a tenant: its id stands first in every primary key.
create table workspaces (
  workspace_id text collate "C" not null,
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
  constraint workspaces_emptied check (emptied_at is null or deleted_at is not null),
  constraint workspaces_sealed_signing_secret
    check (not settings ? 'signing_secret' or settings -> 'signing_secret' ? 'key'),
  constraint workspaces_pkey primary key (workspace_id),
  constraint workspaces_id_format check (workspace_id ~ '^[a-z0-9]([a-z0-9_-]{0,62}[a-z0-9])?$')
);

create index workspaces_key on workspaces ((settings #>> '{signing_secret,key}'))
  where settings ? 'signing_secret';

insert into workspaces (workspace_id) values ('default');

create table events (
  workspace_id text collate "C" not null,
  snapshot_version bigint not null,
  type text not null,
  payload json not null,
  -- The skills that the event is about; null: any. Never sent to callers.
  slugs json,
  created_at timestamptz not null default now(),
  constraint events_pkey primary key (workspace_id, snapshot_version),
  constraint events_workspace_fkey foreign key (workspace_id) references workspaces (workspace_id)
);

create table audit_entries (
  workspace_id text collate "C" not null,
  -- Has its number before `seq` is drawn: when all transactions are over that were running at a time,
  -- no entry with a `seq` that was drawn by then is still to come.
  tx xid8 not null default pg_current_xact_id(),
  seq bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  actor text not null,
  action text not null,
  decision text not null,
  -- What the act was on, such as `skill:user:acme/pdf` or `upload:<upload_id>`.
  target text not null,
  reason_code text,
  fingerprint_before text,
  fingerprint_after text,
  request_id text,
  address text,
  details json not null default '{}',
  -- About the service rather than about the workspace of the row (`default`): returned to callers
  -- of all workspaces only, since it may name other tenants.
  for_operators boolean not null default false,
  constraint audit_entries_pkey primary key (workspace_id, seq),
  constraint audit_entries_workspace_fkey foreign key (workspace_id) references workspaces (workspace_id),
  constraint audit_entries_decision check (decision in ('allowed', 'blocked', 'warning'))
);

create index audit_entries_target on audit_entries (workspace_id, target, seq desc);
create index audit_entries_seq on audit_entries (seq);

-- Each seal is over the entries after the one before it, up to `last_seq`, and over its hash.
create table audit_seals (
  workspace_id text collate "C" not null,
  seal bigint not null,
  first_seq bigint not null,
  last_seq bigint not null,
  rows integer not null,
  -- SHA-256, of the hash of the seal before it and the digests of the entries in order.
  hash bytea not null,
  sealed_at timestamptz not null default clock_timestamp(),
  constraint audit_seals_pkey primary key (workspace_id, seal),
  constraint audit_seals_workspace_fkey foreign key (workspace_id) references workspaces (workspace_id),
  constraint audit_seals_hash check (length(hash) = 32)
);

create index audit_seals_last_seq on audit_seals (last_seq);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end
$$;

create trigger audit_entries_append_only
  before update or delete or truncate on audit_entries
  for each statement execute function refuse_audit_change();

create trigger audit_seals_append_only
  before update or delete or truncate on audit_seals
  for each statement execute function refuse_audit_change();

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
