-- Whose skills an event is about, for those who keep what a workspace offers: they read these again
-- and no others. Unlike the payload nobody is told of it. Null: it may be about any, as it is of
-- events that an older build writes.
alter table events add column slugs json;
