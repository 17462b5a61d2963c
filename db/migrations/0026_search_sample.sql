-- Of a sixteenth of the skills, in which common words are looked up first.
create index skills_sampled_name_words on skills using gin (search_scoped(workspace_id, name_words))
  with (gin_pending_list_limit = 512) where skill_id % 16 = 0;
create index skills_sampled_summary_words on skills
  using gin (search_scoped(workspace_id, summary_words))
  with (gin_pending_list_limit = 512) where skill_id % 16 = 0;
create index skills_sampled_text_words on skills using gin (search_scoped(workspace_id, text_words))
  with (gin_pending_list_limit = 1024) where skill_id % 16 = 0;
