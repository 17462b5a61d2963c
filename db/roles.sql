-- Two roles for a Postgres of your own, so that who holds the service's password cannot change what
-- the audit trail says: the owner migrates, the service works. Run it as a superuser in the
-- database of the registry, once the owner has migrated it; it may be run again.
do $$
declare
  moved record;
begin
  if not exists (select from pg_roles where rolname = 'skill_registry_owner') then
    create role skill_registry_owner login;
  end if;
  if not exists (select from pg_roles where rolname = 'skill_registry_service') then
    create role skill_registry_service login;
  end if;
  execute format('grant connect on database %I to skill_registry_service', current_database());
  execute format('grant create on database %I to skill_registry_owner', current_database());
  -- What another role has migrated becomes the owner's.
  for moved in
    select format('alter %s %s owner to skill_registry_owner',
      case c.relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end,
      c.oid::regclass) as command
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'S')
      -- A sequence of a column goes with its table, and an extension's tables are its own.
      and not exists (
        select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i', 'e'))
  loop
    execute moved.command;
  end loop;
  for moved in
    select format('alter function %s owner to skill_registry_owner', p.oid::regprocedure) as command
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute moved.command;
  end loop;
end
$$;

grant usage, create on schema public to skill_registry_owner;
grant usage on schema public to skill_registry_service;
revoke create on schema public from skill_registry_service;

grant select, insert, update, delete on all tables in schema public to skill_registry_service;
grant usage, select on all sequences in schema public to skill_registry_service;
alter default privileges for role skill_registry_owner in schema public
  grant select, insert, update, delete on tables to skill_registry_service;
alter default privileges for role skill_registry_owner in schema public
  grant usage, select on sequences to skill_registry_service;

revoke update, delete, truncate on audit_entries, audit_seals from skill_registry_service;
