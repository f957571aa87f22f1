import { type Day, dayOfMonth, monthOf, quarterOf } from '../../../kernel/dates.ts'
import { groupedBy } from '../../../kernel/grouped.ts'
import type { Cents } from '../../../kernel/money.ts'
import { figure } from '../../statement/page/figures.ts'
import { MONTH_NAMES } from '../period-titles.ts'
import type { SheetPart } from './sheet.ts'

interface OwedOn {
  readonly date: Day
  readonly amount: Cents
}

/** As the schedule has them: three months side by side, with a row for each day on which one of them owes. */
export function owedByDay(title: string, days: readonly OwedOn[]): readonly SheetPart[] {
  return [...groupedBy(days, ({ date }) => quarterOf(date))].map(([quarter, owed]) => {
    const months = [2, 1, 0].map((before) => 3 * quarter - before)
    const across = (rows: readonly OwedOn[]): readonly string[] => months.map((month) => owedIn(month, rows))
    const byDay = [...groupedBy(owed, ({ date }) => dayOfMonth(date))].sort(([one], [other]) => one - other)
    return {
      title,
      heads: months.map((month) => MONTH_NAMES[month - 1]!),
      rows: [
        ...byDay.map(([day, rows]) => ({ line: `${day}`, what: '', values: across(rows) })),
        { line: 'Total', what: '', values: across(owed) },
      ],
    }
  })
}

function owedIn(month: number, rows: readonly OwedOn[]): string {
  const amounts = rows.flatMap(({ date, amount }) => (monthOf(date) === month ? [amount] : []))
  return amounts.length === 0 ? '' : figure(amounts.reduce((sum, amount) => sum + amount, 0n))
}
