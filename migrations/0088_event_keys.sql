-- Events past their age are found by their age alone: the sweeper asks over all clients, and read every event there was.
drop index event_age;
create index event_age on event (recorded_at);

-- Events without a number have no entry. And whoever looks for one event by its key finds it by its key: of a table that was
-- swept empty PostgreSQL takes every index that begins with the client for as good, and the check of a delivery's key read
-- all events of the client for each.
alter table event drop constraint event_client_id_position_key;
create unique index event_position on event (client_id, position) where position is not null;
