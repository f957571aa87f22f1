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
    where f.company_id = $1 group by 1, 2, 3, 4 having greatest(f.debit_total, f.credit_total) <> sum(t.amount)`,
  'nothing is reversed twice': `
    select reverses_id from transfer where company_id = $1 and reverses_id is not null group by 1 having count(*) > 1`,
}

/** The laws that are broken, with the first rows that break them. */
export async function broken(owner: pg.Pool, companyId: string): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const [law, text] of Object.entries(laws)) {
    const { rows } = await owner.query(text, [companyId])
    if (rows.length > 0) found[law] = rows.slice(0, 3)
  }
  return found
}
