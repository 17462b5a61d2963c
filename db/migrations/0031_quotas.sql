-- What a workspace may hold, null being no limit, and what it holds. Each write moves the counters in
-- its own transaction, as its last statement but the event, which takes the same row.
alter table workspaces
  -- Packs of revisions, documents, and the announced sizes of open uploads.
  add column quota_bytes bigint default 10737418240,
  -- Installed ones, but for those of the service.
  add column quota_skills bigint default 10000,
  add column quota_documents bigint default 10000,
  add column quota_functions bigint default 1000,
  add column quota_open_uploads bigint default 100,
  add column used_bytes bigint not null default 0,
  add column used_skills bigint not null default 0,
  add column used_documents bigint not null default 0,
  add column used_functions bigint not null default 0,
  add column used_open_uploads bigint not null default 0;
