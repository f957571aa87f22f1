import type pg from 'pg'

/** What must be true of the money of a company at every moment. Each statement answers the rows that break it. */
// biome-ignore format: one law after the other
const laws: Readonly<Record<string, string>> = {
  'gross and reimbursements are net and everything taken': `
    select p.paycheck_id, p.gross, p.reimbursements, p.net, l.taken from paycheck p
    cross join lateral (
      select coalesce(sum(l.amount), 0) as taken from unnest(p.rules, p.amounts) as l(rule_id, amount) join rule r using (rule_id)
      where r.kind in ('employeeTax', 'pretax', 'aftertax', 'garnishment')) l
    where p.company_id = $1 and p.gross + p.reimbursements <> p.net + l.taken`,
  'a year is the sum of its living paychecks': `
    select * from (
      select user_id, year, gross, net from year_to_date where company_id = $1 and (gross <> 0 or net <> 0)) y
    full join (
      select user_id, extract(year from pay_date)::int as year, sum(gross) as gross, sum(net) as net from paycheck
      where company_id = $1 and voided_at is null and cancelled_at is null group by 1, 2) p using (user_id, year)
    where coalesce(y.gross, 0) <> coalesce(p.gross, 0) or coalesce(y.net, 0) <> coalesce(p.net, 0)`,
  'so is every tax of it': `
    select * from (
      select y.user_id, y.year, t.code, t.amount from year_to_date y cross join unnest(y.codes, y.amounts) as t(code, amount)
      where y.company_id = $1 and t.code ~ '^(tax|employerTax):' and t.amount <> 0) y
    full join (
      select user_id, extract(year from pay_date)::int as year,
             case kind when 'employeeTax' then 'tax:' else 'employerTax:' end || code as code, sum(amount) as amount
      from pay_line where company_id = $1 and kind in ('employeeTax', 'employerTax')
      group by 1, 2, 3 having sum(amount) <> 0) p using (user_id, year, code)
    where coalesce(y.amount, 0) <> coalesce(p.amount, 0)`,
  'at most one living paycheck a person and period': `
    select pay_period_id, user_id from paycheck
    where company_id = $1 and voided_at is null and cancelled_at is null group by 1, 2 having count(*) > 1`,
  'nobody is credited more than the paycheck': `
    select p.paycheck_id, p.net, sum(t.amount) as paid from paycheck p
    join transfer t on t.company_id = p.company_id and t.run_id = p.run_id and t.user_id = p.user_id
     and t.name in ('AchCredit', 'Check') and t.status in ('pending', 'complete')
    join ledger_account a on a.company_id = t.company_id and a.account_id = t.destination_account_id
     and a.kind in ('employeeAccount', 'employeeCheck')
    where p.company_id = $1 group by 1, 2 having sum(t.amount) > p.net`,
  'what a run credits when its money moves is what its people net': `
    select r.run_id from payroll_run r
    where r.company_id = $1 and r.status = 'inProcess'
      and (select coalesce(sum(t.amount), 0) from transfer t
           where t.company_id = r.company_id and t.run_id = r.run_id and t.name = 'AchCredit' and t.status = 'pending'
             and t.reverses_id is null)
        > (select coalesce(sum(p.net), 0) from paycheck p where p.company_id = r.company_id and p.run_id = r.run_id
             and p.payment_method = 'Direct Deposit')`,
  'one run is alive in a period': `
    select pay_period_id from payroll_run where company_id = $1 and status in ('submitted', 'inProcess', 'processed')
    group by 1 having count(*) > 1`,
  'a file carries what its transfers say': `
    select f.ach_file_id, f.kind, f.debit_total, f.credit_total, sum(t.amount) from ach_file f
    join transfer t on t.company_id = f.company_id and t.ach_file_id = f.ach_file_id
    where f.company_id = $1 and f.handed_over_at is not null group by 1, 2, 3, 4 having greatest(f.debit_total, f.credit_total) <> sum(t.amount)`,
  'no agency is paid more for a run than was ever owed for it': `
    select t.run_id, a.ref, sum(t.amount) filter (where t.name <> 'Accrual') as paid from ledger_account a
    join transfer t on t.company_id = a.company_id and (
      (t.name = 'Accrual' and t.destination_account_id = a.account_id)
      or (t.name in ('TaxPayment', 'GarnishmentPayment', 'TaxCredit') and t.source_account_id = a.account_id
          and t.status in ('pending', 'complete')))
    where a.company_id = $1 and a.kind in ('taxAgency', 'garnishmentAgency')
    group by 1, 2, case when a.kind = 'garnishmentAgency' then t.code else '' end
    having coalesce(sum(t.amount) filter (where t.name <> 'Accrual'), 0) > coalesce(sum(t.amount) filter (where t.name = 'Accrual'), 0)`,
  'a payment that came back is issued again for no more than it was': `
    select p.transfer_id, p.amount, again.amount from transfer again
    join transfer r on r.company_id = again.company_id and r.transfer_id = again.reverses_id and r.name = 'Return'
    join transfer p on p.company_id = r.company_id and p.transfer_id = r.reverses_id
    where again.company_id = $1 and again.amount > p.amount`,
  'nothing is reversed twice': `
    select reverses_id from transfer where company_id = $1 and reverses_id is not null group by 1 having count(*) > 1`,
}

