-- What a committed write came to, from which a lost response is made again; null once it is stored.
alter table idempotency_keys
  add column outcome json;
