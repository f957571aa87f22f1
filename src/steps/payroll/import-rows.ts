import type { PeriodFacts } from '../../domain/payroll/period.ts'
import { type InputRow, saveInputs, workersOfCompany } from '../../store/period-inputs.ts'
import type { Work } from '../../store/work.ts'

/** Keeps what an import gave, replacing what an earlier one gave these people. Answers ids that are not the company's. */
export async function importRows(
  work: Work,
  period: PeriodFacts,
  rows: readonly InputRow[],
): Promise<readonly string[]> {
  const known = await workersOfCompany(
    work,
    period.companyId,
    rows.map(({ userId }) => userId),
  )
  const unknown = rows
    .filter(({ userId }) => known.get(userId) !== period.workerType)
    .map(({ userId }) => userId)
  if (unknown.length > 0) return unknown

  // Sent twice in one import, the last row counts: unnest may not touch a row twice.
  const last = new Map(rows.map((row) => [row.userId, row]))
  await saveInputs(work, period, 'import', [...last.values()])
  return []
}
