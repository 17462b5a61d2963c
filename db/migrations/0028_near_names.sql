-- What a name has in common with each name that is easily taken for it: it looks the same, or is the
-- same without one letter. Hashes, with the workspace, so that one list of the index is read for each.
create function near_keys(workspace text, slug text) returns bigint[] language sql immutable strict
cost 1000
return array(
  select distinct hashtextextended(workspace || ' ' || key, 0)
  from (values (slug), (regexp_replace(slug, '^.*/', ''))) as given (name)
  cross join lateral regexp_replace(
    regexp_replace(name, '[-_.]cli$', ''), '[-_.]', '', 'g') as plain (letters)
  cross join lateral (
    select letters as key
    union all
    select left(letters, n - 1) || substr(letters, n + 1)
    from generate_series(1, length(letters)) as removed (n)
    union all
    select '=' || regexp_replace(
      replace(replace(translate(letters, '0135i', 'olesl'), 'rn', 'm'), 'vv', 'w'),
      '(.)\1+', '\1', 'g')
  ) as keys
  where length(letters) >= 5
);

create index skills_near_keys on skills using gin (near_keys(workspace_id, slug))
  with (gin_pending_list_limit = 256);
