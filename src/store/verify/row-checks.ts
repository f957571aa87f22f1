import { earningKinds } from '../../domain/pay/elements.ts'
import { ALIVE } from '../../domain/payroll/run.ts'
import { oneOfText } from '../database/states.ts'
import { BETWEEN_SCHEDULES } from '../schedules/on-schedule.ts'
import type { VerifyCheck } from './check.ts'
import { HAS } from './fragments.ts'

const RESTORE = 'Compare with a backup of before the change, and put the row back as it was.'

const WORKERS = 'p.company_id = $1 and p.user_id > $2 and p.user_id <= $3'
const TRANSFERS = 't.company_id = $1 and t.transfer_id > $2 and t.transfer_id <= $3'

/** Earnings that are no money of the paycheck: imputed, or in the worker's hands before. */
const NOT_PAID = Object.entries(earningKinds)
  .filter(([, { money }]) => money !== 'paid')
  .map(([code]) => `'${code}'`)
  .join(', ')

/** What holds of every paycheck, of every transfer, and of a company as a whole. */
export const rowChecks: readonly VerifyCheck[] = [
  {
    name: 'paycheck.sum',
    holds:
      'Gross is its earnings; gross and reimbursements are net, everything taken and what is no money; taxes are those of its lines.',
    slice: 'workers',
    sql: `
      select p.paycheck_id::text as "recordId",
             s.gross || ' ' || s.gross + s.extra - s.taken - s.unpaid || ' ' || s.employee || ' ' || s.employer as expected,
             p.gross || ' ' || p.net || ' ' || p.employee_taxes || ' ' || p.employer_taxes as found
      from paycheck p cross join lateral (
        select coalesce(sum(l.amount) filter (where r.kind = 'earning'), 0) as gross,
               coalesce(sum(l.amount) filter (where r.kind = 'reimbursement'), 0) as extra,
               coalesce(sum(l.amount) filter (where r.kind in ('employeeTax', 'pretax', 'aftertax', 'garnishment')), 0) as taken,
               coalesce(sum(l.amount) filter (where r.kind = 'earning' and r.code in (${NOT_PAID})), 0) as unpaid,
               coalesce(sum(l.amount) filter (where r.kind = 'employeeTax'), 0) as employee,
               coalesce(sum(l.amount) filter (where r.kind = 'employerTax'), 0) as employer
        from unnest(p.rules, p.amounts) as l(rule_id, amount) join rule r using (rule_id)) s
      where ${WORKERS} and (p.gross <> s.gross or p.reimbursements <> s.extra or p.gross + s.extra <> p.net + s.taken + s.unpaid
        or p.employee_taxes <> s.employee or p.employer_taxes <> s.employer)`,
    act: `${RESTORE} payroll/explainPaycheck computes it from its stored input.`,
  },
  {
    name: 'paycheck.accounts',
    holds: 'A direct deposit pays exactly the net.',
    slice: 'workers',
    sql: `
      select p.paycheck_id::text as "recordId", p.net::text as expected, s.total::text as found
      from paycheck p cross join lateral (select coalesce(sum(c), 0) as total from unnest(p.account_cents) as c) s
      where ${WORKERS} and s.total <> case when p.payment_method = 'Direct Deposit' then p.net else 0 end`,
    act: RESTORE,
  },
  {
    name: 'worker.places',
    holds: 'The places kept with a worker are the last of where the worker works and lives.',
    slice: 'workers',
    sql: `
      select w.user_id::text as "recordId", k.places || coalesce(' since ' || k.since, '') as expected,
             w.places || coalesce(' since ' || w.places_since, '') as found
      from (select p.user_id, p.places, p.places_since from worker p where ${WORKERS} and p.places is not null) w
      cross join lateral (
        select (jsonb_build_array(
                  max(at ->> 0) filter (where kind = 'work'), max(at ->> 1) filter (where kind = 'work'),
                  max(at ->> 2) filter (where kind = 'work'))
                || jsonb_build_array(max(at::text) filter (where kind = 'remote')::jsonb, max(at::text) filter (where kind = 'home')::jsonb)
               )::text as places,
               max(effective_from) filter (where days > 1) as since
        from (select distinct on (kind) kind, effective_from, at, count(*) over (partition by kind) as days
              from (select 'work' as kind, effective_from, jsonb_build_array(location_category, company_location_id, state_code) as at
                    from worker_workplace where company_id = $1 and user_id = w.user_id
                    union all
                    select kind, effective_from, jsonb_build_array(state, city, zipcode)
                    from worker_address where company_id = $1 and user_id = w.user_id) d
              order by kind, effective_from desc) d) k
      where (w.places, w.places_since) is distinct from (k.places, k.since)`,
    act: 'Set `places` of this worker to null: it is read again within ten minutes.',
  },
  {
    name: 'paycheck.run',
    holds: 'A paycheck belongs to a run of its company and client.',
    slice: 'workers',
    sql: `
      select p.paycheck_id::text as "recordId", 'run ' || p.run_id as expected, 'no such run' as found
      from paycheck p where ${WORKERS} and not exists (
        select 1 from payroll_run r where r.company_id = $1 and r.run_id = p.run_id and r.client_id = p.client_id)`,
    act: RESTORE,
  },
  {
    name: 'paycheck.rules',
    holds: 'Each line of a paycheck names a rule that is there.',
    slice: 'workers',
    sql: `
      select p.paycheck_id || ' line ' || p.place as "recordId", 'rule ' || p.rule_id as expected, 'no such rule' as found
      from paycheck_line p where ${WORKERS} and p.kind is null`,
    act: RESTORE,
  },
  {
    name: 'paycheck.once',
    holds: 'Nobody has two living paychecks in a period.',
    slice: 'workers',
    sql: `
      select p.pay_period_id || ' ' || p.user_id as "recordId", '1' as expected, count(*)::text as found from paycheck p
      where ${WORKERS} and p.voided_at is null and p.cancelled_at is null
      group by p.pay_period_id, p.user_id having count(*) > 1`,
    act: 'Find out which was paid, and void the other.',
  },
  {
    name: 'paycheck.days',
    holds: 'Nobody is paid twice for a day by the schedules that they were on.',
    slice: 'workers',
    sql: `
      select p.pay_period_id || ' ' || p.user_id as "recordId", 'paid from ' || p.before + 1 || ' on' as expected,
             'paid from ' || p.begin_date || ' on' as found
      from (
        select c.*, lag(c.end_date) over (partition by c.user_id order by c.begin_date, c.end_date) as before
        from (select distinct p.user_id, p.pay_period_id, d.begin_date, d.end_date from paycheck p
              join pay_period d on d.company_id = p.company_id and d.pay_period_id = p.pay_period_id
              left join period_member m on m.company_id = p.company_id and m.pay_period_id = p.pay_period_id
                                       and m.user_id = p.user_id
              where ${WORKERS} and p.voided_at is null and p.cancelled_at is null
                and (d.period_type = 'Regular' or m.reason = '${BETWEEN_SCHEDULES}')) c) p
      where p.begin_date <= p.before`,
    act: 'Find out which of them paid too much, and void or correct it.',
  },
  {
    name: 'paycheck.worker',
    holds: 'Whoever has a paycheck or a year is a worker of that company and client.',
    slice: 'workers',
    sql: `
      select p.user_id::text as "recordId", 'a worker' as expected, 'nobody' as found
      from (select company_id, client_id, user_id from year_to_date union select company_id, client_id, user_id from paycheck) p
      where ${WORKERS} and not exists (
        select from worker w where w.company_id = $1 and w.user_id = p.user_id and w.client_id = p.client_id)`,
    act: RESTORE,
  },
  {
    name: 'transfer.run',
    holds:
      'A transfer belongs to a run of its company, client and period; only a remittance and what a worker repays by hand have none.',
    slice: 'transfers',
    sql: `
      select t.transfer_id::text as "recordId", coalesce('run ' || t.run_id || ' in period ' || t.pay_period_id, 'a run') as expected,
             'no such run' as found
      from transfer t where ${TRANSFERS} and case
        when t.run_id is null then t.pay_period_id is not null or t.name not in ('Remittance', 'Repayment', 'Accrual')
        else not exists (select 1 from payroll_run r where r.company_id = $1 and r.run_id = t.run_id
          and r.client_id = t.client_id and r.pay_period_id = t.pay_period_id) end`,
    act: `A transfer of no run must not be handed over. ${RESTORE}`,
  },
  {
    name: 'transfer.accounts',
    holds: 'A transfer goes from one account of its company to another.',
    slice: 'transfers',
    sql: `
      select t.transfer_id::text as "recordId", 'two accounts of the company' as expected, n.count::text as found
      from transfer t cross join lateral (
        select count(*) from ledger_account a where a.company_id = $1 and a.client_id = t.client_id
          and a.account_id in (t.source_account_id, t.destination_account_id)) n
      where ${TRANSFERS} and n.count <> 2`,
    act: RESTORE,
  },
  {
    name: 'transfer.owner',
    holds: 'A credit and a check name the worker whose account they are paid to.',
    slice: 'transfers',
    sql: `
      select t.transfer_id::text as "recordId", 'an account of ' || coalesce(t.user_id::text, 'a worker') as expected, 'none' as found
      from transfer t where ${TRANSFERS} and t.name in ('AchCredit', 'Check') and not exists (
        select from ledger_account a
        where a.company_id = $1 and a.account_id in (t.source_account_id, t.destination_account_id) and case a.kind
          when 'employeeCheck' then a.ref = t.user_id::text
          when 'employeeAccount' then exists (
            select from user_bank_account b
            where b.company_id = $1 and b.user_bank_account_id = a.account_id and b.user_id = t.user_id) end)`,
    act: RESTORE,
  },
  {
    name: 'transfer.worker',
    holds: 'A transfer that names somebody names a worker of the company.',
    slice: 'transfers',
    sql: `
      select t.transfer_id::text as "recordId", 'worker ' || t.user_id as expected, 'nobody' as found
      from transfer t where ${TRANSFERS} and t.user_id is not null and not exists (
        select from worker w where w.company_id = $1 and w.user_id = t.user_id)`,
    act: RESTORE,
  },
  {
    name: 'transfer.file',
    holds: 'A transfer over the bank that has settled was in a file that was handed over.',
    slice: 'transfers',
    sql: `
      select t.transfer_id::text as "recordId", 'a file that was handed over' as expected,
             case when t.ach_file_id is null then 'no file' when f.ach_file_id is null then 'no file ' || t.ach_file_id
                  else 'file ' || f.ach_file_id || ' not handed over' end as found
      from transfer t left join ach_file f on f.company_id = t.company_id and f.ach_file_id = t.ach_file_id
      where ${TRANSFERS} and (
        (t.ach_file_id is not null and f.ach_file_id is null)
        or (t.status ${HAS.settled} and f.handed_over_at is null
            and t.name in ('AchDebit', 'AchCredit', 'TaxPayment', 'GarnishmentPayment', 'Refund', 'Reversal')))`,
    act: 'Compare with what the bank booked: a payment that was never sent is still owed.',
  },
  {
    name: 'transfer.wire',
    holds:
      'A wire that has settled has the receipt of the bank’s reference, for as much; one that has not has none.',
    slice: 'transfers',
    sql: `
      select t.transfer_id::text as "recordId", case when t.status ${HAS.settled} then t.amount::text else 'no receipt' end as expected,
             coalesce(w.amount::text, 'no receipt') as found
      from transfer t left join wire_receipt w on w.company_id = t.company_id and w.transfer_id = t.transfer_id
      where ${TRANSFERS} and t.name = 'Wire'
        and w.amount is distinct from case when t.status ${HAS.settled} then t.amount end`,
    act: 'Compare with the statement of the bank: a payroll that was paid without its wire is owed by the company.',
  },
  {
    name: 'transfer.undone',
    holds: 'Nothing is undone twice, and what is undone is there.',
    slice: 'transfers',
    sql: `
      select t.transfer_id::text as "recordId", 'undone at most once' as expected, n.count || ' times' as found
      from transfer t cross join lateral (
        select count(*) from transfer o where o.company_id = $1 and o.reverses_id = t.transfer_id) n
      where ${TRANSFERS} and n.count > 1
      union all
      select t.transfer_id::text, 'undoes ' || t.reverses_id, 'no such transfer' from transfer t
      where ${TRANSFERS} and t.reverses_id is not null and not exists (
        select 1 from transfer o where o.company_id = $1 and o.transfer_id = t.reverses_id)`,
    act: RESTORE,
  },
  {
    name: 'period.run',
    holds: 'A period that is submitted, in process or processed has one living run, in the same state.',
    slice: 'company',
    sql: `
      select p.pay_period_id::text as "recordId", case when p.status in ${oneOfText(ALIVE)} then p.status else 'none' end as expected,
             coalesce(string_agg(r.status, ', '), 'none') as found
      from pay_period p left join payroll_run r on r.company_id = p.company_id and r.pay_period_id = p.pay_period_id
        and r.status in ${oneOfText(ALIVE)}
      where p.company_id = $1
      group by p.pay_period_id, p.status
      having coalesce(string_agg(r.status, ', '), 'none')
        <> case when p.status in ${oneOfText(ALIVE)} then p.status else 'none' end`,
    act: RESTORE,
  },
  {
    name: 'period.client',
    holds: 'A run belongs to a period of its company and client.',
    slice: 'company',
    sql: `
      select r.run_id::text as "recordId", 'period ' || r.pay_period_id as expected, 'no such period' as found
      from payroll_run r where r.company_id = $1 and not exists (
        select 1 from pay_period p where p.company_id = $1 and p.pay_period_id = r.pay_period_id
          and p.client_id = r.client_id)`,
    act: RESTORE,
  },
  {
    name: 'audit.run',
    holds: 'A run that the audit log says was initiated is there, with as many people and as much money.',
    slice: 'company',
    sql: `
      select a.run_id as "recordId", a.people || ' people' || coalesce(', ' || a.funding, '') as expected,
             coalesce(r.people || ' people' || case when a.funding is null then '' else ', ' || r.funding_total end, 'no run') as found
      from (select a.client_id, a.company_id, a.subject_ids[2]::text as run_id, a.facts ->> 'people' as people,
                   a.facts ->> 'fundingTotal' as funding
            from company c join audit a on a.client_id = c.client_id and a.company_id = c.company_id
            where c.company_id = $1 and a.operation = 'payroll/initiatePayroll' and cardinality(a.subject_ids) >= 2
              and a.facts ? 'people') a
      left join payroll_run r on r.company_id = a.company_id and r.run_id::text = a.run_id
      where r.run_id is null or r.people::text <> a.people or r.funding_total::text <> a.funding`,
    act: RESTORE,
  },
]
