-- Who stands behind tokens, sessions and signed tokens: a subject of an issuer, since an e-mail
-- address may pass from one person to another.
create table people (
  person_id text collate "C" not null,
  issuer text collate "C" not null,
  subject text collate "C" not null,
  -- A program with credentials of its own at the issuer: never counts as a person.
  is_client boolean not null default false,
  name text,
  email text,
  first_seen_at timestamptz not null default now(),
  -- Behind by a minute at most.
  last_seen_at timestamptz not null default now(),
  disabled_at timestamptz,
  constraint people_pkey primary key (person_id),
  constraint people_subject_key unique (issuer, subject)
);

create index people_newest on people (first_seen_at desc, person_id desc);

-- Which roles the groups of an issuer give to their people.
create table group_roles (
  issuer text collate "C" not null,
  group_name text collate "C" not null,
  -- Null: every workspace.
  workspace_id text collate "C",
  role text not null,
  constraint group_roles_key unique nulls not distinct (issuer, group_name, workspace_id),
  constraint group_roles_role check (role in ('reader', 'publisher', 'reviewer', 'admin'))
);

-- Who may call. Only the SHA-256 of a secret is kept: enough for 256 random bits, and a copy of the
-- database gives no access.
create table tokens (
  token_id text collate "C" not null,
  sha256 text collate "C" not null,
  label text not null,
  role text not null,
  -- Agents that work for another agent: they propose nothing unless the workspace lets them.
  sub_agent boolean not null default false,
  -- Null: every workspace. No foreign key: where the tables are distributed by workspace, this one is
  -- on every node and may not refer to one that is not.
  workspace_id text collate "C",
  person_id text collate "C",
  -- Whose CI job got it in exchange for a token of its own system. No foreign key: the token stays
  -- when its publisher is deleted.
  publisher_id text collate "C",
  -- The only skills that it may publish; null: all.
  slugs text[],
  created_at timestamptz not null default now(),
  created_by text not null,
  expires_at timestamptz not null,
  -- Behind by a minute at most.
  last_used_at timestamptz,
  -- Rows stay when their token is revoked: that there ever was one keeps the service closed.
  revoked_at timestamptz,
  constraint tokens_pkey primary key (token_id),
  constraint tokens_sha256_key unique (sha256),
  constraint tokens_person_fkey foreign key (person_id) references people (person_id),
  constraint tokens_sha256 check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint tokens_role check (role in ('reader', 'publisher', 'reviewer', 'admin')),
  constraint tokens_publisher check (
    (publisher_id is null) = (slugs is null) and (publisher_id is null or workspace_id is not null))
);

create index tokens_newest on tokens (created_at desc, token_id desc);
create index tokens_workspace on tokens (workspace_id, created_at desc, token_id desc);
create index tokens_person on tokens (person_id) where person_id is not null;
create index tokens_publisher on tokens (workspace_id, publisher_id) where publisher_id is not null;
create index tokens_publisher_expires_at on tokens (expires_at) where publisher_id is not null;

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

-- Sign-ins of browsers. Only the SHA-256 of a cookie is kept, as with tokens.
create table sessions (
  session_id text collate "C" not null,
  sha256 text collate "C" not null,
  person_id text collate "C",
  token_id text collate "C",
  -- Of ADMIN_TOKEN, so that its sessions end when it is replaced.
  admin_digest text collate "C",
  -- The provider's name for its own session, which it may end.
  sid text collate "C",
  -- Not the role: a change of `group_roles` counts at once.
  groups text[] not null default '{}',
  address text,
  agent text,
  created_at timestamptz not null default now(),
  -- Behind by a minute at most.
  last_seen_at timestamptz not null default now(),
  idle_until timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  constraint sessions_pkey primary key (session_id),
  constraint sessions_sha256_key unique (sha256),
  constraint sessions_person_fkey foreign key (person_id) references people (person_id),
  constraint sessions_token_fkey foreign key (token_id) references tokens (token_id),
  constraint sessions_sha256 check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint sessions_owner check (num_nonnulls(person_id, token_id, admin_digest) = 1)
);

create index sessions_newest on sessions (created_at desc, session_id desc);
create index sessions_person on sessions (person_id) where person_id is not null;
create index sessions_token on sessions (token_id) where token_id is not null;
create index sessions_expires_at on sessions (expires_at);

-- Sign-ins that are still at the provider. A row is deleted by the first callback that names it.
create table sign_ins (
  state_sha256 text collate "C" not null,
  -- Of the cookie of the browser that started it.
  browser_sha256 text collate "C" not null,
  nonce text not null,
  verifier text not null,
  return_to text not null,
  expires_at timestamptz not null,
  constraint sign_ins_pkey primary key (state_sha256)
);

create index sign_ins_expires_at on sign_ins (expires_at);

-- Logout tokens that were obeyed: each counts once.
create table logout_ids (
  jti text collate "C" not null,
  expires_at timestamptz not null,
  constraint logout_ids_pkey primary key (jti)
);

create index logout_ids_expires_at on logout_ids (expires_at);
