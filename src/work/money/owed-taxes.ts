import { canonicalOf, type DepositPlan } from '../../domain/money/deposit-plan.ts'
import type { LiabilityRow } from '../../store/money/liabilities.ts'
import type { OpenReturn } from '../../store/money/open-returns.ts'
import type { LiabilityStatus } from '../../wire/tax-liability.ts'

/** By payment and pay date: ours and another provider's may have paid on the same day. */
export function mergedLiabilities(rows: readonly LiabilityRow[]): readonly LiabilityRow[] {
  const sums = new Map<string, LiabilityRow>()
  for (const row of rows) {
    const agencyRef = canonicalOf(row.agencyRef)
    const word = `${agencyRef}/${row.payDate}`
    const known = sums.get(word)
    sums.set(word, {
      ...row,
      agencyRef,
      accrued: (known?.accrued ?? 0n) + row.accrued,
      deposited: (known?.deposited ?? 0n) + row.deposited,
      credited: (known?.credited ?? 0n) + row.credited,
      pending: (known?.pending ?? 0n) + row.pending,
      parts: [...(known?.parts ?? []), ...row.parts],
    })
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}

export function statusOf(
  { agencyRef, payDate, accrued, deposited, pending }: LiabilityRow,
  plan: DepositPlan,
  returned: readonly OpenReturn[],
): LiabilityStatus {
  if (accrued <= deposited) return 'complete'
  const isReturned = returned.some(
    (back) => canonicalOf(back.agencyRef) === agencyRef && back.payDate === payDate,
  )
  if (isReturned) return 'returned'
  if (accrued - deposited <= pending) return 'pending'
  return plan.payee(agencyRef).blocker ? 'blocked' : 'open'
}
