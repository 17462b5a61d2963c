-- Which function answers a capability when it is invoked. It need not be registered, neither yet
-- nor still.
create table capability_functions (
  workspace_id text collate "C" not null,
  skill_id bigint not null,
  capability_id text collate "C" not null,
  function_id text collate "C" not null,
  constraint capability_functions_pkey primary key (workspace_id, skill_id, capability_id),
  constraint capability_functions_skill_fkey foreign key (workspace_id, skill_id)
    references skills (workspace_id, skill_id)
);
