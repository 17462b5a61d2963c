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
