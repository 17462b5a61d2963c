-- Who changed each setting last, by its name. A default that was never changed has no entry.
alter table workspaces add column settings_changes json not null default '{}';
