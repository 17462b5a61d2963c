-- Misspelt words are found by the trigrams of the words there are.
create extension if not exists pg_trgm;
-- An index that begins with the workspace does not read the entries of the others.
create extension if not exists btree_gin;

create function search_vector(words text[]) returns tsvector language sql immutable
return array_to_tsvector(array(
  select lexeme from unnest(words) as given (word),
    unnest(given.word || coalesce(ts_lexize('english_stem', given.word), '{}')) as known (lexeme)
));

-- Words of one workspace. An index of these reads one list for each word; an index of the workspace
-- and the word also reads the list of all skills of the workspace, for each word of a query.
create function search_scoped(workspace text, words tsvector) returns tsvector language sql immutable
strict cost 1000
return array_to_tsvector(array(
  select workspace || ':' || lexeme from unnest(tsvector_to_array(words)) as known (lexeme)));

-- Each search reads the entries that are not sorted in yet, so there are few.
create index skills_name_words on skills using gin (search_scoped(workspace_id, name_words))
  with (gin_pending_list_limit = 512);
create index skills_summary_words on skills using gin (search_scoped(workspace_id, summary_words))
  with (gin_pending_list_limit = 512);
create index skills_text_words on skills using gin (search_scoped(workspace_id, text_words))
  with (gin_pending_list_limit = 1024);

-- The same for a sixteenth of the skills, in which common words are looked up first.
create index skills_sampled_name_words on skills using gin (search_scoped(workspace_id, name_words))
  with (gin_pending_list_limit = 512) where skill_id % 16 = 0;
create index skills_sampled_summary_words on skills
  using gin (search_scoped(workspace_id, summary_words))
  with (gin_pending_list_limit = 512) where skill_id % 16 = 0;
create index skills_sampled_text_words on skills using gin (search_scoped(workspace_id, text_words))
  with (gin_pending_list_limit = 1024) where skill_id % 16 = 0;

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

-- The served skills of a workspace as of one of its versions, so that a search need not judge each
-- skill that has its words. Derived, so nothing refers to it.
create table search_served (
  workspace_id text collate "C" not null,
  skill_id bigint not null,
  is_listed boolean not null,
  constraint search_served_pkey primary key (workspace_id, skill_id)
);

create table search_states (
  workspace_id text collate "C" not null,
  snapshot_version bigint not null,
  constraint search_states_pkey primary key (workspace_id),
  constraint search_states_workspace_fkey
    foreign key (workspace_id) references workspaces (workspace_id)
);
