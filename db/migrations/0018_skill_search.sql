-- Substrings are looked for in one text and by its trigrams, so that a search does not read all.
create extension if not exists pg_trgm;

alter table skill_revisions add column search_text text;

-- A revision never changes, nor does the slug of its skill.
create function set_search_text() returns trigger language plpgsql as $$
begin
  select concat_ws(E'\n', s.slug, new.display_name, new.description) into new.search_text
  from skills s where s.workspace_id = new.workspace_id and s.skill_id = new.skill_id;
  return new;
end
$$;

create trigger skill_revisions_search_text
  before insert on skill_revisions
  for each row execute function set_search_text();

update skill_revisions r
set search_text = concat_ws(E'\n', s.slug, r.display_name, r.description)
from skills s
where s.workspace_id = r.workspace_id and s.skill_id = r.skill_id;

-- What waits to be sorted in is read by every search, so it is kept short.
create index skill_revisions_search_text on skill_revisions using gin (search_text gin_trgm_ops)
  with (gin_pending_list_limit = 512);
