import { type RawBuilder, sql } from 'kysely'
import { Tally } from '../../domain/payroll/tally.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'
import type { NewPaycheck } from './paychecks.ts'
import { type NamedRule, rulesOf } from './rules.ts'

/** Counts some paychecks of these runs as the runs themselves did: those that were taken back, or all of an older run. */
export async function countedRuns(
  tx: Pick<Tx, 'db'>,
  companyId: string,
  { runs, which }: { readonly runs: readonly RunNamed[]; readonly which: RawBuilder<unknown> },
): Promise<ReadonlyMap<Id<'run'>, Tally<NamedRule & { readonly id: bigint }>>> {
  if (runs.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select p.run_id as "runId", p.user_id as "userId", p.gross, p.net, p.reimbursements, p.hours,
           p.payment_method as "paymentMethod", p.rules, p.bases, p.amounts, p.facts, p.earning_hours as "earningHours",
           p.tax_subjects as "taxSubjects", p.uncollected, p.tips, p.overtime_premium as "overtimePremium"
    from paycheck p
    where p.company_id = ${companyId} and ${which}
      and p.run_id = any(${runs.map(({ runId }) => runId)}::uuid[])
      and p.pay_period_id = any(${runs.map(({ payPeriodId }) => payPeriodId)}::uuid[])
    order by p.user_id, p.paycheck_id`.execute(tx.db)
  const known = await rulesOf(
    tx,
    rows.flatMap(({ rules }) => rules),
  )
  const byId = new Map([...known].map(([id, rule]) => [id, { id, ...rule }]))
  return new Map(
    [...groupedBy(rows, ({ runId }) => runId)].map(([runId, checks]) => {
      const tally = new Tally<NamedRule & { readonly id: bigint }>()
      for (const { rules, bases, amounts, facts, ...check } of checks) {
        const lines = { rules: rules.map((id) => byId.get(id)!), bases, amounts }
        tally.count(lines, check, facts === 'known' ? check : null)
      }
      return [runId, tally]
    }),
  )
}

interface RunNamed {
  readonly runId: Id<'run'>
  readonly payPeriodId: string
}

type Counted = Parameters<Tally['count']>

type Row = Counted[1] &
  NonNullable<Counted[2]> &
  Pick<NewPaycheck, 'rules' | 'bases' | 'amounts'> & {
    readonly runId: Id<'run'>
    readonly facts: 'known' | 'unknown' | null
  }
