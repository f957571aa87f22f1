import type pg from 'pg'
import { expect } from 'vitest'

/** What must hold after every story, whatever happened in it. Each query answers the rows that break it. */
const broken: Readonly<Record<string, string>> = {
  'the accounts of a company sum to zero': `
    select company_id, sum(balance) from (
      select company_id, amount as balance from transfer where status in ('complete', 'returned')
      union all select company_id, -amount from transfer where status in ('complete', 'returned')) b
    group by company_id having sum(balance) <> 0`,

  'gross is net plus everything taken': `
    select paycheck_id from paycheck p cross join lateral (
      select coalesce(sum(l.amount) filter (where r.kind = 'earning'), 0) as gross,
             coalesce(sum(l.amount) filter (where r.kind = 'reimbursement'), 0) as extra,
             coalesce(sum(l.amount) filter (where r.kind in ('employeeTax', 'pretax', 'aftertax', 'garnishment')), 0) as taken
      from unnest(p.rules, p.amounts) as l(rule_id, amount) join rule r using (rule_id)) s
    where p.gross <> s.gross or p.gross + s.extra <> p.net + s.taken`,

  'the taxes of a paycheck are those of its lines': `
    select paycheck_id from paycheck p cross join lateral (
      select coalesce(sum(l.amount) filter (where r.kind = 'employeeTax'), 0) as employee,
             coalesce(sum(l.amount) filter (where r.kind = 'employerTax'), 0) as employer
      from unnest(p.rules, p.amounts) as l(rule_id, amount) join rule r using (rule_id)) s
    where p.employee_taxes <> s.employee or p.employer_taxes <> s.employer`,

  'a direct deposit pays exactly the net': `
    select paycheck_id from paycheck where payment_method = 'Direct Deposit'
      and net <> coalesce((select sum(c) from unnest(account_cents) as c), 0)`,

  'a file carries the sum of its transfers, each once, and is balanced': `
    select f.ach_file_id, f.debit_total, f.credit_total, s.total from ach_file f cross join lateral (
      select sum(t.amount) as total from transfer t
      where t.company_id = f.company_id and t.ach_file_id = f.ach_file_id) s
    where f.handed_over_at is not null and (f.debit_total <> s.total or f.credit_total <> s.total)`,

  'nobody has two living paychecks in a period': `
    select pay_period_id, user_id from paycheck where voided_at is null and cancelled_at is null
    group by 1, 2 having count(*) > 1`,

  'nobody is paid more than the paycheck': `
    select p.paycheck_id from paycheck p
    left join transfer t on t.company_id = p.company_id and t.run_id = p.run_id and t.user_id = p.user_id
      and ((t.name = 'AchCredit' and t.status in ('pending', 'complete')) or (t.name = 'Check' and t.reverses_id is null))
    where p.cancelled_at is null and p.voided_at is null
    group by p.company_id, p.paycheck_id, p.net having coalesce(sum(t.amount), 0) > p.net`,

  'the year to date is the sum of the living paychecks': `
    select y.user_id, y.year from year_to_date y
    left join paycheck p on p.company_id = y.company_id and p.user_id = y.user_id
      and extract(year from p.pay_date) = y.year and p.voided_at is null and p.cancelled_at is null
    where not exists (select from pay_history h where h.company_id = y.company_id and h.user_id = y.user_id)
    group by y.company_id, y.user_id, y.year, y.gross, y.net
    having y.gross <> coalesce(sum(p.gross), 0) or y.net <> coalesce(sum(p.net), 0)`,

  'every tax of the year is the sum of its lines': `
    select y.user_id, c.code from year_to_date y cross join unnest(y.codes, y.amounts) as c(code, amount)
    where c.code like 'tax:%'
      and not exists (select from pay_history h where h.company_id = y.company_id and h.user_id = y.user_id)
      and c.amount <> coalesce((select sum(l.amount) from pay_line l
        where l.company_id = y.company_id and l.user_id = y.user_id and extract(year from l.pay_date) = y.year
          and l.kind = 'employeeTax' and 'tax:' || l.code = c.code), 0)`,

  'whoever has a year is paid by that company of that client': `
    select y.user_id from year_to_date y where not exists (
      select from worker w where w.company_id = y.company_id and w.user_id = y.user_id and w.client_id = y.client_id)`,

  'a paycheck of a run is of its company, its client and its period': `
    select p.paycheck_id from paycheck p where not exists (
      select from payroll_run r where r.company_id = p.company_id and r.run_id = p.run_id
        and r.client_id = p.client_id and r.pay_period_id = p.pay_period_id)`,

  'a transfer of a run is of its company, its client and its period': `
    select t.transfer_id from transfer t where t.run_id is not null and not exists (
      select from payroll_run r where r.company_id = t.company_id and r.run_id = t.run_id
        and r.client_id = t.client_id and r.pay_period_id = t.pay_period_id)`,

  'what is owed to an agency is what the living paychecks say': `
    select a.company_id, a.ref, o.owed, l.lines from ledger_account a
    cross join lateral (
      select coalesce(sum(case when t.destination_account_id = a.account_id then t.amount else -t.amount end), 0) as owed
      from transfer t where t.company_id = a.company_id and t.name = 'Accrual'
        and a.account_id in (t.source_account_id, t.destination_account_id)) o
    cross join lateral (
      select coalesce(sum(l.amount), 0) as lines from pay_line l
      join payroll_run r on r.company_id = l.company_id and r.run_id = l.run_id and r.status in ('inProcess', 'processed')
      where l.company_id = a.company_id and l.kind in ('employeeTax', 'employerTax')
        and l.code in (select distinct t.code from transfer t
          where t.company_id = a.company_id and t.destination_account_id = a.account_id and t.name = 'Accrual')) l
    where a.kind = 'taxAgency' and o.owed <> l.lines`,

  'one payment waits for what is owed to an agency, and no more than that': `
    select t.run_id, t.code from transfer t
    cross join lateral (
      select coalesce(sum(case when o.destination_account_id = t.source_account_id then o.amount else -o.amount end), 0) as owed
      from transfer o where o.company_id = t.company_id and o.run_id = t.run_id and o.status in ('complete', 'returned')
        and t.source_account_id in (o.source_account_id, o.destination_account_id)) o
    where t.name = 'TaxPayment' and t.status = 'pending' and t.ach_file_id is null
    group by t.run_id, t.code having count(*) > 1 or sum(t.amount) > max(o.owed)`,

  'a returned transfer is undone once': `
    select t.transfer_id from transfer t where t.status = 'returned'
      and 1 <> (select count(*) from transfer o where o.company_id = t.company_id and o.reverses_id = t.transfer_id
                and o.source_account_id = t.destination_account_id and o.amount = t.amount)`,

  'nothing on the agenda was given up':
    'select task, key, last_error from agenda where parked_at is not null',
}

export async function holds(owner: pg.Pool): Promise<void> {
  for (const [law, query] of Object.entries(broken)) {
    const { rows } = await owner.query(query)
    expect({ law, broken: rows }).toEqual({ law, broken: [] })
  }
}

/**
 * When everything has settled nothing is left in between: all money has come from the company and gone to its receivers. A
 * premium stays with its liability: no tax payment goes to an insurer.
 */
export async function isSettled(owner: pg.Pool, companyId: string): Promise<void> {
  const { rows } = await owner.query(
    `select a.kind, a.ref, sum(case when t.destination_account_id = a.account_id then t.amount else -t.amount end) as balance
     from ledger_account a join transfer t on t.company_id = a.company_id
      and a.account_id in (t.source_account_id, t.destination_account_id) and t.status in ('complete', 'returned')
     where a.company_id = $1 and a.ref not in ('NY.sdi', 'HI.sdi')
       and a.kind in ('clearing', 'wagesPayable', 'taxAgency', 'garnishmentAgency', 'employerReceivable', 'employeeReceivable')
     group by 1, 2
     having sum(case when t.destination_account_id = a.account_id then t.amount else -t.amount end) <> 0`,
    [companyId],
  )
  expect(rows).toEqual([])
}
