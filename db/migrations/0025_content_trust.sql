-- Whether a function has a URI, and what of its registration a reviewer binds to a capability:
-- address, names of headers, schemas. Empty: registered before there was a hash, equal to none.
alter table functions
  add column readable boolean not null default true,
  add column registration_hash text collate "C" not null default '';
alter table functions alter column registration_hash drop default;

-- The registration that the reviewer bound.
alter table capability_functions
  add column registration_hash text collate "C" not null default '';
alter table capability_functions alter column registration_hash drop default;

create index capability_functions_function on capability_functions (workspace_id, function_id);
