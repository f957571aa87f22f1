import { sql } from 'kysely'
import type { Subject } from '../../domain/subject.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Tx } from '../database/transaction.ts'

export interface Concerns {
  readonly companyId: string | null
  /** Ids of whatever it is about: people, runs, pay periods and other records. */
  readonly ids: readonly string[]
}

/** Names companies, people and pay periods of many rows in three statements. */
export async function subjectsOf(tx: Tx, all: readonly Concerns[]): Promise<readonly Subject[]> {
  const companyIds = [...new Set(all.flatMap(({ companyId }) => companyId ?? []))]
  const ids = [...new Set(all.flatMap((each) => each.ids))]
  const [companies, people, periods] = [
    await namesOfCompanies(tx, companyIds),
    await namesOfPeople(tx, companyIds, ids),
    await periodsOf(tx, companyIds, ids),
  ]
  return all.map(({ companyId, ids: named }) => {
    const person = named.map((id) => people.get(id)).find((found) => found !== undefined)
    const period = named.map((id) => periods.get(id)).find((found) => found !== undefined)
    return {
      companyId,
      companyName: (companyId && companies.get(companyId)?.name) ?? null,
      userId: person?.isWorker ? person.id : null,
      personName: person?.name ?? null,
      payPeriodId: period?.payPeriodId ?? null,
      payDate: period?.payDate ?? null,
    }
  })
}

interface Named {
  readonly id: string
  readonly name: string
}

async function namesOfCompanies(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Named>> {
  const { rows } = await sql<Named>`
    select company_id as id, name from company where company_id = any(${[...ids]}::uuid[])`.execute(tx.db)
  return new Map(rows.map((row) => [row.id, row]))
}

async function namesOfPeople(
  tx: Tx,
  companyIds: readonly string[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, Named & { readonly isWorker: boolean }>> {
  const { rows } = await sql<Named & { readonly isWorker: boolean }>`
    select user_id as id, first_name || ' ' || last_name as name, true as "isWorker" from worker
    where company_id = any(${[...companyIds]}::uuid[]) and user_id = any(${[...ids]}::uuid[])
    union all
    select business_user_id, first_name || ' ' || last_name, false from business_user
    where company_id = any(${[...companyIds]}::uuid[]) and business_user_id = any(${[...ids]}::uuid[])`.execute(
    tx.db,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

interface Paid {
  readonly id: string
  readonly payPeriodId: string
  readonly payDate: Day
}

/** By the period's own id, and by that of a run of it. */
async function periodsOf(
  tx: Tx,
  companyIds: readonly string[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, Paid>> {
  const { rows } = await sql<Paid>`
    select i.id, p.pay_period_id as "payPeriodId", p.pay_date as "payDate"
    from (select r.run_id as id, r.company_id, r.pay_period_id from payroll_run r
          where r.company_id = any(${[...companyIds]}::uuid[]) and r.run_id = any(${[...ids]}::uuid[])
          union all
          select p.pay_period_id, p.company_id, p.pay_period_id from pay_period p
          where p.company_id = any(${[...companyIds]}::uuid[]) and p.pay_period_id = any(${[...ids]}::uuid[])) i
    join pay_period p on p.company_id = i.company_id and p.pay_period_id = i.pay_period_id`.execute(tx.db)
  return new Map(rows.map((row) => [row.id, row]))
}
