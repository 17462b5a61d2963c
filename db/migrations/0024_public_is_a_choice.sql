-- Public is a choice. Every change of a setting stored the old default of this one, so a stored
-- `true` says nothing about what an operator wanted.
update workspaces set settings = settings - 'capabilities_public'
where settings ->> 'capabilities_public' = 'true';
