import { partOf } from '../pay/share-words.ts'
import type { PersonFacts } from './person.ts'

/**
 * Why a direct deposit is paid by check. Accounts that can be paid into may not have all of the pay: another failed, or
 * nobody ever gave the rest to one.
 */
export function byCheckWords({ accounts, hasSoundAccount }: PersonFacts): string {
  if (accounts.length > 0) {
    const part = `${partOf(accounts)} percent of the pay`
    return ` has ${part} on bank accounts that can be paid into, and nobody said who has the rest: all of it is paid by Check`
  }
  return hasSoundAccount
    ? ' has a bank account that cannot be paid into, and nobody said who else has its part: all of it is paid by Check'
    : ' has no bank account that can be paid into and is paid by Check'
}
