-- What a write changed, field by field, in its audit row; and who it was, in words.

-- A list of { record, recordId, field, before, after }, made by the service of what the triggers below note: named as on
-- the wire, secrets masked. Null: nothing was changed, or the row was written before this file. The mark covers both
-- columns; the seal does not, because a process of the version before seals without them.
alter table audit
  add column actor_label text not null default '',
  add column changes     jsonb;

-- What the log is searched by. Each begins with the client and the company, so that a page is read in order.
create index audit_actor on audit (client_id, company_id, actor collate "C", audit_id);
create index audit_actor_label on audit (client_id, company_id, lower(actor_label), audit_id) where actor_label <> '';
create index audit_operation on audit (client_id, company_id, split_part(operation, '/', 2), audit_id);
create index audit_day on audit (client_id, company_id, client_time);
create index audit_request on audit (client_id, request_id);
create index audit_subject on audit using gin (subject_ids);

-- Notes what a statement changed, for the transaction that it belongs to: a line of JSON for each row, as it was and as it
-- is. The service reads `purser.changes` once, when it writes the audit row. More than 500 rows of one statement are only
-- counted: whoever changes so many changes all of them in the same way, and a payroll does not wait for it. The arguments
-- are the columns by which a row is found again.
create function note_changes() returns trigger language plpgsql as $$
declare
  most  constant integer := 500;
  many  integer;
  noted text;
begin
  select count(*) into many from former;
  if many = 0 then return null; end if;
  if many > most then
    noted := jsonb_build_object('table', tg_table_name, 'count', many);
  elsif tg_op = 'DELETE' then
    select string_agg(jsonb_build_object('table', tg_table_name, 'before', f)::text, e'\n') into noted from former f;
  else
    with was as materialized (
      select r.j, array(select r.j -> c from unnest(tg_argv) c) as key from (select to_jsonb(f) as j from former f) r),
    is_now as materialized (
      select r.j, array(select r.j -> c from unnest(tg_argv) c) as key from (select to_jsonb(l) as j from latter l) r)
    select string_agg(jsonb_build_object('table', tg_table_name, 'before', w.j, 'after', n.j)::text, e'\n') into noted
    from was w full join is_now n on n.key = w.key where n.j is distinct from w.j;
  end if;
  if noted is not null then
    perform set_config('purser.changes', concat_ws(e'\n', nullif(current_setting('purser.changes', true), ''), noted), true);
  end if;
  return null;
end $$;

-- A fact that counts from a day on is not changed but followed by another: what the other changes is the one before it.
-- Only new people come by the hundred, and they have none before.
create function note_successor() returns trigger language plpgsql as $$
declare
  noted text;
  same  text;
begin
  if (select count(*) > 500 from latter) then return null; end if;
  select string_agg(format('p.%1$I = l.%1$I', c), ' and ') into same from unnest(tg_argv[1:]) c;
  execute format($sql$
    select string_agg(jsonb_build_object('table', %2$L, 'before', w.j, 'after', l)::text, e'\n')
    from latter l cross join lateral (
      select to_jsonb(p) as j from %1$s p where %3$s and p.%4$I < l.%4$I order by p.%4$I desc limit 1) w
    $sql$, tg_relid::regclass, tg_table_name, same, tg_argv[0]) into noted;
  if noted is not null then
    perform set_config('purser.changes', concat_ws(e'\n', nullif(current_setting('purser.changes', true), ''), noted), true);
  end if;
  return null;
end $$;

-- Puts a record's table under note_changes, by the columns of its key.
create procedure noted(bound regclass, variadic key text[]) language plpgsql as $$
declare
  listed text := (select string_agg(quote_literal(c), ', ') from unnest(key) c);
