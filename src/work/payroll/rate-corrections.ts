import type { TaxCorrection } from '../../domain/pay/paycheck-types.ts'
import { amendedQuarters, correctionsOf } from '../../domain/payroll/corrections.ts'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import { type Warning, warning } from '../../domain/payroll/warning-codes.ts'
import type { Day } from '../../kernel/dates.ts'
import { dollars } from '../../kernel/money.ts'
import { allStateRegistrations } from '../../store/company/state-registrations.ts'
import type { Work } from '../../store/database/work.ts'
import { enrolledIds } from '../../store/payroll/enrollment.ts'
import { chargedSince, openCorrections } from '../../store/payroll/rate-corrections.ts'

export interface Corrected {
  /** By worker; undefined where no notice came late, which is nearly always. */
  readonly corrections: ReadonlyMap<string, readonly TaxCorrection[]> | undefined
  readonly warnings: readonly Warning[]
}

/** What rate notices with a past day change about the paychecks of this year; one statement where there are none. */
export async function correctionsFor(work: Work, period: PeriodFacts, payDate: Day): Promise<Corrected> {
  const { companyId } = period
  const open = period.workerType === 'W2' ? await openCorrections(work, companyId, payDate) : []
  if (open.length === 0) return { corrections: undefined, warnings: [] }
  const charged = await chargedSince(work, companyId, { open, payDate })
  const registrations = await allStateRegistrations(work, companyId)
  const enrolled = new Set(await enrolledIds(work, { period }))

  const corrections = correctionsOf(open, charged, registrations)
  const missed = [...corrections].filter(([userId, all]) => !enrolled.has(userId) && all.length > 0)
  const quarters = amendedQuarters(charged, payDate)

  return {
    corrections,
    warnings: [
      ...missed.flatMap(([userId, all]) =>
        all.map((each) => warning('rateShort', missedWords(each), [userId])),
      ),
      ...quarters.map((quarter) =>
        warning('returnToAmend', `A rate notice reaches back into ${quarter}: its return is to be amended`),
      ),
    ],
  }
}

const missedWords = ({ code, since, owed, charged }: TaxCorrection): string =>
  `${code} since ${since} of somebody who is not in this payroll is ${dollars((owed - charged) as typeof owed)} short: ` +
  'correct it on the return of the quarter'
