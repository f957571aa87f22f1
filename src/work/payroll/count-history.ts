import { NO_YEAR } from '../../domain/payroll/person.ts'
import { yearAfterHistory } from '../../domain/payroll/year.ts'
import { yearOf } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import type { HistoryRow } from '../../store/payroll/pay-history.ts'
import { saveYears, yearsOf } from '../../store/payroll/years.ts'

/** Counts imported pay into each person's year, so that caps and limits go on from there; sign -1 takes it out. */
export async function countHistory(
  work: Work,
  companyId: Id<'company'>,
  history: readonly HistoryRow[],
  sign: 1n | -1n,
): Promise<void> {
  for (const year of new Set(history.map(({ payDate }) => yearOf(payDate)))) {
    const rows = history.filter(({ payDate }) => yearOf(payDate) === year)
    const years = new Map(
      await yearsOf(work, { companyId, year, userIds: rows.map(({ userId }) => userId), lock: true }),
    )
    for (const row of rows) {
      years.set(row.userId, yearAfterHistory(years.get(row.userId) ?? NO_YEAR, row, sign))
    }
    await saveYears(
      work,
      { companyId, year },
      [...years].map(([userId, facts]) => ({ userId, facts })),
    )
  }
}
