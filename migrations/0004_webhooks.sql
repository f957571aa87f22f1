-- Webhooks: where events go, what is still to be delivered, and what each attempt met. All times are real time.

-- UUIDv7 (RFC 9562) for rows that a statement makes from a join: 48 bits of milliseconds, then random.
-- PostgreSQL 18 makes them itself, ten times faster and in the order in which they were made.
do $$
begin
  if current_setting('server_version_num')::int >= 180000 then
    create function new_id() returns uuid language sql volatile parallel safe return uuidv7();
  else
    create function new_id() returns uuid language sql volatile parallel safe
      return encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
        52, 1), 53, 1), 'hex')::uuid;
  end if;
end $$;

create table webhook_endpoint (
  client_id           uuid not null references client,
  webhook_endpoint_id uuid not null,
  url                 text not null,
  families            text[] not null check (cardinality(families) > 0),
  enabled             boolean not null,
  -- Sealed by the client's vault. While previous_until is ahead, both sign.
  secret              bytea not null,
  previous_secret     bytea,
  previous_until      timestamptz,
  -- The first failure since the last success; too long ago, and the endpoint is paused.
  failing_since       timestamptz,
  paused_at           timestamptz,
  paused_reason       text,
  created_at          timestamptz not null default now(),
  primary key (client_id, webhook_endpoint_id),
  check ((previous_secret is null) = (previous_until is null)),
  check ((paused_at is null) = (paused_reason is null))
);

-- One event on its way to one endpoint. Per endpoint and entity only the head is sendable:
--   queued     behind an earlier event of its entity, no time set
--   waiting    the head, due at next_attempt_at
--   sending    leased by a process until next_attempt_at; after that (a crash) it is due again
--   held       the head, but its endpoint is disabled or paused
--   delivered, parked    finished: answered 2xx, or given up until it is replayed
create table webhook_delivery (
  client_id           uuid not null references client,
  webhook_delivery_id uuid not null default new_id(),
  webhook_endpoint_id uuid not null,
  event_id            uuid not null,
  entity_id           uuid not null,
  seq                 bigint not null,
  is_test             boolean not null default false,
  status              text not null
                      check (status in ('queued', 'waiting', 'sending', 'held', 'delivered', 'parked')),
  next_attempt_at     timestamptz,
  attempts            integer not null default 0,
  -- How far down the retry schedule; a replay begins anew.
  failures            integer not null default 0,
  last_status_code    integer,
  created_at          timestamptz not null default now(),
  finished_at         timestamptz,
  primary key (client_id, webhook_delivery_id),
  unique (client_id, webhook_endpoint_id, event_id),
  foreign key (client_id, webhook_endpoint_id) references webhook_endpoint on delete cascade,
  foreign key (client_id, event_id) references event on delete cascade,
  check ((status in ('delivered', 'parked')) = (finished_at is not null)),
  check ((status in ('waiting', 'sending')) = (next_attempt_at is not null))
);
create index webhook_delivery_due on webhook_delivery (client_id, webhook_endpoint_id, next_attempt_at)
  where status in ('waiting', 'sending');
create index webhook_delivery_entity on webhook_delivery (client_id, webhook_endpoint_id, entity_id, seq)
  where finished_at is null;
create index webhook_delivery_event on webhook_delivery (client_id, event_id);

create table webhook_attempt (
  client_id           uuid not null references client,
  webhook_delivery_id uuid not null,
  attempt             integer not null,
  attempted_at        timestamptz not null,
  duration_ms         integer not null,
  status_code         integer,
  -- Why there was no answer: refused, timed out, an address that is not allowed.
  failure             text,
  reply_excerpt       text not null default '',
  primary key (client_id, webhook_delivery_id, attempt),
  foreign key (client_id, webhook_delivery_id) references webhook_delivery on delete cascade
);

call tenant('webhook_endpoint', 'select, insert, update, delete');
call tenant('webhook_delivery', 'select, insert, update, delete');
call tenant('webhook_attempt',  'select, insert');

-- The delivery loop looks for due work over all clients; it does so bound to none, reads only, and sees ids and times.
create policy search on webhook_delivery for select using (current_client() is null);
