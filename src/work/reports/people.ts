import { forHours, hourlyRate } from '../../domain/payroll/hourly.ts'
import { headcountColumns } from '../../domain/reports/headcount.ts'
import { leaveColumns } from '../../domain/reports/leave.ts'
import { type Report, totalsOf } from '../../domain/reports/report.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { ZERO } from '../../kernel/money.ts'
import type { Work } from '../../store/database/work.ts'
import { headcounts, leaveBalances } from '../../store/reports/people.ts'

/** An hour, in hundredths. */
const HOUR = 100

export async function leaveLiability(
  work: Work,
  companyId: Id<'company'>,
  on: Day,
): Promise<Report<typeof leaveColumns>> {
  const balances = await leaveBalances(work, companyId, on)
  const rows = balances.map(({ userId, userName, policy, policyType, hours, ...wage }) => {
    const rate = hourlyRate([], wage)
    return {
      ...{ userId, userName, policy, policyType, hours },
      rate: forHours(rate, HOUR),
      value: hours > 0 ? forHours(rate, hours) : ZERO,
    }
  })
  return {
    title: 'Leave liability',
    about: `Balances through ${on}`,
    columns: leaveColumns,
    rows,
    totals: totalsOf(leaveColumns, rows),
    ties: [],
    notes: [
      'Earned leave is not in the ledger: nothing is owed for it before it is taken or paid out.',
      'A balance below zero is worth nothing here; whether it may be taken from a last paycheck is a question of state law.',
    ],
  }
}

export async function headcount(
  work: Work,
  companyId: Id<'company'>,
  days: { readonly from: Day; readonly to: Day },
): Promise<Report<typeof headcountColumns>> {
  const rows = await headcounts(work, companyId, days)
  return {
    title: 'Headcount',
    about: `From ${days.from} through ${days.to}`,
    columns: headcountColumns,
    rows: rows.map(({ group, atStart, joined, left, atEnd }) => ({ group, atStart, joined, left, atEnd })),
    totals: totalsOf(
      headcountColumns,
      rows.map((row) => ({ ...row })),
    ),
    ties: [],
    notes: ['People are counted in the state where they work on the last day.'],
  }
}
