import { type Day, yearOf } from '../../kernel/dates.ts'
import type { RunTotals } from './run-totals.ts'

/**
 * What the IRS keeps of a year that is over although the pay is repaid: it is the worker's, who has the credit for it on the
 * return of that year (Publication 15, section 13, "Repayment of prior year wages"; Instructions for Form 945-X, "What Is the
 * Purpose of Form 945-X?").
 */
export const KEPT_OF_A_YEAR = ['US.incomeTax', 'US.additionalMedicare', 'US.backupWithholding'] as const

export const isYearOver = (payDate: Day, today: Day): boolean => yearOf(payDate) < yearOf(today)

/** Of what workers had. */
export const keptOf = ({ lines }: Pick<RunTotals, 'lines'>): RunTotals['lines'] =>
  lines.filter(
    ({ kind, code }) => kind === 'employeeTax' && (KEPT_OF_A_YEAR as readonly string[]).includes(code),
  )
