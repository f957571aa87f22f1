import { sql } from 'kysely'
import { checkMachine, FIRST_NUMBER } from '../../domain/checks/check.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

/** The number that the next check of an account gets, of every account that is there. */
export async function nextNumbers(
  tx: Tx,
  companyId: Id<'company'>,
): Promise<readonly { readonly accountId: string; readonly next: bigint }[]> {
  const { rows } = await sql<{ accountId: string; next: bigint }>`
    select b.company_bank_account_id as "accountId", coalesce(s.next_number, ${FIRST_NUMBER}) as next
    from company_bank_account b left join check_sequence s using (company_id, company_bank_account_id)
    where b.company_id = ${companyId} and b.client_id = ${tx.clientId} order by b.company_bank_account_id`.execute(
    tx.db,
  )
  return rows
}

/** The highest number that a check of the account has; 0 without one. Holds the sequence, so that none is taken meanwhile. */
export async function lastNumber(tx: Tx, companyId: Id<'company'>, accountId: string): Promise<bigint> {
  await sql`
    select 1 from check_sequence where company_id = ${companyId} and company_bank_account_id = ${accountId}
    for update`.execute(tx.db)
  const { rows } = await sql<{ last: bigint }>`
    select coalesce(max(check_number), 0) as last from paper_check
    where company_id = ${companyId} and company_bank_account_id = ${accountId}`.execute(tx.db)
  return rows[0]!.last
}

export async function setNextNumber(
  tx: Tx,
  companyId: Id<'company'>,
  { accountId, next }: { readonly accountId: string; readonly next: bigint },
): Promise<void> {
  await sql`
    insert into check_sequence (company_id, client_id, company_bank_account_id, next_number)
    values (${companyId}, ${tx.clientId}, ${accountId}, ${next})
    on conflict (company_id, company_bank_account_id) do update set next_number = excluded.next_number`.execute(
    tx.db,
  )
}

/** For how many days the company waits for a check to be cashed. */
export async function staleDays(tx: Tx, companyId: Id<'company'>): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    select check_stale_days as days from company
    where company_id = ${companyId} and client_id = ${tx.clientId}`.execute(tx.db)
  return rows[0]!.days
}

/** The date of the oldest check that nobody cashed yet. */
export async function oldestIssued(tx: Tx, companyId: Id<'company'>): Promise<Day | undefined> {
  const { rows } = await sql<{ on: Day | null }>`
    select min(check_date) as on from paper_check
    where company_id = ${companyId} and client_id = ${tx.clientId} and status = ${sql.lit(checkMachine.initial)}`.execute(
    tx.db,
  )
  return rows[0]?.on ?? undefined
}
