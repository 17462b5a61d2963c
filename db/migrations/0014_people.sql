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

alter table tokens
  add column person_id text collate "C",
  add constraint tokens_person_fkey foreign key (person_id) references people (person_id);

create index tokens_person on tokens (person_id) where person_id is not null;

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

create table group_roles (
  issuer text collate "C" not null,
  group_name text collate "C" not null,
  -- Null: every workspace.
  workspace_id text collate "C",
  role text not null,
  constraint group_roles_key unique nulls not distinct (issuer, group_name, workspace_id),
  constraint group_roles_role check (role in ('reader', 'publisher', 'reviewer', 'admin'))
);

-- Logout tokens that were obeyed: each counts once.
create table logout_ids (
  jti text collate "C" not null,
  expires_at timestamptz not null,
  constraint logout_ids_pkey primary key (jti)
);

create index logout_ids_expires_at on logout_ids (expires_at);

alter table audit_entries add column person_id text collate "C";
alter table proposals add column person_id text collate "C";
alter table approvals add column person_id text collate "C";
