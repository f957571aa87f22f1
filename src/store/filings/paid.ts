import { type RawBuilder, sql } from 'kysely'
import { type Paid, type PaidLine, paidLine } from '../../domain/filings/paid.ts'
import { MATCHED_BY_EMPLOYER, PAID_BY_EMPLOYER } from '../../domain/money/tax-history.ts'
import { type DeductionKind, type DeductionType, deductionKinds } from '../../domain/pay/elements.ts'
import { type LineKind, matchCode } from '../../domain/pay/lines.ts'
import { revive } from '../../domain/pay/stored-input.ts'
import type { ImportedDeduction } from '../../domain/payroll/year.ts'
import type { Day } from '../../kernel/dates.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import type { Id } from '../../kernel/ids.ts'
import { cents } from '../../kernel/money.ts'
import type { Tx } from '../database/transaction.ts'
import { paidByDay } from './paid-by-day.ts'

interface Asked {
  readonly companyId: Id<'company'>
  readonly from: Day
  readonly to: Day
  readonly workerType: 'W2' | '1099-NEC'
  /** How paychecks are added up: no finer than a form asks for. */
  readonly by: keyof typeof groups
  /** Of these people alone. */
  readonly userIds?: readonly string[]
}

/** Person, pay date and state of each group, as SQL over a paycheck. */
const groups = {
  day: { person: sql`''`, date: sql`p.pay_date`, state: sql`''` },
  person: { person: sql`p.user_id::text`, date: sql`max(p.pay_date)`, state: sql`''` },
  personQuarterState: {
    person: sql`p.user_id::text`,
    date: sql`date_trunc('quarter', p.pay_date)::date`,
    state: sql`coalesce(p.work_state, '')`,
  },
} as const satisfies Record<string, Record<'person' | 'date' | 'state', RawBuilder<unknown>>>

export interface PaidSums {
  readonly paid: readonly Paid[]
  /** Paychecks whose facts are not known: their wages before a cap, tips and premiums are not. */
  readonly unknown: number
  /** Paychecks that were run elsewhere and imported. */
  readonly elsewhere: number
}

/** What was paid in a range of pay dates, without what was voided, ours and another provider's. */
export async function paidSums(tx: Tx, asked: Asked): Promise<PaidSums> {
  const { rows, unknown } = await (asked.by === 'day' && !asked.userIds
    ? paidByDay(tx, asked)
    : ownPaid(tx, asked))
  const elsewhere = asked.workerType === 'W2' ? await paidElsewhere(tx, asked) : []
  return { paid: [...rows, ...elsewhere], unknown, elsewhere: elsewhere.length }
}

interface LineRow extends PaidLine {
  readonly userId: string
  readonly payDate: Day
  readonly state: string
  readonly ssTips: bigint
}

interface SumRow {
  readonly userId: string
  readonly payDate: Day
  readonly state: string
  readonly tips: bigint
  readonly premium: bigint | null
  readonly unknown: number
}

