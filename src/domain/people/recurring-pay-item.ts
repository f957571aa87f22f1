import type { Day } from '../../kernel/dates.ts'
import type { Cents } from '../../kernel/money.ts'

export interface RecurringPayItem {
  readonly payItem: string
  readonly type: string
  /** One of the two: so much a period, or hundredths of a percent of gross pay. */
  readonly amount: Cents | null
  readonly allocatedBasisPoints: number | null
  /** Of a word of the company's own: the word of the catalogue that it is taxed like, and when it is taken. */
  readonly taxTreatment: string | null
  readonly priority: number | null
  /** Of a deduction that ends when so much is taken: a loan, an advance, an overpayment. */
  readonly totalAmount: Cents | null
  /** The last pay date on which it is there. */
  readonly endsOn: Day | null
  /** It takes back what the worker owes since a paycheck was voided. */
  readonly recoversOverpayment: boolean
}
