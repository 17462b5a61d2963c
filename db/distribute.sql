-- Distributes the tables by workspace over the nodes of a Citus cluster. Run it once as a superuser
-- in the database of the registry, after the first start has migrated it: rows move to their nodes,
-- and writes wait until it has ended. Migrations of later versions then work as before.
begin;

create extension if not exists citus;

-- Foreign keys go round in a circle, so no order of the tables satisfies them all.
create temporary table foreign_keys on commit drop as
select conrelid::regclass::text as table_name, conname, pg_get_constraintdef(oid) as definition
from pg_constraint
where contype = 'f' and connamespace = 'public'::regnamespace;

do $$
declare
  it record;
begin
  for it in select * from foreign_keys loop
    execute format('alter table %s drop constraint %I', it.table_name, it.conname);
  end loop;

  -- A table whose primary key begins with the workspace is with its workspace, so that a transaction
  -- of one workspace is on one node. All others are on every node.
  for it in
    select c.oid::regclass::text as name, coalesce(a.attname = 'workspace_id', false) as is_distributed
    from pg_class c
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname <> all (array['kysely_migration', 'kysely_migration_lock'])
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by (c.relname = 'workspaces') desc, c.relname
  loop
    if not it.is_distributed then
      perform create_reference_table(it.name);
    elsif it.name = 'workspaces' then
      perform create_distributed_table(it.name, 'workspace_id');
    else
      perform create_distributed_table(it.name, 'workspace_id', colocate_with => 'workspaces');
    end if;
  end loop;

  for it in select * from foreign_keys loop
    execute format('alter table %s add constraint %I %s', it.table_name, it.conname, it.definition);
  end loop;
end
$$;

commit;
