import { sql } from 'kysely'
import type { WageFacts } from '../../domain/pay/facts.ts'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import type { Day } from '../../kernel/dates.ts'
import { fullName } from '../database/full-name.ts'
import type { Tx } from '../database/transaction.ts'
import { workState } from '../time/assignments.ts'
import { enrolledIds } from './enrollment.ts'

/** What says whether something that is imported for a worker will be paid. */
export interface ImportedPerson {
  readonly userId: string
  readonly name: string
  readonly isEnrolled: boolean
  /** In force at the end of the period; null without a wage. */
  readonly employeeType: string | null
  readonly basis: WageFacts['basis'] | null
  readonly wageRate: bigint | null
  /** Hundredths of an hour a week. */
  readonly weeklyHours: number | null
  readonly workState: string | null
  /** The day of all this. */
  readonly on: Day
}

export async function importedPeople(
  tx: Tx,
  period: PeriodFacts,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, ImportedPerson>> {
  const enrolled = new Set(await enrolledIds(tx, { period, only: userIds }))
  const { rows } = await sql<Omit<ImportedPerson, 'isEnrolled' | 'on'>>`
    select w.user_id as "userId", ${fullName} as name,
           g.employee_type as "employeeType", g.wage_basis as basis, g.wage_rate as "wageRate",
           g.standard_working_hours as "weeklyHours", ${workState(period.companyId, period.endDate)} as "workState"
    from worker w
    left join lateral (
      select g.employee_type, g.wage_basis, g.wage_rate, g.standard_working_hours from worker_wage g
      where g.company_id = ${period.companyId} and g.user_id = w.user_id and g.effective_from <= ${period.endDate}
      order by g.effective_from desc limit 1) g on true
    where w.company_id = ${period.companyId} and w.client_id = ${tx.clientId}
      and w.user_id = any(${[...userIds]}::uuid[])`.execute(tx.db)
  const on = period.endDate
  return new Map(rows.map((row) => [row.userId, { ...row, on, isEnrolled: enrolled.has(row.userId) }]))
}
