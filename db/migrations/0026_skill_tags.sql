-- Versions of what a reader of a skill sees, for its entity tag: `changes` counts those of the skill
-- itself, `shared_changes` those that may be about any skill of the workspace, such as its settings.
alter table skills add column changes integer not null default 1;
alter table workspaces add column shared_changes integer not null default 0;
