import { owedForHistory } from '../../domain/money/tax-history.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import {
  type HistoryRow,
  historyOf,
  insertHistory,
  insertTaxHistory,
  takeOutHistory,
} from '../../store/payroll/pay-history.ts'
import type { RowResult } from '../../wire/sheet.ts'
import { countHistory } from './count-history.ts'

/**
 * Imported pay goes into the books of the year, a worker's pay of a pay date instead of what was there of it. What is
 * there to the cent is left alone, so a file that is sent twice changes nothing, and one that broke off is sent again
 * whole. Answers, row by row, what it was.
 */
export async function takeHistory(
  work: Work,
  companyId: Id<'company'>,
  given: readonly HistoryRow[],
): Promise<readonly RowResult[]> {
  const userIds = [...new Set(given.map(({ userId }) => userId))]
  const before = groupedBy(await historyOf(work, companyId, userIds), dayKey)

  const results = new Map<string, RowResult>()
  for (const [key, rows] of groupedBy(given, dayKey)) {
    const there = before.get(key)
    results.set(key, there === undefined ? 'added' : textOf(there) === textOf(rows) ? 'same' : 'replaced')
  }
  const changed = given.filter((row) => results.get(dayKey(row)) !== 'same')

  const replaced = await takeOutHistory(work, companyId, changed)
  const owedNoMore = owedForHistory(replaced).map((owed) => ({ ...owed, amount: -owed.amount }))
  await countHistory(work, companyId, replaced, -1n)
  await insertTaxHistory(work, companyId, { liabilities: owedNoMore, deposits: [] })
  await insertHistory(work, companyId, changed)
  await insertTaxHistory(work, companyId, { liabilities: owedForHistory(changed), deposits: [] })
  await countHistory(work, companyId, changed, 1n)
  return given.map((row) => results.get(dayKey(row))!)
}

const dayKey = ({ userId, payDate }: HistoryRow): string => `${userId} ${payDate}`

/** All of a worker's pay of a day, in whatever order it came. */
const textOf = (rows: readonly HistoryRow[]): string =>
  rows
    .map(({ state, gross, net, supplementalWages, taxes, deductions }) =>
      [
        ...[state, gross, net ?? '', supplementalWages ?? 0n],
        ...taxes.map(({ code, wages, tax }) => `${code} ${wages} ${tax}`).sort(),
        ...(deductions ?? [])
          .map(({ type, amount, employerAmount, matchAmount }) =>
            [type, amount, employerAmount ?? 0n, matchAmount ?? 0n].join(' '),
          )
          .sort(),
      ].join('|'),
    )
    .sort()
    .join('\n')
