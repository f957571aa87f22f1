-- Where a worker's pay goes was changed: the change waits, and whoever the pay belongs to is told by letter.

create table pay_change (
  company_id     uuid not null,
  client_id      uuid not null,
  pay_change_id  uuid not null,
  user_id        uuid not null,
  status         text not null check (status in ('waiting', 'confirmed', 'stopped', 'replaced', 'passed')),
  -- Where pay went before: the accounts, their hundredths of a percent, and the status that each had.
  former_accounts uuid[] not null,
  former_points   integer[] not null,
  former_statuses text[] not null,
  -- Who may confirm it: the address that has been hers for a while. Who is told beside.
  confirm_to     text not null,
  notice_to      text[] not null,
  -- What its links carry, as hashes; and sealed, until the letters are sent.
  confirm_hash   bytea not null,
  stop_hash      bytea not null,
  tokens         bytea not null,
  changed_by     text not null,
  changed_at     timestamptz not null,
  pays_from      timestamptz not null,
  decided_at     timestamptz,
  primary key (company_id, pay_change_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, user_id) references worker (company_id, user_id),
  check (cardinality(former_accounts) = cardinality(former_points)
         and cardinality(former_accounts) = cardinality(former_statuses)),
  check ((decided_at is null) = (status = 'waiting'))
);
create unique index pay_change_waiting on pay_change (company_id, user_id) where status = 'waiting';
-- At the door, before the company is known.
create index pay_change_confirmed_by on pay_change (confirm_hash);
create index pay_change_stopped_by on pay_change (stop_hash);
create index pay_change_of_worker on pay_change (company_id, user_id, pay_change_id);
create index pay_change_stopped on pay_change (company_id, decided_at) where status = 'stopped';
call tenant('pay_change', 'select, insert, update (status, decided_at)');
call reach('pay_change', 'own');

-- Addresses that workers had. Whoever changes an address may be about to change an account.
create table former_email (
  company_id      uuid not null,
  client_id       uuid not null,
  former_email_id uuid not null,
  user_id         uuid not null,
  email           text not null,
  replaced_at     timestamptz not null,
  primary key (company_id, former_email_id),
  foreign key (company_id, client_id) references company (company_id, client_id),
  foreign key (company_id, user_id) references worker (company_id, user_id) on delete cascade
);
create index former_email_of_worker on former_email (company_id, user_id, replaced_at);
call tenant('former_email', 'select, insert');
call reach('former_email', 'own');

-- Whose a link of such a letter is, before a client is known: ids only, and which of the two links it is.
create function pay_change_at_door(hash bytea) returns table (
  client_id uuid, company_id uuid, user_id uuid, pay_change_id uuid, act text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    select c.client_id, c.company_id, c.user_id, c.pay_change_id,
           case when c.confirm_hash = hash then 'confirm' else 'stop' end
    from pay_change c
    where (c.confirm_hash = hash or c.stop_hash = hash)
      and exists (select from account a where a.client_id = c.client_id);
  end;
revoke execute on function pay_change_at_door from public;
grant execute on function pay_change_at_door to purser_service;
