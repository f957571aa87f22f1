import { sql } from 'kysely'
import { type Day, isoInstant } from '../../kernel/dates.ts'
import { type Id, newId } from '../../kernel/ids.ts'
import type { Tx } from '../database/transaction.ts'

export async function insertHoliday(
  tx: Tx,
  companyId: Id<'company'>,
  holiday: { readonly day: Day; readonly name: string; readonly paid: boolean },
): Promise<Id<'companyHoliday'>> {
  const companyHolidayId = newId<'companyHoliday'>()
  await tx.db
    .insertInto('company_holiday')
    .values({
      company_id: companyId,
      client_id: tx.clientId,
      company_holiday_id: companyHolidayId,
      on_day: holiday.day,
      name: holiday.name,
      paid: holiday.paid,
      created_at: isoInstant(tx.now),
    })
    .execute()
  return companyHolidayId
}

/** By its id or by its day; answers which it was. */
export async function deleteHoliday(
  tx: Tx,
  companyId: Id<'company'>,
  which: { readonly companyHolidayId?: Id<'companyHoliday'> | undefined; readonly day?: Day | undefined },
): Promise<{ readonly companyHolidayId: Id<'companyHoliday'>; readonly day: Day } | undefined> {
  const { rows } = await sql<{ companyHolidayId: Id<'companyHoliday'>; day: Day }>`
    delete from company_holiday
    where company_id = ${companyId} and client_id = ${tx.clientId}
      ${which.companyHolidayId ? sql`and company_holiday_id = ${which.companyHolidayId}` : sql`and on_day = ${which.day}::date`}
    returning company_holiday_id as "companyHolidayId", on_day as day`.execute(tx.db)
  return rows[0]
}

export interface HolidayRow {
  readonly companyHolidayId: Id<'companyHoliday'>
  readonly day: Day
  readonly name: string
  readonly paid: boolean
}

/** By date. */
export async function holidaysOf(
  tx: Tx,
  companyId: Id<'company'>,
  { from, to }: { readonly from: Day | undefined; readonly to: Day | undefined },
): Promise<readonly HolidayRow[]> {
  const { rows } = await sql<HolidayRow>`
    select company_holiday_id as "companyHolidayId", on_day as day, name, paid from company_holiday
    where company_id = ${companyId} and client_id = ${tx.clientId}
      ${from ? sql`and on_day >= ${from}::date` : sql``} ${to ? sql`and on_day <= ${to}::date` : sql``}
    order by on_day`.execute(tx.db)
  return rows
}
