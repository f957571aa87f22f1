-- A company that moves out: closed, its later work set aside, and written into an archive.
alter table company add column closed_at timestamptz;

-- Later work of a closed company: it goes into the archive, or back to the agenda when the company is opened again.
create table closed_work (
  company_id uuid not null,
  client_id  uuid not null,
  agenda_id  uuid not null,
  seq        bigint not null,
  task       text not null,
  key        text not null,
  payload    jsonb not null,
  due_at     timestamptz not null,
  parked_at  timestamptz,
  last_error text,
  primary key (company_id, agenda_id),
  foreign key (company_id, client_id) references company (company_id, client_id)
);
call tenant('closed_work', 'select, insert, delete');
call reach('closed_work', 'closed');

-- Archives in pieces, encrypted to a passphrase that nobody keeps: those that were made of a company, and those that were
-- sent to be imported, which have no company yet.
create table archive_part (
  client_id  uuid not null references client,
  archive_id uuid not null,
  part       integer not null check (part > 0),
  company_id uuid,
  contents   bytea not null check (length(contents) > 0),
  made_at    timestamptz not null default now(),
  primary key (client_id, archive_id, part)
);
create index archive_part_age on archive_part (made_at);
call tenant('archive_part', 'select, insert, update (contents)');
call reach('archive_part', 'closed');

create function sweep_archives(batch integer) returns integer language sql security definer
  set search_path = pg_catalog, public, pg_temp as $$
  with gone as (delete from archive_part where ctid = any (array(
    select ctid from archive_part where made_at < now() - interval '7 days' limit batch for update skip locked))
    returning 1)
  select count(*)::integer from gone $$;
revoke execute on function sweep_archives from public;
grant execute on function sweep_archives to purser_service;
