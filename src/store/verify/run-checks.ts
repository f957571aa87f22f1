import { FUNDING } from '../../domain/money/funding.ts'
import { oneOfText } from '../database/states.ts'
import { keptOfRun, mayBeKept } from '../money/kept-tax.ts'
import type { VerifyCheck } from './check.ts'
import { HAS, LINES_OF_RUN, PAYCHECKS_OF_RUN, POSTED_RUN_ROW, TRANSFERS_OF_RUN } from './fragments.ts'

const RESTORE = 'Compare with a backup of before the change, and put the rows back as they were.'
const HOLD = 'Hold the payments of this run until it is explained.'

/** What holds of every run: its people, what was posted for them, and what was paid. */
export const runChecks: readonly VerifyCheck[] = [
  {
    name: 'run.paychecks',
    holds: 'A run has a paycheck for each person that it counted.',
    slice: 'run',
    sql: `
      select $2::text as "recordId", r.people || ' paychecks' as expected, n.count || ' paychecks' as found
      from payroll_run r cross join (select count(*) from ${PAYCHECKS_OF_RUN}) n
      where r.company_id = $1 and r.run_id = $2 and r.people <> n.count`,
    act: RESTORE,
  },
  {
    name: 'run.funding',
    holds: 'A run draws what its paychecks come to: direct deposits, taxes and orders.',
    slice: 'run',
    sql: `
      select $2::text as "recordId", s.total::text as expected, r.funding_total::text as found
      from payroll_run r cross join (
        select coalesce(sum(employee_taxes + employer_taxes
          + case when payment_method = 'Direct Deposit' then net else 0 end
          + coalesce((select sum(l.amount) from unnest(p.rules, p.amounts) as l(rule_id, amount)
                      join rule u using (rule_id) where u.kind = 'garnishment'), 0)), 0) as total
        from ${PAYCHECKS_OF_RUN}) s
      where r.company_id = $1 and r.run_id = $2 and r.funding_total <> s.total`,
    act: `${HOLD} ${RESTORE}`,
  },
  {
    name: 'run.rows',
    holds: 'What belongs to a run is of its client, its period and, if it is a paycheck, its pay date.',
    slice: 'run',
    sql: `
      select p.paycheck_id::text as "recordId", r.client_id || ' ' || r.pay_period_id || ' ' || r.pay_date as expected,
             p.client_id || ' ' || p.pay_period_id || ' ' || p.pay_date as found
      from payroll_run r cross join ${PAYCHECKS_OF_RUN}
      where r.company_id = $1 and r.run_id = $2
        and (p.client_id, p.pay_period_id, p.pay_date) is distinct from (r.client_id, r.pay_period_id, r.pay_date)`,
    act: RESTORE,
  },
  {
    name: 'run.lines',
    holds:
      'What a run kept of its lines, and of who has them, is what its paychecks say, whatever became of them.',
    slice: 'run',
    sql: `
      with counted as (
        select l.rule_id, concat_ws(' ', sum(l.amount), sum(l.base), sum(l.subject), sum(l.hours), sum(l.uncollected),
               sum(case when l.tips > 0 then greatest(0, l.base - greatest(0, l.subject - l.tips)) else 0 end), count(distinct l.user_id)) as sums
        from (select p.user_id, u.rule_id, u.base, u.amount, coalesce(p.earning_hours[u.n], 0) as hours,
                     coalesce(p.tax_subjects[u.n - cardinality(p.earning_hours)], u.base) as subject,
                     case when p.tips > 0 then coalesce(p.uncollected[u.n - cardinality(p.earning_hours)], 0) else 0 end
                       as uncollected, p.tips
              from ${PAYCHECKS_OF_RUN}
              cross join unnest(p.rules, p.bases, p.amounts) with ordinality as u(rule_id, base, amount, n)) l
        group by 1
        union all
        select null, concat_ws(' ', count(*), sum(p.net), sum(p.hours), coalesce(sum(p.tips), 0),
                               coalesce(sum(p.overtime_premium), 0), md5(string_agg(p.user_id::text, ',' order by p.user_id)))
        from ${PAYCHECKS_OF_RUN} having count(*) > 0),
      kept as (
        select u.rule_id, concat_ws(' ', u.amount, u.base, u.subject, u.hours, u.uncollected, u.tipped,
                                    bit_count(u.holders)) as sums
        from run_lines l
        cross join unnest(l.rules, l.amounts, l.bases, l.subjects, l.line_hours, l.uncollected, l.tipped, l.holders)
          as u(rule_id, amount, base, subject, hours, uncollected, tipped, holders)
        where l.company_id = $1 and l.run_id = $2
        union all
        select null, concat_ws(' ', cardinality(l.user_ids), (select sum(n) from unnest(l.nets) n), l.hours, l.tips,
                               l.overtime_premium, md5(array_to_string(l.user_ids, ',')))
        from run_lines l where l.company_id = $1 and l.run_id = $2 and cardinality(l.user_ids) > 0)
      select $2 || coalesce(' rule ' || coalesce(c.rule_id, k.rule_id), ' people') as "recordId",
             coalesce(c.sums, 'none') as expected, coalesce(k.sums, 'none') as found
      from payroll_run r
      cross join (counted c full join kept k on coalesce(k.rule_id::text, '') = coalesce(c.rule_id::text, ''))
      where r.company_id = $1 and r.run_id = $2 and r.lines_kept and c.sums is distinct from k.sums`,
    act: 'Delete its row of `run_lines` and set `lines_kept` of the run to false: its paychecks are counted again.',
  },
  {
    name: 'run.accruals',
    holds:
      'What a run owes is what its living paychecks say: net pay, every tax, order and premium by its code, and what is taken back.',
    slice: 'run',
    sql: `
      with owed as (
        select k.kind, k.code, sum(k.amount) as amount from (
          select case when l.kind in ('employeeTax', 'employerTax') then 'taxAgency'
                      when l.kind = 'garnishment' then 'garnishmentAgency'
                      when l.code = 'Overpayment' then 'employeeReceivable' else 'benefits' end as kind, l.code, l.amount
          from ${LINES_OF_RUN}
          where l.kind in ('employeeTax', 'employerTax', 'garnishment', 'employerBenefit')
             or (l.kind in ('pretax', 'aftertax') and l.code not in ('Other', 'After-Tax'))
          union all
          select 'wagesPayable', '', p.net from ${PAYCHECKS_OF_RUN}
          where p.payment_method = 'Direct Deposit' and p.voided_at is null and p.cancelled_at is null
          union all
          -- Pay that was issued again by check, of a paycheck that was voided: the company had the money back then.
          select 'wagesPayable', '', t.amount from ${TRANSFERS_OF_RUN}
          join transfer b on b.company_id = $1 and b.transfer_id = t.reverses_id and b.name = 'Return'
          join paycheck v on v.company_id = $1 and v.pay_period_id = t.pay_period_id and v.run_id = t.run_id
            and v.user_id = t.user_id and v.voided_at is not null
          where t.name = 'Check') k
        group by 1, 2),
      posted as (
        select a.kind, t.code, sum(case when a.account_id = t.destination_account_id then t.amount else -t.amount end) as amount
        from ${TRANSFERS_OF_RUN}
        join ledger_account a on a.company_id = $1
          and a.account_id in (t.source_account_id, t.destination_account_id)
          and a.kind in ('taxAgency', 'garnishmentAgency', 'benefits', 'wagesPayable', 'employeeReceivable')
        where t.name = 'Accrual' group by 1, 2)
      select $2 || ' ' || coalesce(nullif(code, ''), kind) as "recordId", coalesce(o.amount, 0)::text as expected,
             coalesce(s.amount, 0)::text as found
      from ${POSTED_RUN_ROW} cross join (owed o full join posted s using (kind, code))
      where coalesce(o.amount, 0) <> coalesce(s.amount, 0)`,
    act: `${HOLD} ${RESTORE}`,
  },
  {
    name: 'run.debit',
    holds: 'A run is drawn or wired once, for its funding total.',
    slice: 'run',
    sql: `
      select $2::text as "recordId", array[nullif(r.funding_total, 0)]::text as expected, d.amounts::text as found
      from ${POSTED_RUN_ROW} cross join (
        select coalesce(array_agg(t.amount order by t.amount), '{null}') as amounts from ${TRANSFERS_OF_RUN}
        join ledger_account a on a.company_id = $1 and a.account_id = t.destination_account_id
        where t.name in ${oneOfText(FUNDING)} and a.kind = 'clearing') d
      where d.amounts <> array[nullif(r.funding_total, 0)]`,
    act: `${HOLD} ${RESTORE}`,
  },
  {
    name: 'run.credits',
    holds: 'Each account of each direct deposit has its credit, once, and no other credit is there.',
    slice: 'run',
    sql: `
      select $2 || ' ' || user_id || ' ' || account_id as "recordId", coalesce(c.amount, 0)::text as expected,
             coalesce(s.amount, 0) || case when s.count > 1 then ' in ' || s.count || ' credits' else '' end as found
      from ${POSTED_RUN_ROW} cross join (
        (select p.user_id, a.account_id, sum(a.amount) as amount
         from ${PAYCHECKS_OF_RUN} cross join unnest(p.account_ids, p.account_cents) as a(account_id, amount)
         group by 1, 2) c
        full join
        (select t.user_id, t.destination_account_id as account_id, sum(t.amount) as amount, count(*)
         from ${TRANSFERS_OF_RUN} where t.name = 'AchCredit' and t.reverses_id is null group by 1, 2) s
        using (user_id, account_id))
      where coalesce(c.amount, 0) <> coalesce(s.amount, 0) or s.count > 1`,
    act: `${HOLD} A credit that no paycheck has must not be handed over. ${RESTORE}`,
  },
  {
    name: 'run.checks',
    holds: 'Each paycheck that is paid by check has its check, once, and no other check is there.',
    slice: 'run',
    sql: `
      select $2 || ' ' || user_id as "recordId", coalesce(c.amount, 0)::text as expected,
             coalesce(s.amount, 0) || case when s.count > 1 then ' in ' || s.count || ' checks' else '' end as found
      from ${POSTED_RUN_ROW} cross join (
        (select p.user_id, sum(p.net) as amount from ${PAYCHECKS_OF_RUN}
         where p.payment_method = 'Check' and p.net > 0 group by 1) c
        full join
        (select t.user_id, sum(t.amount) as amount, count(*) from ${TRANSFERS_OF_RUN}
         where t.name = 'Check' and t.reverses_id is null group by 1) s
        using (user_id))
      where coalesce(c.amount, 0) <> coalesce(s.amount, 0) or s.count > 1`,
    act: RESTORE,
  },
  {
    name: 'run.overpaid',
    holds: 'Nobody is paid more than the paycheck, counting what was issued again.',
    slice: 'run',
    sql: `
      select $2 || ' ' || t.user_id as "recordId", 'at most ' || coalesce(p.net, 0) as expected, t.amount::text as found
      from (select t.user_id, sum(t.amount) as amount from ${TRANSFERS_OF_RUN}
            join ledger_account a on a.company_id = $1 and a.account_id = t.destination_account_id
              and a.kind in ('employeeAccount', 'employeeCheck')
            where t.name in ('AchCredit', 'Check') and t.status ${HAS.stood}
              -- A check that was voided or went stale is off the books.
              and (t.name <> 'Check' or not exists (select 1 from transfer u
                   where u.company_id = $1 and u.reverses_id = t.transfer_id))
            group by 1) t
      left join (select p.user_id, sum(p.net) as net from ${PAYCHECKS_OF_RUN} group by 1) p using (user_id)
      where t.amount > coalesce(p.net, 0)`,
    act: `${HOLD} Reverse what was paid twice within five banking days.`,
  },
  {
    name: 'run.agencies',
    holds: 'No agency is paid more for a run than was ever owed for it.',
    slice: 'run',
    sql: `
      select $2 || ' ' || x.ref || case when x.code = '' then '' else ' ' || x.code end as "recordId",
             'at most ' || x.owed as expected, x.paid::text as found
      from (
        select a.ref, case when a.kind = 'garnishmentAgency' then t.code else '' end as code,
               coalesce(sum(t.amount) filter (where t.name = 'Accrual'), 0) as owed,
               coalesce(sum(t.amount) filter (where t.name <> 'Accrual'), 0) as paid
        from ${TRANSFERS_OF_RUN}
        join ledger_account a on a.company_id = $1 and a.kind in ('taxAgency', 'garnishmentAgency')
          and ((t.name = 'Accrual' and t.destination_account_id = a.account_id)
            or (t.name in ('TaxPayment', 'GarnishmentPayment', 'TaxCredit') and t.source_account_id = a.account_id
                and t.status ${HAS.stood}))
        group by 1, 2) x
      where x.paid > x.owed`,
    act: `${HOLD} ${RESTORE}`,
  },
  {
    name: 'run.deposits',
    holds: 'One deposit waits for what a run owes to an agency or the IRS keeps, and for no more than that.',
    slice: 'run',
    sql: `
      select $2 || ' ' || t.code as "recordId", 'one of at most ' || o.owed as expected,
             sum(t.amount) || ' in ' || count(*) as found
      from ${TRANSFERS_OF_RUN} cross join lateral (
        select coalesce(sum(case when o.destination_account_id = t.source_account_id then o.amount else -o.amount end), 0)
          + case when ${mayBeKept('t.code')} then ${keptOfRun('$1', '$2')} else 0 end as owed
        from transfer o where o.company_id = $1 and o.pay_period_id = t.pay_period_id and o.run_id = t.run_id
          and o.status ${HAS.moved}
          and t.source_account_id in (o.source_account_id, o.destination_account_id)) o
      where t.name = 'TaxPayment' and t.status ${HAS.waited} and t.ach_file_id is null
      group by t.code, o.owed having count(*) > 1 or sum(t.amount) > o.owed`,
    act: `${HOLD} ${RESTORE}`,
  },
  {
    name: 'run.open',
    holds: 'Whatever a run owes to an agency is looked at when deposits are dated.',
    slice: 'run',
    sql: `
      select $2 || ' ' || a.ref as "recordId", 'open from ' || r.pay_date || ' or before' as expected,
             'open from ' || a.open_from as found
      from ${POSTED_RUN_ROW} cross join ${TRANSFERS_OF_RUN}
      join ledger_account a on a.company_id = t.company_id and a.kind = 'taxAgency' and a.open_from > r.pay_date
        and a.account_id in (t.source_account_id, t.destination_account_id)
      where (t.name = 'Accrual' or t.name in ('TaxPayment', 'TaxCredit') and t.status ${HAS.settled})
        and not exists (select 1 from agenda g where g.lane = $1 and g.task = 'dateDeposits')
      group by a.ref, r.pay_date, a.open_from
      having sum(case when t.destination_account_id = a.account_id then t.amount else -t.amount end) > 0`,
    act: 'Set `open_from` of this ledger account to null: the next payroll looks at everything that it was ever owed.',
  },
  {
    name: 'run.returns',
    holds: 'A payment that came back is undone once, by as much.',
    slice: 'run',
    sql: `
      select t.transfer_id::text as "recordId", t.amount || ' once' as expected, coalesce(o.amount, 0) || ' in ' || o.count as found
      from ${TRANSFERS_OF_RUN} cross join lateral (
        select sum(o.amount) as amount, count(*) from transfer o
        where o.company_id = $1 and o.reverses_id = t.transfer_id
          and o.source_account_id = t.destination_account_id) o
      where t.status ${HAS.comeBack} and (o.count <> 1 or o.amount <> t.amount)`,
    act: RESTORE,
  },
  {
    name: 'run.reissued',
    holds: 'A payment that came back is issued again for no more than it was.',
    slice: 'run',
    sql: `
      select t.transfer_id::text as "recordId", 'at most ' || p.amount as expected, t.amount::text as found
      from ${TRANSFERS_OF_RUN}
      join transfer r on r.company_id = t.company_id and r.transfer_id = t.reverses_id and r.name = 'Return'
      join transfer p on p.company_id = r.company_id and p.transfer_id = r.reverses_id
      where t.amount > p.amount`,
    act: `${HOLD} ${RESTORE}`,
  },
  {
    name: 'run.files',
    holds: 'A file that was handed to the bank carries the sum of its transfers.',
    slice: 'run',
    sql: `
      select f.ach_file_id::text as "recordId", s.total::text as expected, greatest(f.debit_total, f.credit_total)::text as found
      from ach_file f cross join lateral (
        select coalesce(sum(t.amount), 0) as total from transfer t
        where t.company_id = $1 and t.ach_file_id = f.ach_file_id) s
      where f.company_id = $1 and f.run_id = $2 and f.handed_over_at is not null
        and greatest(f.debit_total, f.credit_total) <> s.total`,
    act: 'Compare with the file in the outbox and with what the bank booked; those two are what happened.',
  },
]
