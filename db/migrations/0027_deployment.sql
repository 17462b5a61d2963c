-- Which store belongs to this database: the object `deployment-id` there has this id. Of the whole
-- service, so it has no workspace.
create table deployment (
  id uuid not null,
  -- False from before the object is created until it is known to be there.
  confirmed boolean not null,
  constraint deployment_pkey primary key (id)
);

create unique index deployment_is_one_row on deployment ((true));
