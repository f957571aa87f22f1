import { type Day, yearOf } from '../../kernel/dates.ts'
import type { PayFacts, Step } from '../language/types.ts'

/**
 * Wages that are paid after a death. General Instructions for Forms W-2 and W-3, "Deceased employee's wages": in the year of
 * death Social Security, Medicare and FUTA apply and income tax does not; later no federal tax does (IRC 3121(a)(14),
 * 3306(b)(15)).
 */
export type AfterDeath = 'yearOfDeath' | 'later'

export function afterDeath({ payDate, diedOn }: Paid): AfterDeath | undefined {
  if (diedOn === undefined || payDate <= diedOn) return undefined
  return yearOf(payDate) === yearOf(diedOn) ? 'yearOfDeath' : 'later'
}

type Paid = Pick<PayFacts, 'payDate' | 'diedOn'>

/** Why there is no income tax: the whole worksheet of it. */
export const deathStep = (diedOn: Day, value: string): Step => ({
  line: 'withheld',
  formula: 'nothing of wages that are paid after the worker’s death',
  inputs: { 'date of death': diedOn },
  value,
})
