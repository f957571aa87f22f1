-- What the sandbox mailed, so that a tester can read it: sealed, because a letter may carry a code to sign in. Written in
-- the transaction that ends the sending, by the sandbox alone; production writes none and has no operation that reads it.
create table sandbox_mail (
  client_id   uuid not null references client,
  mail_id     uuid not null,
  letter      bytea not null,
  sent_at     timestamptz not null,
  recorded_at timestamptz not null default now(),
  primary key (client_id, mail_id)
);
create index sandbox_mail_age on sandbox_mail (recorded_at);
call tenant('sandbox_mail', 'select, insert');
call unreachable('sandbox_mail');

create function sweep_sandbox_mails(batch integer) returns integer language sql security definer
  set search_path = pg_catalog, public, pg_temp as $$
  with gone as (delete from sandbox_mail where ctid = any (array(
    select ctid from sandbox_mail where recorded_at < now() - interval '30 days' limit batch for update skip locked))
    returning 1)
  select count(*)::integer from gone $$;
revoke execute on function sweep_sandbox_mails from public;
grant execute on function sweep_sandbox_mails to purser_service;

-- A document may be deleted: its contents go, and that it was there stays.
alter table document add column deleted_at timestamptz;
alter table document add constraint document_emptied check (deleted_at is null or contents = '');
grant update (contents, deleted_at) on document to purser_service;
create index document_of_company on document (company_id, document_id) where deleted_at is null;