/** The laws that are broken, with the first rows that break them. All are asked in one go. */
export async function broken(owner: pg.Pool, companyId: string): Promise<Record<string, unknown>> {
  const names = Object.keys(laws)
  const text = names
    .map((law) => `${laws[law]};`)
    .join('\n')
    .replaceAll('$1', `'${companyId}'`)
  const results = (await owner.query(text)) as unknown as pg.QueryResult[]
  return Object.fromEntries(
    names.flatMap((law, at) => (results[at]!.rows.length > 0 ? [[law, results[at]!.rows.slice(0, 3)]] : [])),
  )
}

/**
 * When nothing is on its way any more, all that lies between the company and its receivers is pay that came back and was
 * not paid again, and payments to agencies that came back. Nobody waits for a task that failed.
 */
export async function unaccounted(owner: pg.Pool, companyId: string): Promise<readonly unknown[]> {
  const { rows: held } = await owner.query(
    `select h.held, b.back from
       (select coalesce(sum(case when d.inner_account then t.amount else 0 end
                          - case when s.inner_account then t.amount else 0 end), 0)::bigint as held
        from transfer t
        join (select company_id, account_id, kind = any($2) as inner_account from ledger_account) s
          on s.company_id = t.company_id and s.account_id = t.source_account_id
        join (select company_id, account_id, kind = any($2) as inner_account from ledger_account) d
          on d.company_id = t.company_id and d.account_id = t.destination_account_id
        where t.company_id = $1 and t.status in ('complete', 'returned')) h,
       (select (
          -- Pay that came back, of a living paycheck and not paid again; or of a voided one that was also reversed.
          (select coalesce(sum(t.amount), 0) from transfer t
           join transfer r on r.company_id = t.company_id and r.reverses_id = t.transfer_id and r.name = 'Return'
           where t.company_id = $1 and t.name = 'AchCredit'
             and not exists (select from transfer p where p.company_id = t.company_id and p.reverses_id = r.transfer_id)
             and (exists (select from paycheck c where c.company_id = t.company_id and c.run_id = t.run_id
                            and c.user_id = t.user_id and c.voided_at is null and c.cancelled_at is null)
                  or exists (select from transfer x where x.company_id = t.company_id and x.run_id = t.run_id
                               and x.name = 'Reversal' and x.status = 'complete'
                               and x.source_account_id = t.destination_account_id))) +
          -- Payments to agencies that came back.
          (select coalesce(sum(u.unpaid), 0) from (
             select sum(case when t.destination_account_id = a.account_id then t.amount else -t.amount end) as unpaid
             from ledger_account a join transfer t on t.company_id = a.company_id
              and a.account_id in (t.source_account_id, t.destination_account_id)
             where a.company_id = $1 and a.kind in ('taxAgency', 'garnishmentAgency')
               and t.status in ('complete', 'returned')
             group by a.account_id, t.run_id, case when a.kind = 'garnishmentAgency' then t.code else '' end) u
           where u.unpaid > 0))::bigint as back) b
     where h.held <> b.back`,
    [companyId, INNER],
  )
  const { rows: waiting } = await owner.query(
    `select name, status, effective_date::text, ach_file_id is not null as sent from transfer
     where company_id = $1 and status = 'pending'`,
    [companyId],
  )
  const { rows: parked } = await owner.query(
    'select task, last_error from agenda where company_id = $1 and parked_at is not null',
    [companyId],
  )
  return [...held, ...waiting, ...parked]
}

const INNER = [
  ...['clearing', 'wagesPayable', 'taxAgency', 'garnishmentAgency'],
  ...['employerReceivable', 'employeeReceivable', 'refunds'],
]
