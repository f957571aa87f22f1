-- The service connects by a login that cannot become the owner. What it does over all clients are these functions, which
-- act as the owner, say counts and ids, and take nothing but a number.

-- A payment to an agency that came back and waits for somebody: not issued again, and the run still owes the agency. Read
-- by the owner; the service only learns how many there are.
create view waiting_payment with (security_invoker = true) as
  select p.client_id, p.company_id, p.transfer_id, p.name, a.name as agency, d.ref as payee, p.amount, p.return_code
  from transfer p
  join transfer r on r.company_id = p.company_id and r.reverses_id = p.transfer_id and r.name = 'Return'
  join ledger_account a on a.company_id = p.company_id and a.account_id = p.source_account_id
  join ledger_account d on d.company_id = p.company_id and d.account_id = p.destination_account_id
  where p.status = 'returned' and p.name in ('TaxPayment', 'GarnishmentPayment')
    and not exists (select from transfer x where x.company_id = r.company_id and x.reverses_id = r.transfer_id)
    and (select sum(case when t.destination_account_id = a.account_id then t.amount else -t.amount end)
         from transfer t
         where t.company_id = p.company_id and t.pay_period_id = p.pay_period_id and t.run_id = p.run_id
           and a.account_id in (t.source_account_id, t.destination_account_id) and t.status <> 'cancelled'
           and (p.name = 'TaxPayment' or t.code = p.code)) > 0;

-- Deletes at most so many rows of each table that are past their age, and says how many there were.
create function sweep_replies(batch integer) returns integer language sql security definer
  set search_path = pg_catalog, public, pg_temp as $$
  with gone as (delete from idempotency where ctid = any (array(
    select ctid from idempotency where created_at < now() - interval '24 hours' limit batch for update skip locked))
    returning 1)
  select count(*)::integer from gone $$;

create function sweep_events(batch integer) returns integer language sql security definer
  set search_path = pg_catalog, public, pg_temp as $$
  with gone as (delete from event where ctid = any (array(
    select ctid from event where recorded_at < now() - interval '30 days' limit batch for update skip locked))
    returning 1)
  select count(*)::integer from gone $$;

-- Clients whose audit log has rows to seal.
create function clients_to_seal() returns setof uuid language sql stable security definer
  set search_path = pg_catalog, public, pg_temp as $$
  select distinct client_id from audit where position is null $$;

-- Whether a paycheck of before 0008 waits for its facts.
create function has_unfilled_paycheck() returns boolean language sql stable security definer
  set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from paycheck where facts is null) $$;

-- Counts of the whole service that tables bound to a client hold.
create function bound_gauges(out runs jsonb, out unsealed integer, out returned integer) language sql stable
  security definer set search_path = pg_catalog, public, pg_temp as $$
  select (select coalesce(jsonb_object_agg(status, count), '{}') from (
           select status, count(*) from payroll_run group by 1) r),
         (select count(*)::integer from audit where position is null),
         (select count(*)::integer from waiting_payment) $$;

revoke execute on function sweep_replies, sweep_events, clients_to_seal, has_unfilled_paycheck, bound_gauges from public;
grant execute on function sweep_replies, sweep_events, clients_to_seal, has_unfilled_paycheck, bound_gauges
  to purser_service;
