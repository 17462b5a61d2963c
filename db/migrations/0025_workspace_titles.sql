-- What people call a workspace. It is free text, goes with the workspace, and need not be unique.
alter table workspaces add column title text;
alter table workspaces add constraint workspaces_title check (length(title) between 1 and 100);
