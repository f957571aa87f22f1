import { sql } from 'kysely'
import { COUNTED } from '../../domain/money/transaction.ts'
import type { LineKind } from '../../domain/pay/lines.ts'
import { LOAN, type Participant } from '../../domain/reports/contributions.ts'
import { fullName } from '../database/full-name.ts'
import type { Tx } from '../database/transaction.ts'
import { checksOf, type PayrollsAsked, runsOf } from './paid.ts'

/** Of which lines a file is made: those of plans by name, and repayments of loans. */
export interface LinesAsked {
  readonly plans: readonly string[]
  readonly hasLoans: boolean
}

/** Everyone who gave something, or was given something, in these days; by name. */
export async function participantsIn(
  tx: Tx,
  asked: PayrollsAsked,
  { plans, hasLoans }: LinesAsked,
): Promise<readonly Participant[]> {
  const { rows } = await sql<Row>`
    with p as materialized (select p.* from ${runsOf(tx, asked)} ${checksOf}),
    l as (
      select p.user_id, r.kind, r.code, sum(u.amount)::bigint as amount
      from p cross join lateral unnest(p.rules, p.amounts) as u(rule_id, amount)
      join rule r on r.rule_id = u.rule_id
      where r.kind in ('pretax', 'aftertax', 'employerBenefit')
        and (r.name = any(${[...plans]}::text[]) or (${hasLoans} and r.code = ${LOAN}))
      group by 1, 2, 3)
    select w.user_id as "userId", ${fullName} as "userName",
           s.hours, s.gross, g.kinds, g.codes, g.amounts
    from (select p.company_id, p.user_id, sum(p.hours)::int as hours, sum(p.gross)::bigint as gross from p group by 1, 2) s
    join (select user_id, array_agg(kind order by kind, code) as kinds, array_agg(code order by kind, code) as codes,
                 array_agg(amount order by kind, code) as amounts
          from l group by 1) g on g.user_id = s.user_id
    join worker w on w.company_id = s.company_id and w.user_id = s.user_id
    order by w.last_name, w.first_name, w.user_id`.execute(tx.db)
  return rows.map(({ kinds, codes, amounts, ...row }) => ({
    ...row,
    lines: kinds.map((kind, at) => ({ kind, code: codes[at]!, amount: amounts[at]! })),
  }))
}

interface Row extends Omit<Participant, 'lines'> {
  readonly kinds: readonly LineKind[]
  readonly codes: readonly string[]
  readonly amounts: readonly bigint[]
}

/** What the ledger accrued for these plans and loans in the same payrolls, less what it took back. */
export async function bookedForPlans(
  tx: Tx,
  asked: PayrollsAsked,
  { plans, hasLoans }: LinesAsked,
): Promise<bigint> {
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(case when t.destination_account_id = a.account_id then t.amount else -t.amount end), 0)::bigint
             as amount
    from ${runsOf(tx, asked)}
    join transfer t on t.company_id = n.company_id and t.pay_period_id = n.pay_period_id and t.run_id = n.run_id
      and t.name = 'Accrual' and t.status = any(${[...COUNTED]}::text[])
    join ledger_account a on a.company_id = t.company_id and a.kind = 'benefits'
      and a.account_id in (t.source_account_id, t.destination_account_id)
    where a.ref = any(${[...plans]}::text[]) or (${hasLoans} and t.code = ${LOAN})`.execute(tx.db)
  return rows[0]!.amount
}