async function ownPaid(tx: Tx, asked: Asked): Promise<{ rows: readonly Paid[]; unknown: number }> {
  const { person, state } = groups[asked.by]
  const isByPerson = asked.by === 'person'
  const date = isByPerson ? sql`null::date` : groups[asked.by].date
  const { rows: lines } = await sql<LineRow>`
    select s."userId", s."payDate", s.state, r.kind, r.code, sum(s.subject)::bigint as subject,
           sum(s.taxable)::bigint as taxable, sum(s.amount)::bigint as amount,
           sum(case when r.kind = 'employeeTax' then s.uncollected else 0 end)::bigint as uncollected,
           sum(case when r.kind = 'employeeTax' and r.code = 'US.socialSecurity' then s.tipped else 0 end)::bigint as "ssTips"
    from (
    select ${person} as "userId", coalesce(${date}, ${asked.to}::date) as "payDate", ${state} as state, l.rule_id,
           sum(coalesce(l.subject, l.base)) as subject, sum(l.base) as taxable, sum(l.amount) as amount,
           -- Of a check with tips alone: without them what could not be taken is no box of a form.
           sum(case when p.tips > 0 then coalesce(l.uncollected, 0) else 0 end) as uncollected,
           sum(case when p.tips > 0
               then ${tipPart({ taxable: sql`l.base`, subject: sql`coalesce(l.subject, l.base)`, tips: sql`p.tips` })}
               else 0 end) as tipped
    from ${checks(tx, asked)}
    cross join lateral (
      select u.rule_id, u.base, u.amount, p.tax_subjects[u.n - cardinality(p.earning_hours)] as subject,
             p.uncollected[u.n - cardinality(p.earning_hours)] as uncollected
      from unnest(p.rules, p.bases, p.amounts) with ordinality as u(rule_id, base, amount, n)) l
    -- Summed before a rule is looked up: there are as many lines as people times taxes, and few rules.
    group by 1, 2, 3, 4 offset 0) s
    join rule r on r.rule_id = s.rule_id
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`.execute(tx.db)
  const { rows: sums } = await sql<SumRow>`
    select ${person} as "userId", coalesce(${date}, ${asked.to}::date) as "payDate", ${state} as state,
           coalesce(sum(p.tips), 0)::bigint as tips,
           case when bool_and(p.overtime_premium is not null) then sum(p.overtime_premium)::bigint end as premium,
           (count(*) filter (where p.facts is distinct from 'known'))::int as unknown
    from ${checks(tx, asked)} group by 1, 2, 3 order by 1, 2, 3`.execute(tx.db)
  const linesOf = groupedBy(lines, wordOf)
  return {
    rows: sums.map((row) => paidOf(row, linesOf.get(wordOf(row)) ?? [])),
    unknown: sums.reduce((all, { unknown }) => all + unknown, 0),
  }
}

/** Wages count first toward the base of Social Security; tips fill what is left (Form W-2, box 7). */
export const tipPart = (check: Readonly<Record<'taxable' | 'subject' | 'tips', RawBuilder<unknown>>>) =>
  sql<bigint>`greatest(0, ${check.taxable} - greatest(0, ${check.subject} - ${check.tips}))`

const wordOf = ({ userId, payDate, state }: Pick<SumRow, 'userId' | 'payDate' | 'state'>): string =>
  `${userId}/${payDate}/${state}`

const paidOf = ({ userId, payDate, state, tips, premium }: SumRow, lines: readonly LineRow[]): Paid => ({
  userId,
  payDate,
  state,
  lines,
  tips: cents(tips),
  ssTips: cents(lines.reduce((all, { ssTips }) => all + ssTips, 0n)),
  overtimePremium: premium === null ? null : cents(premium),
})

const ofPeople = ({ userIds }: Asked): RawBuilder<unknown> =>
  userIds ? sql`and user_id = any(${[...userIds]}::uuid[])` : sql``

const checks = (tx: Tx, asked: Asked): RawBuilder<unknown> => sql`
  (select p.* from paycheck p
   join pay_period d on d.company_id = p.company_id and d.pay_period_id = p.pay_period_id
   where p.company_id = ${asked.companyId} and p.client_id = ${tx.clientId} and p.pay_date between ${asked.from} and ${asked.to}
     and p.voided_at is null and p.cancelled_at is null and d.worker_type = ${asked.workerType} ${ofPeople(asked)}) p`

interface HistoryRow {
  readonly userId: string
  readonly payDate: Day
  readonly state: string
  readonly gross: bigint
  readonly taxes: readonly { readonly code: string; readonly wages: bigint; readonly tax: bigint }[]
  readonly deductions: readonly ImportedDeduction[]
}

