import type { FilingSpan } from '../../domain/filings/periods.ts'
import { canonicalOf, depositPlan } from '../../domain/money/deposit-plan.ts'
import type { Id } from '../../kernel/ids.ts'
import { type Cents, cents } from '../../kernel/money.ts'
import type { Work } from '../../store/database/work.ts'
import { depositedOn } from '../../store/filings/calendar.ts'
import type { LiabilityRow } from '../../store/money/liabilities.ts'
import { depositFacts } from '../money/deposits.ts'

export interface Deposited {
  readonly amount: Cents
  readonly pending: Cents
  /** On any pay date of the return; a day of 100,000 makes it so for the rest of that year and the next. */
  readonly isSemiweekly: boolean
  /** All of it, and every deposit by the day on which it was due: the return has ten days more. */
  readonly isOnTime: boolean
}

/** What was deposited under the name of a payment, `US.941` or `GA`, for the pay dates of a return. */
export async function depositedFor(
  work: Work,
  {
    companyId,
    ref,
    span,
  }: { readonly companyId: Id<'company'>; readonly ref: string; readonly span: FilingSpan },
): Promise<Deposited> {
  const facts = await depositFacts(work, companyId, span.from)
  const dates = await depositedOn(work, { companyId, ...span })
  const plan = depositPlan(facts)
  const isOfForm = ({ agencyRef }: { readonly agencyRef: string }) => canonicalOf(agencyRef) === ref
  const liabilities: readonly LiabilityRow[] = facts.liabilities
  const own = liabilities.filter(
    (each) => isOfForm(each) && span.from <= each.payDate && each.payDate <= span.to,
  )
  const late = dates.filter(isOfForm).filter(({ agencyRef, payDate, last }) => {
    const due = plan.due(agencyRef, payDate)
    return due === undefined || last > due
  })
  return {
    amount: cents(own.reduce((sum, { deposited }) => sum + deposited, 0n)),
    pending: cents(own.reduce((sum, { pending }) => sum + pending, 0n)),
    isSemiweekly: own.some(({ agencyRef, payDate }) => plan.frequency(agencyRef, payDate) === 'Semiweekly'),
    isOnTime: late.length === 0 && own.every(({ accrued, deposited }) => accrued <= deposited),
  }
}
