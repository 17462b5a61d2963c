-- Which jobs of which CI systems may publish which skills. They prove who they are by a token that
-- their system signed, so that no secret has to be kept there.
create table trusted_publishers (
  workspace_id text collate "C" not null,
  publisher_id text collate "C" not null,
  issuer text collate "C" not null,
  -- What the token must say, word for word.
  claims jsonb not null,
  slugs text[] not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint trusted_publishers_pkey primary key (workspace_id, publisher_id),
  constraint trusted_publishers_workspace_fkey foreign key (workspace_id)
    references workspaces (workspace_id),
  -- Two with the same claims would leave open which one counts.
  constraint trusted_publishers_claims_key unique (workspace_id, issuer, claims)
);

-- Tokens of CI systems that were exchanged: each counts once.
create table used_token_ids (
  issuer text collate "C" not null,
  jti text collate "C" not null,
  -- When the token itself expires: from then on its end rejects it.
  expires_at timestamptz not null,
  constraint used_token_ids_pkey primary key (issuer, jti)
);

create index used_token_ids_expires_at on used_token_ids (expires_at);

-- What a CI job gets in exchange. No foreign key: the token stays when its publisher is deleted.
alter table tokens
  add column publisher_id text collate "C",
  -- The only skills that it may publish; null: all.
  add column slugs text[],
  add constraint tokens_publisher check (
    (publisher_id is null) = (slugs is null) and (publisher_id is null or workspace_id is not null));

create index tokens_publisher on tokens (workspace_id, publisher_id) where publisher_id is not null;
create index tokens_publisher_expires_at on tokens (expires_at) where publisher_id is not null;