begin
  execute format('create trigger noted_update after update on %s referencing old table as former new table as latter
                  for each statement execute function note_changes(%s)', bound, listed);
  execute format('create trigger noted_delete after delete on %s referencing old table as former
                  for each statement execute function note_changes(%s)', bound, listed);
end $$;

-- The same for facts that count from a day on: first the column of that day.
create procedure noted_since(bound regclass, since text, variadic key text[]) language plpgsql as $$
declare
  listed text := (select string_agg(quote_literal(c), ', ' order by n)
                  from unnest(array[since] || key) with ordinality as k(c, n));
begin
  call noted(bound, variadic key || since);
  execute format('create trigger noted_insert after insert on %s referencing new table as latter
                  for each statement execute function note_successor(%s)', bound, listed);
end $$;

call noted('api_key',                  'api_key_id');
call noted('benefit_enrollment',       'benefit_enrollment_id');
call noted('benefit_plan',             'benefit_plan_id');
call noted('business_user',            'business_user_id');
call noted('company',                  'company_id');
call noted('company_bank_account',     'company_bank_account_id');
call noted('company_holiday',          'company_holiday_id');
call noted('company_location',         'company_location_id');
call noted('garnishment',              'garnishment_id');
call noted('kyb_information',          'kyb_information_id');
call noted('pay_period',               'pay_period_id');
call noted('pay_schedule',             'pay_schedule_id');
call noted('payroll_approval',         'approval_id');
call noted('payroll_run',              'run_id');
call noted('period_input',             'pay_period_id', 'user_id', 'source');
call noted('period_member',            'pay_period_id', 'user_id');
call noted('recurring_pay_item',       'recurring_pay_item_id');
call noted('severance_payment',        'worker_exit_id', 'place');
call noted('staff_access',             'business_user_id');
call noted('time_card',                'time_card_id');
call noted('time_entry',               'time_entry_id');
call noted('time_off_assignment',      'assignment_id');
call noted('time_off_policy',          'time_off_policy_id');
call noted('time_off_request',         'time_off_request_id');
call noted('time_tracking_assignment', 'assignment_id');
call noted('time_tracking_policy',     'time_tracking_policy_id');
call noted('user_bank_account',        'user_bank_account_id');
call noted('webhook_endpoint',         'webhook_endpoint_id');
call noted('worker',                   'user_id');
call noted('worker_exit',              'worker_exit_id');

call noted_since('benefit_election',         'effective_from', 'company_id', 'benefit_enrollment_id');
call noted_since('federal_deposit_schedule', 'year',           'company_id');
call noted_since('state_registration',       'effective_from', 'company_id', 'state');
call noted_since('worker_address',           'effective_from', 'company_id', 'user_id', 'kind');
call noted_since('worker_state_tax',         'effective_from', 'company_id', 'user_id');
call noted_since('worker_state_w4',          'effective_from', 'company_id', 'user_id', 'state');
call noted_since('worker_w4',                'effective_from', 'company_id', 'user_id');
call noted_since('worker_wage',              'effective_from', 'company_id', 'user_id');
call noted_since('worker_workplace',         'effective_from', 'company_id', 'user_id');

-- What a client asked, request by request: no bodies, no names. Written in batches by every process, kept for some days.
-- Without a key to the client, which would be looked up for every request; the door has found it.
create table request_log (
  client_id      uuid not null,
  request_log_id uuid not null,
  at             timestamptz not null,
  request_id     text not null,
  operation      text not null,
  status         integer not null,
  -- Tenths of a millisecond.
  took           integer not null,
  actor          text not null,
  company_id     uuid,
  error          text not null,
  is_replay      boolean not null,
  request_bytes  integer not null,
  reply_bytes    integer not null,
  primary key (client_id, request_log_id)
);
create index request_log_of_request on request_log (client_id, request_id);
create index request_log_of_operation on request_log (client_id, operation, request_log_id);
create index request_log_of_actor on request_log (client_id, actor, request_log_id);
create index request_log_failed on request_log (client_id, request_log_id) where status >= 400;
create index request_log_age on request_log using brin (at);
call tenant('request_log', 'select');
call reach('request_log', 'closed');

-- A batch is of many clients; the service can add to the log, and change nothing in it.
create function add_requests(batch jsonb) returns void language sql security definer
  set search_path = pg_catalog, public, pg_temp
  begin atomic
    insert into request_log (client_id, request_log_id, at, request_id, operation, status, took, actor, company_id, error,
                             is_replay, request_bytes, reply_bytes)
    select r."clientId", r.id, r.at, r."requestId", r.operation, r.status, r.took, r.actor, r."companyId", r.error,
           r."isReplay", r."requestBytes", r."replyBytes"
    from jsonb_to_recordset(batch) as r("clientId" uuid, id uuid, at timestamptz, "requestId" text, operation text,
      status integer, took integer, actor text, "companyId" uuid, error text, "isReplay" boolean, "requestBytes" integer,
      "replyBytes" integer)
    on conflict do nothing;
  end;

-- Deletes at most so many that are older than so many days, and says how many there were.
create function sweep_requests(batch integer, days integer) returns integer language sql security definer
  set search_path = pg_catalog, public, pg_temp as $$
  with gone as (delete from request_log where ctid = any (array(
    select ctid from request_log where at < now() - make_interval(days => days) limit batch for update skip locked))
    returning 1)
  select count(*)::integer from gone $$;

revoke execute on function add_requests, sweep_requests from public;
grant execute on function add_requests, sweep_requests to purser_service;
