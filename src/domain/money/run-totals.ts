import type { Day } from '../../kernel/dates.ts'
import type { Cents } from '../../kernel/money.ts'
import type { FederalForm } from '../../law/language/agencies.ts'
import type { LineKind } from '../pay/lines.ts'
import type { FundingMethod } from './funding.ts'

/** What a run came to, by kind and code. Payouts to people are posted person by person in the store. */
export interface RunTotals {
  readonly payDate: Day
  readonly debitDate: Day
  /** When what is paid by credit settles. */
  readonly creditDate: Day
  readonly fundingTotal: Cents
  readonly fundingMethod: FundingMethod
  /** Net that is paid out by direct deposit. */
  readonly deposits: Cents
  readonly fundingAccountId: string
  /** The return that its federal taxes on wages are deposited for. */
  readonly federalForm: FederalForm
  readonly lines: readonly {
    readonly kind: LineKind
    readonly code: string
    readonly name: string
    readonly amount: Cents
  }[]
  /** What paychecks take back of what workers owe; absent: nothing. */
  readonly recovered?: readonly { readonly userId: string; readonly amount: Cents }[]
}
