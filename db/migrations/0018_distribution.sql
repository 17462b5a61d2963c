-- So that the tables can be distributed by workspace: no triggers, and no references from tables that
-- are on every node to those that are with their workspace. The record is protected by rights
-- (`db/roles.sql`) and by its seals.
drop trigger audit_entries_append_only on audit_entries;
drop trigger audit_seals_append_only on audit_seals;
drop function refuse_audit_change();

alter table tokens drop constraint tokens_workspace_fkey;
