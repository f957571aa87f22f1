-- Who may reach what: keys with limits, and a wall below the dispatcher's check.
--
-- A caller with all of a client acts as purser_service, as before, and pays nothing for what follows. A limited caller's
-- transaction becomes one of three roles (store/database/transaction.ts), each with the privileges of purser_service and
-- with these policies on top; each compares by one equality, which the planner joins with the one that the statement has.

create function current_company() returns uuid language sql stable parallel safe
  return nullif(current_setting('purser.company', true), '')::uuid;

create function current_companies() returns uuid[] language sql stable parallel safe
  return string_to_array(nullif(current_setting('purser.companies', true), ''), ',')::uuid[];

create function current_worker() returns uuid language sql stable parallel safe
  return nullif(current_setting('purser.worker', true), '')::uuid;

-- Binds a table of a company to its companies, and says what of it a worker may reach:
--   own      the rows with her user_id
--   shared   the company's rows, to read
--   closed   nothing
-- or an expression over the row: what belongs to her by way of another table.
create procedure reach(bound regclass, worker text) language plpgsql as $$
declare
  hers text := case worker when 'own' then 'user_id = current_worker()'
                           when 'shared' then 'true' when 'closed' then 'false' else worker end;
begin
  execute format('create policy of_company on %s as restrictive to purser_company
                  using (company_id = current_company())', bound);
  execute format('create policy of_companies on %s as restrictive to purser_companies
                  using (company_id = any ((select current_companies())::uuid[]))', bound);
  execute format('create policy of_worker on %s as restrictive %s to purser_worker
                  using (company_id = current_company() and (%s))',
                 bound, case worker when 'shared' then 'for select' else '' end, hers);
  if worker = 'shared' then
    execute format('create policy worker_adds on %s as restrictive for insert to purser_worker with check (false)', bound);
    execute format('create policy worker_changes on %s as restrictive for update to purser_worker using (false)', bound);
    execute format('create policy worker_deletes on %s as restrictive for delete to purser_worker using (false)', bound);
  end if;
end $$;

-- Shuts a table of the client to everyone who is limited.
create procedure unreachable(bound regclass) language plpgsql as $$
begin
  execute format('create policy unreachable on %s as restrictive to purser_company, purser_companies, purser_worker
                  using (false)', bound);
end $$;

call reach('company',                  'shared');
call reach('company_location',         'shared');
call reach('company_holiday',          'shared');
call reach('kyb_information',          'shared');
call reach('pay_schedule',             'shared');
call reach('pay_period',               'shared');
call reach('benefit_plan',             'shared');
call reach('time_off_policy',          'shared');
call reach('time_tracking_policy',     'shared');
call reach('state_registration',       'shared');

call reach('benefit_arrears',          'own');
call reach('benefit_catch_up',         'own');
call reach('benefit_enrollment',       'own');
call reach('document',                 'own');
call reach('garnishment',              'own');
call reach('pay_history',              'own');
call reach('paycheck',                 'own');
call reach('period_input',             'own');
call reach('period_member',            'own');
call reach('period_removal',           'own');
call reach('recurring_pay_item',       'own');
call reach('severance_payment',        'own');
call reach('time_card',                'own');
call reach('time_entry',               'own');
call reach('time_off_assignment',      'own');
call reach('time_off_payout',          'own');
call reach('time_off_request',         'own');
call reach('time_tracking_assignment', 'own');
call reach('transfer',                 'own');
call reach('user_bank_account',        'own');
call reach('worker',                   'own');
call reach('worker_address',           'own');
call reach('worker_exit',              'own');
call reach('worker_state_tax',         'own');
call reach('worker_state_w4',          'own');
call reach('worker_w4',                'own');
call reach('worker_wage',              'own');
call reach('worker_workplace',         'own');
call reach('year_to_date',             'own');

-- The inner tables are bound themselves, so that what is found there is hers.
call reach('benefit_election', 'exists (select from benefit_enrollment e where e.company_id = benefit_election.company_id
                                  and e.benefit_enrollment_id = benefit_election.benefit_enrollment_id)');
call reach('time_off_ledger',  'exists (select from time_off_assignment a where a.company_id = time_off_ledger.company_id
                                  and a.assignment_id = time_off_ledger.assignment_id)');
call reach('time_off_line',    'exists (select from time_off_request r where r.company_id = time_off_line.company_id
                                  and r.time_off_request_id = time_off_line.time_off_request_id)');
call reach('payroll_run',      'exists (select from paycheck p where p.company_id = payroll_run.company_id
                                  and p.run_id = payroll_run.run_id)');
call reach('ledger_account',   'ref = current_worker()::text or (kind = ''employeeAccount'' and exists (
                                  select from user_bank_account b where b.company_id = ledger_account.company_id
                                  and b.user_bank_account_id::text = ref))');

call reach('account_correction',       'closed');
call reach('ach_file',                 'closed');
call reach('audit',                    'closed');
call reach('business_user',            'closed');
call reach('company_bank_account',     'closed');
call reach('deposit_history',          'closed');
call reach('ein_claim',                'closed');
call reach('event',                    'closed');
call reach('federal_deposit_schedule', 'closed');
call reach('liability_history',        'closed');
call reach('money_seal',               'closed');
call reach('money_unsealed',           'closed');
call reach('rate_correction',          'closed');

-- The keys of the company, and the client's own by which equal secrets are found: to read.
create policy of_company on data_key as restrictive for select to purser_company, purser_worker
  using (company_id is null or company_id = current_company());
create policy of_companies on data_key as restrictive for select to purser_companies
  using (company_id is null or company_id = any ((select current_companies())::uuid[]));
create policy limited_adds on data_key as restrictive for insert to purser_company, purser_companies, purser_worker
  with check (false);
create policy limited_changes on data_key as restrictive for update to purser_company, purser_companies, purser_worker
  using (false);

call unreachable('webhook_endpoint');
call unreachable('webhook_delivery');
call unreachable('webhook_attempt');

-- Its own row stays to be read: a clock. Whoever is limited neither moves the clock nor begins a new client.
create policy limited_adds on client as restrictive for insert to purser_company, purser_companies, purser_worker
  with check (false);
create policy limited_changes on client as restrictive for update to purser_company, purser_companies, purser_worker
  using (false);

-- A key may be limited: to what it may do, to companies, to a time. Null is no limit, as for every key before.
alter table api_key
  add column label       text not null default '',
  add column scopes      text[],
  add column company_ids uuid[],
  add column expires_at  timestamptz,
  add check (cardinality(scopes) > 0 and scopes <@ array['read', 'people', 'time', 'payroll.prepare', 'payroll.run',
                                                         'money', 'filings', 'pii', 'admin']),
  add check (cardinality(company_ids) > 0);

-- A client's keys, without their hashes: an account may be given to another client (resetSandbox), and its keys with it.
create view own_api_key with (security_invoker = true) as
  select a.client_id, k.account_id, k.api_key_id, k.label, k.scopes, k.company_ids, k.sees_ssn, k.created_at, k.expires_at,
         k.revoked_at
  from api_key k join account a using (account_id);
grant select on own_api_key to purser_service;

-- The service writes keys only here: of the client that its transaction is bound to, and of no limited caller.
create function add_api_key(id uuid, account text, hash bytea, called text, may text[], companies uuid[], ends timestamptz)
  returns void language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    insert into api_key (api_key_id, account_id, secret_hash, sees_ssn, label, scopes, company_ids, expires_at)
    select id, a.account_id, hash, coalesce('pii' = any (may), true), called, may, companies, ends from account a
    where a.account_id = account and a.client_id = current_client()
      and current_company() is null and current_companies() is null;
  end;
create function end_api_key(id uuid, hours double precision)
  returns void language sql security definer set search_path = pg_catalog, public, pg_temp
  begin atomic
    update api_key k set revoked_at = least(k.revoked_at, now() + make_interval(secs => hours * 3600)) from account a
    where k.api_key_id = id and a.account_id = k.account_id and a.client_id = current_client()
      and current_company() is null and current_companies() is null;
  end;
revoke execute on function add_api_key, end_api_key from public;
grant execute on function add_api_key, end_api_key to purser_service;

-- What a client looks after: its parked work and what came back.
grant select on waiting_payment to purser_service;
create index agenda_parked on agenda (client_id, parked_at) where parked_at is not null;
