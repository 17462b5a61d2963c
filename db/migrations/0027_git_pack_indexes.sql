-- After the bytes of a pack its object has an index of them, with which the next pack takes what has
-- not changed as it is. Packs of earlier releases have none, and nothing is taken from those.
alter table git_commits add column index_size bigint;
alter table git_commits add column index_sha256 text collate "C";
alter table git_commits add constraint git_commits_index
  check (num_nonnulls(index_size, index_sha256) in (0, 2));
