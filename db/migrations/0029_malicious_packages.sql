-- Packages of other registries that are known to be malicious, as the operator has loaded them.
create table malicious_packages (
  ecosystem text collate "C" not null,
  name text collate "C" not null,
  osv_id text collate "C" not null,
  -- Null: all of them.
  versions text[],
  constraint malicious_packages_pkey primary key (ecosystem, name, osv_id),
  constraint malicious_packages_ecosystem check (ecosystem in ('npm', 'PyPI'))
);

-- The number grows with each load that changes a list, of all ecosystems together.
create table malicious_lists (
  ecosystem text collate "C" not null,
  number integer not null,
  packages integer not null,
  loaded_at timestamptz not null default now(),
  constraint malicious_lists_pkey primary key (ecosystem)
);

-- The number of the lists that its findings were made with; 0: none.
alter table skill_revisions add column malicious_list integer not null default 0;
create index skill_revisions_malicious_list on skill_revisions (malicious_list)
  where purged_at is null;
