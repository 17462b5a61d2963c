-- What was done and what was refused. Rows are only added. Rights (`db/roles.sql`) and seals protect
-- them, and no trigger does, so that the table can be distributed by workspace (`db/distribute.sql`).
create table audit_entries (
  workspace_id text collate "C" not null,
  -- Has its number before `seq` is drawn: when all transactions are over that were running at a time,
  -- no entry with a `seq` that was drawn by then is still to come.
  tx xid8 not null default pg_current_xact_id(),
  seq bigint generated always as identity,
  at timestamptz not null default clock_timestamp(),
  actor text not null,
  -- Who is behind the actor, where that is known.
  person_id text collate "C",
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
