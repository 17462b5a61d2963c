-- Work that one replica at a time does. A replica that dies loses its lease in time.
create table leases (
  name text collate "C" not null,
  holder text collate "C" not null,
  expires_at timestamptz not null,
  constraint leases_pkey primary key (name)
);

-- Outside scanners: endpoints that are sent each package and answer in SARIF.
create table scanners (
  workspace_id text collate "C" not null,
  scanner_id text collate "C" not null,
  url text not null,
  header_names text[] not null default '{}',
  -- Sealed; null where there are none.
  headers json,
  timeout_ms integer not null,
  -- Whether bytes are held that it has not looked at.
  required boolean not null,
  -- The severity of each level of SARIF.
  levels json not null,
  registered_at timestamptz not null default now(),
  constraint scanners_headers
    check ((headers ->> 'key' is null) = (header_names = '{}')),
  constraint scanners_pkey primary key (workspace_id, scanner_id),
  constraint scanners_workspace_fkey
    foreign key (workspace_id) references workspaces (workspace_id)
);

create index scanners_key on scanners ((headers ->> 'key')) where headers is not null;

-- Packages of other registries that are known to be malicious, as the operator has loaded them.
create table malicious_packages (
  ecosystem text collate "C" not null,
  name text collate "C" not null,
  osv_id text collate "C" not null,
  -- Null: all of them.
  versions text[],
  constraint malicious_packages_pkey primary key (ecosystem, name, osv_id),
  constraint malicious_packages_ecosystem check (
    ecosystem in ('npm', 'PyPI', 'RubyGems', 'crates.io', 'Go', 'NuGet')
  )
);

-- The number grows with each load that changes a list, of all ecosystems together.
create table malicious_lists (
  ecosystem text collate "C" not null,
  number integer not null,
  packages integer not null,
  loaded_at timestamptz not null default now(),
  constraint malicious_lists_pkey primary key (ecosystem)
);
