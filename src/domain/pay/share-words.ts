import type { PaySplit } from './pay-split.ts'
import { isWholeSplit, percentsOf, WHOLE } from './whole-split.ts'

/** What an account that is added leaves to be said, where not each cent of the pay has its place, or none is for it. */
export function shareWords(others: readonly PaySplit[], added: PaySplit): string {
  const all = [...others, added]
  if (!isWholeSplit(all)) {
    return `; the accounts have ${partOf(all)} percent of the pay, and until they have 100 all of it is paid by Check`
  }
  const hasNothing = added.payKind === 'percent' && added.payBasisPoints === 0
  return hasNothing
    ? '; it is paid nothing until updateUserPayPercentage or updateUserPaySplits gives it a share'
    : ''
}

/** Of accounts that can be paid into, and do not take all of the pay: what they take of it. */
export const partOf = (splits: readonly PaySplit[]): string => String((percentsOf(splits) * 100) / WHOLE)