/** Pay of before the company came: a history says what each worker paid. Its tips are not known. */
async function paidElsewhere(tx: Tx, asked: Asked): Promise<readonly Paid[]> {
  const { companyId, from, to } = asked
  const { rows } = await sql<HistoryRow>`
    select user_id as "userId", pay_date as "payDate", state, gross, taxes, deductions from pay_history
    where company_id = ${companyId} and client_id = ${tx.clientId} and pay_date between ${from} and ${to} ${ofPeople(asked)}
    order by user_id, pay_date`.execute(tx.db)
  return rows
    .map((row) => revive(row) as HistoryRow)
    .map(({ userId, payDate, state, gross, taxes, deductions }) => ({
      userId,
      payDate,
      state,
      lines: [
        paidLine('earning', 'Regular', gross, gross),
        ...taxes.flatMap(({ code, wages, tax }) => taxLines(code, wages, tax)),
        ...deductions.flatMap(deductionLines),
      ],
      tips: cents(0n),
      ssTips: cents(0n),
      overtimePremium: null,
    }))
}

/** One payer's tax; of Social Security and Medicare the employer owes as much again. */
function taxLines(code: string, wages: bigint, tax: bigint): readonly PaidLine[] {
  if (PAID_BY_EMPLOYER.test(code)) return [paidLine('employerTax', code, wages, tax)]
  const own = paidLine('employeeTax', code, wages, tax)
  return MATCHED_BY_EMPLOYER.has(code) ? [own, paidLine('employerTax', code, wages, tax)] : [own]
}

const deductionLines = ({ type, amount, employerAmount, matchAmount }: ImportedDeduction) => [
  paidLine(kindOf(type), type, amount, amount),
  ...(employerAmount ? [paidLine('employerBenefit', type, employerAmount, employerAmount)] : []),
  ...(matchAmount ? [paidLine('employerBenefit', matchCode(type), matchAmount, matchAmount)] : []),
]

function kindOf(type: string): LineKind {
  const kind: DeductionKind | undefined = deductionKinds[type as DeductionType]
  return kind?.isPreTax ? 'pretax' : 'aftertax'
}

/** Who was paid for a pay period with a day in it. */
export async function paidForDay(tx: Tx, companyId: Id<'company'>, on: Day): Promise<number> {
  // Run by run, each by its key: for a period that was never run, every paycheck of the company could be read.
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from (
      select p.user_id from pay_period d
      join payroll_run r on r.company_id = d.company_id and r.pay_period_id = d.pay_period_id
      cross join lateral (
        select c.user_id from paycheck c
        where c.company_id = ${companyId} and c.pay_period_id = r.pay_period_id and c.run_id = r.run_id
          and c.voided_at is null and c.cancelled_at is null offset 0) p
      where d.company_id = ${companyId} and d.client_id = ${tx.clientId} and d.worker_type = 'W2'
        and ${on} between d.begin_date and d.end_date
      group by p.user_id) somebody`.execute(tx.db)
  return rows[0]!.people
}

/**
 * Who was paid as an employee in a year, had none of these taxes taken, and wages below a threshold: nearly always nobody,
 * which years to date say without a look at paychecks. Whether a form is needed is decided by the form.
 */
export async function untaxedPeople(
  tx: Tx,
  {
    companyId,
    year,
    below,
  }: { readonly companyId: Id<'company'>; readonly year: number; readonly below: bigint },
): Promise<readonly string[]> {
  const at = (sums: 'amounts' | 'wages', code: string) =>
    sql`coalesce(${sql.ref(`y.${sums}`)}[array_position(y.codes, ${`tax:${code}`})], 0)`
  const { rows } = await sql<{ userId: string }>`
    select y.user_id as "userId" from year_to_date y
    where y.company_id = ${companyId} and y.client_id = ${tx.clientId} and y.year = ${year}
      and ${at('amounts', 'US.socialSecurity')} = 0 and ${at('amounts', 'US.medicare')} = 0
      and ${at('amounts', 'US.incomeTax')} = 0 and ${at('wages', 'US.incomeTax')} < ${below}
      and y.codes && array['tax:US.incomeTax', 'tax:US.socialSecurity', 'tax:US.medicare']
    order by y.user_id`.execute(tx.db)
  return rows.map(({ userId }) => userId)
}
