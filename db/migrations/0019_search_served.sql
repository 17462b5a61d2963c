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

-- Words of one workspace. An index of these reads one list for each word; an index of the workspace
-- and the word also reads the list of all skills of the workspace, for each word of a query.
create function search_scoped(workspace text, words tsvector) returns tsvector language sql immutable
strict cost 1000
return array_to_tsvector(array(
  select workspace || ':' || lexeme from unnest(tsvector_to_array(words)) as known (lexeme)));

drop index skills_name_words;
drop index skills_summary_words;
drop index skills_text_words;
create index skills_name_words on skills using gin (search_scoped(workspace_id, name_words))
  with (gin_pending_list_limit = 512);
create index skills_summary_words on skills using gin (search_scoped(workspace_id, summary_words))
  with (gin_pending_list_limit = 512);
create index skills_text_words on skills using gin (search_scoped(workspace_id, text_words))
  with (gin_pending_list_limit = 1024);
