import { sql } from 'kysely'
import type { YearLine } from '../../domain/statement/facts.ts'
import { dayOf } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

export interface YearOfWorker {
  readonly companyId: Id<'company'>
  readonly userId: Id<'user'>
  readonly year: number
}

/** The paychecks of a person whose pay date is in a year, and that stand: how many, their sums, and line by line. */
export async function yearPaid(
  tx: Tx,
  { companyId, userId, year }: YearOfWorker,
): Promise<{
  readonly paychecks: number
  readonly gross: bigint
  readonly net: bigint
  readonly lines: readonly YearLine[]
}> {
  const { rows } = await sql<{ paychecks: number; gross: bigint; net: bigint; lines: Row[] | null }>`
    with checks as materialized (
      select p.gross, p.net, p.rules, p.amounts from paycheck p
      where p.company_id = ${companyId} and p.user_id = ${userId} and p.client_id = ${tx.clientId}
        and p.pay_date between ${dayOf(year, 1, 1)}::date and ${dayOf(year, 12, 31)}::date
        and p.voided_at is null and p.cancelled_at is null)
    select count(*)::int as paychecks, coalesce(sum(gross), 0)::bigint as gross, coalesce(sum(net), 0)::bigint as net, (
      select jsonb_agg(jsonb_build_array(t.kind, t.code, t.name, t.amount::text) order by t.kind, t.code, t.name)
      from (select r.kind, r.code, r.name, sum(l.amount) as amount
            from checks cross join unnest(rules, amounts) as l(rule_id, amount) join rule r using (rule_id)
            group by r.kind, r.code, r.name) t) as lines
    from checks`.execute(tx.db)
  const { lines, ...sums } = rows[0]!
  return {
    ...sums,
    lines: (lines ?? []).map(([kind, code, name, amount]) => ({ kind, code, name, amount: BigInt(amount) })),
  }
}

type Row = [YearLine['kind'], code: string, name: string, amount: string]
