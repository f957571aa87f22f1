import type { Movement } from '../../domain/payroll/journal-cash.ts'
import type { AgencyNameOf, JournalCheck } from '../../domain/payroll/journal-checks.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import { agencyNames, cashMovements, journalChecks } from '../../store/payroll/journal.ts'

interface Loaded {
  readonly checks: readonly JournalCheck[]
  readonly movements: readonly Movement[]
  readonly agencyOf: AgencyNameOf
}

/** Everything that the books of a range of days are made of. */
export async function loadJournal(
  work: Work,
  companyId: Id<'company'>,
  range: { readonly from: Day; readonly to: Day },
): Promise<Loaded> {
  const checks = await journalChecks(work, companyId, range)
  const names = await agencyNames(work, companyId, [...new Set(checks.map(({ runId }) => runId))])
  const movements = await cashMovements(work, companyId, range)
  // A run that was submitted and not posted yet has no accounts: its taxes stand under their codes.
  return { checks, movements, agencyOf: (runId, code) => names.get(`${runId}/${code}`) ?? code }
}
