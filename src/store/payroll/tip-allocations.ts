import { sql } from 'kysely'
import { revive, writeInput } from '../../domain/pay/stored-input.ts'
import type { KeptAllocation, ListedAllocation } from '../../domain/payroll/tip-allocation.ts'
import { isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import type { Tx } from '../database/transaction.ts'

/** Given again for the same period and establishment it replaces what was there. */
export async function saveTipAllocation(
  tx: Tx,
  companyId: Id<'company'>,
  given: KeptAllocation,
): Promise<Id<'tipAllocation'>> {
  const { rows } = await sql<{ id: Id<'tipAllocation'> }>`
    insert into tip_allocation (company_id, client_id, tip_allocation_id, establishment, pay_period_id, gross_receipts,
                                basis_points, method, shares, created_at)
    values (${companyId}, ${tx.clientId}, ${newId<'tipAllocation'>()}, ${given.establishment}, ${given.payPeriodId},
            ${given.grossReceipts}, ${given.basisPoints}, ${given.method}, ${writeInput(given.shares)}::jsonb,
            ${isoInstant(tx.now)})
    on conflict (company_id, pay_period_id, establishment) do update set
      gross_receipts = excluded.gross_receipts, basis_points = excluded.basis_points, method = excluded.method,
      shares = excluded.shares
    returning tip_allocation_id as id`.execute(tx.db)
  return rows[0]!.id
}

/** In order of creation. */
export async function tipAllocations(
  tx: Tx,
  companyId: Id<'company'>,
  asked: {
    readonly year?: number | undefined
    readonly payPeriodId?: string | undefined
    readonly after?: string
    readonly atMost?: number
  } = {},
): Promise<readonly ListedAllocation[]> {
  const { year, payPeriodId, after, atMost } = asked
  const { rows } = await sql<ListedAllocation>`
    select a.tip_allocation_id as "tipAllocationId", a.pay_period_id as "payPeriodId", a.establishment,
           a.gross_receipts as "grossReceipts", a.basis_points as "basisPoints", a.method, a.shares,
           d.begin_date as "beginDate", d.end_date as "endDate", d.pay_date as "payDate"
    from tip_allocation a
    join pay_period d on d.company_id = a.company_id and d.pay_period_id = a.pay_period_id
    where a.company_id = ${companyId} and a.client_id = ${tx.clientId}
      ${year ? sql`and d.pay_date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date` : sql``}
      ${payPeriodId ? sql`and a.pay_period_id = ${payPeriodId}` : sql``}
      ${after ? sql`and a.tip_allocation_id > ${after}` : sql``}
    order by a.tip_allocation_id ${atMost ? sql`limit ${atMost}` : sql``}`.execute(tx.db)
  return rows.map((row) => ({ ...row, shares: revive(row.shares) as ListedAllocation['shares'] }))
}

/** By worker: what was allocated in a year, for box 8 of the W-2. */
export async function allocatedTips(
  tx: Tx,
  companyId: Id<'company'>,
  year: number,
): Promise<ReadonlyMap<string, Cents>> {
  const sums = new Map<string, Cents>()
  for (const { shares } of await tipAllocations(tx, companyId, { year })) {
    for (const { userId, allocated } of shares) sums.set(userId, cents((sums.get(userId) ?? 0n) + allocated))
  }
  return sums
}

/** Hours worked and tips reported of a period, from its paychecks, by worker. */
export async function tippedIn(
  tx: Tx,
  { companyId, payPeriodId }: { readonly companyId: Id<'company'>; readonly payPeriodId: Id<'payPeriod'> },
): Promise<ReadonlyMap<string, { readonly hours: number; readonly tips: Cents }>> {
  const { rows } = await sql<{ userId: string; hours: number; tips: Cents }>`
    select user_id as "userId", sum(coalesce(hours_worked, hours))::int as hours, coalesce(sum(tips), 0)::bigint as tips
    from paycheck
    where company_id = ${companyId} and client_id = ${tx.clientId} and pay_period_id = ${payPeriodId}
      and voided_at is null and cancelled_at is null
    group by 1`.execute(tx.db)
  return new Map(rows.map(({ userId, ...row }) => [userId, row]))
}
