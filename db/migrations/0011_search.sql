-- Misspelt words are found by the trigrams of the words there are.
create extension if not exists pg_trgm;
-- An index that begins with the workspace does not read the entries of the others.
create extension if not exists btree_gin;

-- Words of a revision, each with its English stem: of its names, of these and its description, and
-- of these and the beginning of SKILL.md. Null once purged.
alter table skill_revisions
  add column name_words tsvector,
  add column summary_words tsvector,
  add column text_words tsvector;

-- Those of the current revision; null while uninstalled.
alter table skills
  add column name_words tsvector,
  add column summary_words tsvector,
  add column text_words tsvector;

-- Each search reads the entries that are not sorted in yet, so there are few.
create index skills_name_words on skills using gin (workspace_id, name_words)
  with (gin_pending_list_limit = 512);
create index skills_summary_words on skills using gin (workspace_id, summary_words)
  with (gin_pending_list_limit = 512);
create index skills_text_words on skills using gin (workspace_id, text_words)
  with (gin_pending_list_limit = 1024);

-- The words of all names and descriptions, to find what a misspelt word may mean.
create table search_vocabulary (
  workspace_id text collate "C" not null,
  word text collate "C" not null,
  constraint search_vocabulary_pkey primary key (workspace_id, word),
  constraint search_vocabulary_workspace_fkey
    foreign key (workspace_id) references workspaces (workspace_id)
);

create index search_vocabulary_trigrams on search_vocabulary
  using gin (workspace_id, word gin_trgm_ops);

create function search_vector(words text[]) returns tsvector language sql immutable
return array_to_tsvector(array(
  select lexeme from unnest(words) as given (word),
    unnest(given.word || coalesce(ts_lexize('english_stem', given.word), '{}')) as known (lexeme)
));

-- In one order, so that two writers with the same new words never wait for each other in a circle.
create function learn_words(workspace text, words tsvector) returns void language sql
begin atomic
  insert into search_vocabulary (workspace_id, word)
  select workspace, known.word from unnest(tsvector_to_array(words)) as known (word)
  where not exists (
    select from search_vocabulary v where v.workspace_id = workspace and v.word = known.word
  )
  order by known.word collate "C"
  on conflict do nothing;
end;

-- A skill may point to its revision before or after that one is inserted.
create function search_current_revision() returns trigger language plpgsql as $$
begin
  select r.name_words, r.summary_words, r.text_words
  into new.name_words, new.summary_words, new.text_words
  from (select) always left join skill_revisions r
    on r.workspace_id = new.workspace_id and r.skill_id = new.skill_id
    and r.revision = new.current_revision;
  perform learn_words(new.workspace_id, new.summary_words);
  return new;
end
$$;

create trigger skills_search
  before update of current_revision on skills
  for each row execute function search_current_revision();

create function search_added_revision() returns trigger language plpgsql as $$
begin
  update skills s
  set name_words = new.name_words, summary_words = new.summary_words, text_words = new.text_words
  where s.workspace_id = new.workspace_id and s.skill_id = new.skill_id
    and s.current_revision = new.revision;
  if found then
    perform learn_words(new.workspace_id, new.summary_words);
  end if;
  return null;
end
$$;

create trigger skill_revisions_search
  after insert on skill_revisions
  for each row execute function search_added_revision();

-- The most similar words of a workspace. Two letters that changed places leave few trigrams equal,
-- so the threshold is low; the caller counts the edits.
create function similar_words(workspace text, misspelt text) returns setof text language sql stable
set pg_trgm.similarity_threshold = 0.2
as $$
  select v.word from search_vocabulary v
  where v.workspace_id = workspace and v.word % misspelt
  order by similarity(v.word, misspelt) desc, v.word
  limit 50
$$;
