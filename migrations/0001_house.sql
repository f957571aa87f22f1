-- The ground floor: who calls, whose time it is, what must stay secret, what happened, what happens later.
--
-- The service connects as purser_service, which owns nothing, so that row-level security binds it.
-- Every row carries client_id; every company-owned row carries company_id, and company_id leads its keys.

create function current_client() returns uuid language sql stable parallel safe
  return nullif(current_setting('purser.client', true), '')::uuid;

-- Binds a table to its tenant: every row policy of this schema is made here. Privileges are named per table,
-- down to the column, so that what may not change cannot.
create procedure tenant(bound regclass, privileges text) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', bound);
  execute format('create policy tenant on %s using (client_id = current_client())', bound);
  execute format('grant %s on %s to purser_service', privileges, bound);
end $$;

-- A client is one tenant with one clock. resetSandbox points an account to a new, empty client.
create table client (
  client_id    uuid primary key,
  -- Milliseconds: the client's time is real time plus this; 0 in production.
  clock_offset bigint not null default 0,
  -- While the client travels: where to, and how far it has come. Its clock then stands at travel_at.
  travel_to    timestamptz,
  travel_at    timestamptz,
  created_at   timestamptz not null default now(),
  check ((travel_to is null) = (travel_at is null)),
  check (travel_at <= travel_to)
);
create index client_travelling on client (client_id) where travel_to is not null;

-- clientID on the wire. Read before a client is known, hence outside row-level security.
create table account (
  account_id text primary key check (account_id ~ '^[A-Za-z0-9._-]{1,64}$'),
  client_id  uuid not null references client,
  created_at timestamptz not null default now()
);

create table api_key (
  api_key_id  uuid primary key,
  account_id  text not null references account,
  -- HMAC-SHA256 of a 256-bit random secret under a pepper: a slow hash would add nothing to such a secret.
  secret_hash bytea not null,
  sees_ssn    boolean not null default true,
  created_at  timestamptz not null default now(),
  revoked_at  timestamptz,
  unique (account_id, secret_hash)
);

-- Data keys, wrapped by the master key. company_id is null for the client's own key and its blind-index key.
create table data_key (
  client_id     uuid not null references client,
  data_key_id   uuid not null,
  company_id    uuid,
  purpose       text not null check (purpose in ('data', 'index')),
  wrapped       bytea not null,
  master_key_id text not null,
  created_at    timestamptz not null default now(),
  primary key (client_id, data_key_id),
  unique nulls not distinct (client_id, company_id, purpose)
);

-- Secrets of the whole service, such as the pepper of API keys; wrapped by the master key, seen only by the owner.
create table house_secret (
  name          text primary key,
  wrapped       bytea not null,
  master_key_id text not null
);

-- The first reply, kept for a day, so that a repeated write answers the same bytes.
create table idempotency (
  client_id  uuid not null references client,
  key        text not null check (length(key) between 1 and 255),
  body_hash  bytea not null,
  reply      bytea,
  created_at timestamptz not null default now(),
  primary key (client_id, key)
);
create index idempotency_age on idempotency (created_at);

-- What was done, by whom. Written unnumbered; the sealer gives position and hash afterwards, because commit order
-- is not id order and a cursor on ids would lose rows.
create table audit (
  client_id   uuid not null references client,
  audit_id    uuid not null,
  company_id  uuid,
  actor       text not null,
  operation   text not null,
  request_id  text not null,
  subject_ids uuid[] not null default '{}',
  facts       jsonb not null default '{}',
  client_time timestamptz not null,
  recorded_at timestamptz not null default now(),
  position    bigint,
  hash        bytea,
  primary key (client_id, audit_id),
  unique (client_id, position)
);
create index audit_company on audit (client_id, company_id, audit_id);
create index audit_unsealed on audit (client_id, audit_id) where position is null;

-- Events, written in the transaction that caused them. The payload is the text that is delivered. seq is drawn
-- while the entity's row is locked, so within one entity its order is the order of commit; over entities it is not,
-- hence position, which numbering gives afterwards.
create table event (
  client_id   uuid not null references client,
  event_id    uuid not null,
  seq         bigint generated always as identity,
  company_id  uuid,
  family      text not null,
  event_type  text not null,
  entity_id   uuid not null,
  occurred_at timestamptz not null,
  body        text not null,
  recorded_at timestamptz not null default now(),
  position    bigint,
  primary key (client_id, event_id),
  unique (client_id, position)
);
create index event_unnumbered on event (client_id, seq) where position is null;
create index event_age on event (client_id, recorded_at);

-- The last position given in each numbered table. Its row lock lets one transaction number at a time, so positions
-- become visible in their order and a cursor on them loses nothing.
create table numbering (
  client_id     uuid not null references client,
  stream        text not null check (stream in ('audit', 'event')),
  last_position bigint not null default 0,
  primary key (client_id, stream)
);

-- Everything that happens later. due_at is the client's time and gives the order; wake_at is when it may run, in real
-- time: due_at, or the next retry, less the client's clock offset.
create table agenda (
  agenda_id    uuid primary key,
  seq          bigint generated always as identity,
  client_id    uuid not null references client,
  company_id   uuid,
  -- What happens in order: the work of one company, or the client's own.
  lane         uuid not null generated always as (coalesce(company_id, client_id)) stored,
  task         text not null,
  key          text not null,
  payload      jsonb not null default '{}',
  due_at       timestamptz not null,
  wake_at      timestamptz not null,
  attempts     integer not null default 0,
  leased_until timestamptz,
  parked_at    timestamptz,
  last_error   text
);
-- Asking twice is asking once; what was parked may be asked for again.
create unique index agenda_asked on agenda (client_id, task, key) where parked_at is null;
create index agenda_wake on agenda (wake_at, seq) where parked_at is null;
create index agenda_travel on agenda (client_id, wake_at, seq) where parked_at is null;
create index agenda_lane on agenda (lane, due_at, seq) where parked_at is null;

call tenant('client',      'select, update (clock_offset, travel_to, travel_at)');
call tenant('data_key',    'select, insert, update (wrapped, master_key_id)');
call tenant('idempotency', 'select, insert, update (reply), delete');
call tenant('audit',       'select, insert, update (position, hash)');
call tenant('event',       'select, insert, update (position), delete');
call tenant('numbering',   'select, insert, update (last_position)');

-- Outside row-level security, with the reason:
--   account, api_key  are read to learn who calls, before any client is known;
--   agenda            is searched over all clients by the runners; it holds ids and task names, no personal data.
grant select, update (client_id) on account to purser_service;
grant select on api_key to purser_service;
grant select, insert, update, delete on agenda to purser_service;

-- resetSandbox gives the account a new, empty client.
grant insert on client to purser_service;
create policy fresh on client for insert with check (true);

-- The search for work, which belongs to no client yet, asks who is travelling.
create policy searched on client for select using (current_client() is null);
