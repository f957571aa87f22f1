import { caughtUp } from '../../domain/filings/caught-up.ts'
import { type Paid, total } from '../../domain/filings/paid.ts'
import { dayOf, yearOf } from '../../kernel/dates.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import { wageBase } from '../../law/engine/wage-base.ts'
import type { Work } from '../../store/database/work.ts'
import { paidSums } from '../../store/filings/paid.ts'
import { voidedAndPaidNoMore } from '../../store/filings/people.ts'
import { type AskedForm, lookUp } from './computed.ts'

type OfPeriod = Pick<AskedForm, 'companyId' | 'span'>

/**
 * What was paid in a period to those of whom a paycheck of the year was voided and whom no next paycheck catches up, with
 * what of the base of the year they lack by then.
 */
export async function caughtUpIn(
  work: Work,
  { companyId, span }: OfPeriod,
  catchUp: (paid: readonly Paid[]) => readonly Paid[],
): Promise<readonly Paid[]> {
  const year = { companyId, from: dayOf(yearOf(span.to), 1, 1), to: dayOf(yearOf(span.to), 12, 31) }
  const userIds = await voidedAndPaidNoMore(work, { ...year, today: work.today })
  if (userIds.length === 0) return []
  const theirs = await paidSums(work, { ...year, workerType: 'W2', by: 'personQuarterState', userIds })
  return catchUp(theirs.paid).filter(({ payDate }) => span.from <= payDate && payDate <= span.to)
}

/** Of the period: wages within the base of Social Security of which no paycheck took the tax. */
export async function shortOfSocialSecurity(work: Work, asked: OfPeriod): Promise<Cents> {
  const code = 'US.socialSecurity'
  const base = wageBase(code, asked.span.to, lookUp(work))
  if (base === undefined) return cents(0n)
  const paid = await caughtUpIn(work, asked, (rows) => caughtUp(rows, { code, base }))
  const lines = paid
    .flatMap((row) => row.lines)
    .filter((line) => line.kind === 'employerTax' && line.code === code)
  return total(lines, ({ subject, taxable }) => (taxable > subject ? taxable - subject : 0n))
}
