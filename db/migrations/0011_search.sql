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
