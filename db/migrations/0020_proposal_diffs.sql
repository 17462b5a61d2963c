-- Which lines of a file a proposal changes, compared once off the request thread. Only positions are
-- kept, so the text is read from the packs, and purged bytes leave nothing here.
create table proposal_diffs (
  workspace_id text collate "C" not null,
  proposal_id text collate "C" not null,
  path text collate "C" not null,
  -- The bytes that were compared; empty for a side without the file.
  before_sha256 text collate "C" not null,
  after_sha256 text collate "C" not null,
  -- [old start, old lines, new start, new lines] of each change, counted from 0.
  edits json not null,
  added integer,
  removed integer,
  -- Why the lines were not compared.
  cut text,
  constraint proposal_diffs_pkey primary key (workspace_id, proposal_id, path),
  constraint proposal_diffs_proposal_fkey foreign key (workspace_id, proposal_id)
    references proposals (workspace_id, proposal_id),
  constraint proposal_diffs_cut check (cut in ('not_text', 'too_different')),
  constraint proposal_diffs_counted check ((cut is null) = (added is not null)),
  constraint proposal_diffs_counts check ((added is null) = (removed is null))
);
