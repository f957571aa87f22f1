import { sql } from 'kysely'
import type { PaycheckInput } from '../../domain/pay/paycheck-types.ts'
import { readInput } from '../../domain/pay/stored-input.ts'
import type { YearFacts } from '../../domain/payroll/person.ts'
import { NO_YEAR } from '../../domain/payroll/person.ts'
import { type CountedCheck, yearAfter } from '../../domain/payroll/year.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Tx } from '../database/transaction.ts'
import { yearsOf } from './years.ts'

/** What a stub needs beside the lines: the company, the accounts and what the engine was given. */
export interface StoredPaycheck {
  readonly companyName: string
  readonly accounts: readonly { readonly accountNumber: string; readonly amount: bigint }[]
  readonly input: PaycheckInput
  /** As it stood after this paycheck, also when that was voided since. */
  readonly year: YearFacts
}

export interface PaycheckKey {
  readonly companyId: string
  readonly payPeriodId: string
  readonly userId: string
  readonly payDate: Day
  readonly paycheckId: string
}

export async function storedPaycheck(tx: Tx, key: PaycheckKey): Promise<StoredPaycheck | undefined> {
  const { rows } = await sql<{
    company: string
    accounts: [string, string][] | null
    input: string
  }>`
    select c.name as company, p.input, (
      select jsonb_agg(jsonb_build_array(b.account_mask, a.amount::text) order by a.n)
      from unnest(p.account_ids, p.account_cents) with ordinality as a(id, amount, n)
      join user_bank_account b on b.company_id = p.company_id and b.user_bank_account_id = a.id) as accounts
    from paycheck p join company c using (company_id)
    where p.company_id = ${key.companyId} and p.pay_period_id = ${key.payPeriodId} and p.user_id = ${key.userId}
      and p.client_id = ${tx.clientId} and p.paycheck_id = ${key.paycheckId}`.execute(tx.db)
  const [row] = rows
  if (!row) return undefined
  const year = Number(key.payDate.slice(0, 4))
  const years = await yearsOf(tx, { companyId: key.companyId, year, userIds: [key.userId] })
  const others = await countedOtherwise(tx, key)
  return {
    companyName: row.company,
    accounts: (row.accounts ?? []).map(([accountNumber, amount]) => ({
      accountNumber,
      amount: BigInt(amount),
    })),
    input: readInput(row.input),
    year: others.reduce(
      (sum, { isOwn, ...check }) => yearAfter(sum, check, isOwn ? 1n : -1n),
      years.get(key.userId) ?? NO_YEAR,
    ),
  }
}

/**
 * What the year counts otherwise than the stub does: living paychecks of the same year that came after this one are in it,
 * and this one is not if it was voided.
 */
async function countedOtherwise(
  tx: Tx,
  key: PaycheckKey,
): Promise<readonly (CountedCheck & { readonly isOwn: boolean })[]> {
  const { rows } = await sql<Omit<CountedCheck, 'lines'> & { isOwn: boolean; lines: Line[] | null }>`
    select e.paycheck_id = p.paycheck_id as "isOwn", e.gross, e.net, e.pay_date as "payDate", (
      select jsonb_agg(jsonb_build_array(r.kind, r.code, l.base::text, l.amount::text))
      from unnest(e.rules, e.bases, e.amounts) as l(rule_id, base, amount) join rule r using (rule_id)) as lines
    from paycheck p join paycheck e on e.company_id = p.company_id and e.user_id = p.user_id
    where p.company_id = ${key.companyId} and p.pay_period_id = ${key.payPeriodId} and p.user_id = ${key.userId}
      and p.client_id = ${tx.clientId} and p.paycheck_id = ${key.paycheckId}
      and (e.paycheck_id = p.paycheck_id and e.voided_at is not null
        or e.voided_at is null and e.cancelled_at is null
           and extract(year from e.pay_date) = extract(year from p.pay_date)
           and (e.pay_date, e.paycheck_id) > (p.pay_date, p.paycheck_id))`.execute(tx.db)
  return rows.map(({ lines, ...check }) => ({
    ...check,
    lines: (lines ?? []).map(([kind, code, base, amount]) => ({
      kind,
      code,
      base: BigInt(base),
      amount: BigInt(amount),
    })),
  }))
}

type Line = [kind: CountedCheck['lines'][number]['kind'], code: string, base: string, amount: string]
