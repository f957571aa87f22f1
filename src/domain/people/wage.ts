import type { Day } from '../../kernel/dates.ts'
import type { Cents } from '../../kernel/money.ts'

export interface Wage {
  readonly effectiveFrom: Day
  readonly wageRate: Cents
  readonly wageBasis: string
  /** Hundredths of an hour a week. */
  readonly standardWorkingHours: number
  readonly paymentMethod: string
  readonly employeeType: string
  readonly employmentStatus: string
  readonly refTaxExempt: string
  readonly differentialPay: boolean
  readonly taxExemptions: readonly string[]
}
