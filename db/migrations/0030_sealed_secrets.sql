-- Header values and signing secrets are sealed: `{"key", "iv", "data"}`, the id of the key, the
-- nonce, and the text with its tag. JSON, because the id of the key is asked for by itself: at the
-- start, and by the rotation. Names of headers are shown, so they have a column of their own.
alter table functions
  drop column headers,
  add column header_names text[] collate "C" not null default '{}',
  add column headers json,
  add constraint functions_sealed_headers
    check ((headers ->> 'key' is null) = (header_names = '{}'));

alter table mcp_servers
  drop column headers,
  add column header_names text[] collate "C" not null default '{}',
  add column headers json,
  add constraint mcp_servers_sealed_headers
    check ((headers ->> 'key' is null) = (header_names = '{}'));

alter table workspaces
  add constraint workspaces_sealed_signing_secret
    check (not settings ? 'signing_secret' or settings -> 'signing_secret' ? 'key');

-- Which keys are in use is read from these at every start, however many rows there are.
create index functions_key on functions ((headers ->> 'key')) where headers is not null;
create index mcp_servers_key on mcp_servers ((headers ->> 'key')) where headers is not null;
create index workspaces_key on workspaces ((settings #>> '{signing_secret,key}'))
  where settings ? 'signing_secret';
