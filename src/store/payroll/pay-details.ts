import { type RawBuilder, sql } from 'kysely'
import { MATCHED_BY_EMPLOYER, PAID_BY_EMPLOYER } from '../../domain/money/tax-history.ts'
import type { DetailLine, DetailPerson, PeriodTotals } from '../../domain/payroll/details.ts'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import { fullName } from '../database/full-name.ts'
import type { Tx } from '../database/transaction.ts'

/**
 * The living paychecks of a period, or one of whatever state, person by person, with their lines and the year after
 * them.
 */
export const loadDetails = (
  tx: Tx,
  { companyId, payPeriodId }: Pick<PeriodFacts, 'companyId' | 'payPeriodId'>,
  given: Asked = {},
): Promise<readonly DetailPerson[]> =>
  detailsWhere(tx, { companyId, period: sql`p.pay_period_id = ${payPeriodId}`, ...given })

/** What these periods paid to one person, each at most once. */
export async function detailsOfWorker(
  tx: Tx,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
  payPeriodIds: readonly string[],
): Promise<ReadonlyMap<string, DetailPerson>> {
  const period = sql`p.pay_period_id = any(${[...payPeriodIds]}::uuid[])`
  const found = await detailsWhere(tx, { companyId, userId, period })
  return new Map(found.map((person) => [person.payPeriodId, person]))
}

interface Asked {
  readonly userId?: string
  readonly userIds?: readonly string[]
  readonly paycheckId?: string
  /** A page of them: those after this person, so many. */
  readonly after?: string
  readonly atMost?: number
}

async function detailsWhere(
  tx: Tx,
  given: Asked & { readonly companyId: string; readonly period: RawBuilder<unknown> },
): Promise<readonly (DetailPerson & { readonly payPeriodId: string })[]> {
  const { rows } = await sql<Row>`
    select p.user_id, p.pay_period_id, ${fullName} as name, p.gross, p.net,
           p.reimbursements, p.hours, p.payment_method, coalesce(g.wage_rate, 0) as pay_rate,
           (select jsonb_agg(jsonb_build_array(r.kind, r.code, r.name, l.base::text, l.amount::text, r.law) order by l.n)
            from unnest(p.rules, p.bases, p.amounts) with ordinality as l(rule_id, base, amount, n)
            join rule r using (rule_id)) as lines,
           (select jsonb_object_agg(t.code, t.amount::text) from (
              select h.code, sum(h.amount) as amount from (
                select case when r.kind = 'employeeTax' then 'tax:' else 'employerTax:' end || r.code as code, l.amount
                from paycheck e cross join unnest(e.rules, e.amounts) as l(rule_id, amount) join rule r using (rule_id)
                where e.company_id = ${given.companyId} and e.user_id = p.user_id
                  and (e.voided_at is null and e.cancelled_at is null or e.paycheck_id = p.paycheck_id)
                  and r.kind in ('employeeTax', 'employerTax')
                  and e.pay_date between date_trunc('year', p.pay_date)::date and p.pay_date
                  and (e.pay_date, e.paycheck_id) <= (p.pay_date, p.paycheck_id)
                union all
                select s.side || (t ->> 'code'), rtrim(t ->> 'tax', 'n')::bigint from pay_history h
                cross join jsonb_array_elements(h.taxes) t
                cross join lateral (
                  select 'tax:' as side where t ->> 'code' !~ ${PAID_BY_EMPLOYER.source}
                  union all
                  select 'employerTax:' where t ->> 'code' ~ ${PAID_BY_EMPLOYER.source}
                     or t ->> 'code' = any(${[...MATCHED_BY_EMPLOYER]}::text[])) s
                where h.company_id = ${given.companyId} and h.user_id = p.user_id
                  and extract(year from h.pay_date) = extract(year from p.pay_date)) h
              group by h.code) t) as ytd
    from paycheck p join worker w on w.company_id = p.company_id and w.user_id = p.user_id
    join pay_period o on o.company_id = p.company_id and o.pay_period_id = p.pay_period_id
    left join lateral (
      select g.wage_rate from worker_wage g where g.company_id = ${given.companyId} and g.user_id = p.user_id
      order by g.effective_from <= o.end_date desc, abs(g.effective_from - o.end_date) limit 1) g on true
    where p.company_id = ${given.companyId} and ${given.period} and p.client_id = ${tx.clientId}
      ${given.paycheckId ? sql`and p.paycheck_id = ${given.paycheckId}` : sql`and p.voided_at is null and p.cancelled_at is null`}
      ${given.userId ? sql`and p.user_id = ${given.userId}` : sql``}
      ${given.userIds ? sql`and p.user_id = any(${[...given.userIds]}::uuid[])` : sql``}
      ${given.after ? sql`and p.user_id > ${given.after}` : sql``}
    order by p.user_id ${given.atMost ? sql`limit ${given.atMost}` : sql``}`.execute(tx.db)
  return rows.map(personOf)
}

/** Sums of the living paychecks of many periods, by period. */
export async function periodTotals(
  tx: Tx,
  companyId: string,
  payPeriodIds: readonly string[],
): Promise<ReadonlyMap<string, PeriodTotals>> {
  const { rows } = await sql<PeriodTotals & { payPeriodId: string }>`
    select pay_period_id as "payPeriodId", sum(gross + reimbursements + employer_taxes)::bigint as total,
           sum(employee_taxes)::bigint as "employeeTaxSum", sum(employer_taxes)::bigint as "employerTaxSum"
    from paycheck
    where company_id = ${companyId} and client_id = ${tx.clientId} and pay_period_id = any(${[...payPeriodIds]}::uuid[])
      and voided_at is null and cancelled_at is null
    group by pay_period_id`.execute(tx.db)
  return new Map(rows.map(({ payPeriodId, ...totals }) => [payPeriodId, totals]))
}

/** The same of one period; of nobody it is nothing. */
export async function totalsOfPeriod(
  tx: Tx,
  { companyId, payPeriodId }: Pick<PeriodFacts, 'companyId' | 'payPeriodId'>,
): Promise<PeriodTotals> {
  const totals = await periodTotals(tx, companyId, [payPeriodId])
  return totals.get(payPeriodId) ?? { total: 0n, employeeTaxSum: 0n, employerTaxSum: 0n }
}

const personOf = (row: Row): DetailPerson & { readonly payPeriodId: string } => ({
  payPeriodId: row.pay_period_id,
  userId: row.user_id,
  name: row.name,
  gross: row.gross,
  net: row.net,
  reimbursements: row.reimbursements,
  hours: row.hours,
  payRate: row.pay_rate,
  paymentMethod: row.payment_method,
  lines: row.lines.map(([kind, code, name, base, amount, law]) => ({
    kind,
    code,
    name,
    base: BigInt(base),
    amount: BigInt(amount),
    law,
  })),
  yearToDate: Object.fromEntries(Object.entries(row.ytd ?? {}).map(([code, sum]) => [code, BigInt(sum)])),
})

interface Row {
  user_id: string
  pay_period_id: string
  name: string
  gross: bigint
  net: bigint
  reimbursements: bigint
  hours: number
  payment_method: string
  pay_rate: bigint
  lines: [kind: DetailLine['kind'], code: string, name: string, base: string, amount: string, law: string][]
  ytd: Record<string, string> | null
}
