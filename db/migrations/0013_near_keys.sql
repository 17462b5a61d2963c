-- The service makes the keys, since a function in SQL took longer than the row that they were made for.
alter table skills alter column near_keys drop expression;
drop function near_keys;

-- Each install looks for its own keys, and would compare them with all that are not sorted in yet.
alter index skills_near_keys reset (gin_pending_list_limit);
alter index skills_near_keys set (fastupdate = off);
select gin_clean_pending_list('skills_near_keys');
