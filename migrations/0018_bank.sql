-- Who has leased a row: a heartbeat moves leased_until, and the holder stays the same.
alter table agenda add column leased_by uuid;

-- What goes to the bank, recorded before and after. Before: a file is staged in one outbox, under a name that the bank
-- does not take, and only then released there. From released_at on that outbox alone can tell how far it came.
alter table ach_file
  add column outbox_id     text,
  add column staged_as     text,
  add column content_hash  text check (content_hash ~ '^[0-9a-f]{64}$'),
  add column content_bytes bigint check (content_bytes > 0),
  add column released_at   timestamptz,
  -- An operator has seen that the bank has it.
  add column confirmed_at  timestamptz,
  add constraint ach_file_released_whole check (num_nulls(released_at, outbox_id, content_hash, content_bytes) in (0, 4)),
  -- Files of before have no such record.
  add constraint ach_file_released_first check (handed_over_at is null or released_at is not null) not valid;
create unique index ach_file_name on ach_file (company_id, file_name);
grant update (outbox_id, staged_as, content_hash, content_bytes, released_at, confirmed_at) on ach_file to purser_service;

-- Released and not known to be handed over: what an operator looks at when the bank and we may disagree.
create index ach_file_open on ach_file (released_at) where released_at is not null and handed_over_at is null;

-- Where files go to and returns come from. In production one place is the current one: returns that lie in another would
-- not be read. Outside row-level security: our bank is of no client. The owner alone says which is current.
create table bank_place (
  place_id   text primary key,
  described  text not null,
  first_used timestamptz not null default now(),
  is_current boolean not null default false
);
create unique index bank_place_current on bank_place (is_current) where is_current;
grant select, insert (place_id, described) on bank_place to purser_service;

-- Return files that were read, whoever they concern. No client's either: names and hashes.
create table bank_return_file (
  content_hash text primary key check (content_hash ~ '^[0-9a-f]{64}$'),
  file_name    text not null,
  place_id     text not null,
  read_at      timestamptz not null default now()
);
grant select, insert on bank_return_file to purser_service;
