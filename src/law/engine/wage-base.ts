import type { Day } from '../../kernel/dates.ts'
import { type Cents, usd } from '../../kernel/money.ts'
import type { LookUp } from '../language/look-up.ts'
import { choose } from './editions.ts'
import { shelf } from './shelf.ts'

/** Up to which wages of a year an employer owes a tax; undefined where it owes it on all of them, or on no wages. */
export function wageBase(code: string, on: Day, lookUp: LookUp): Cents | undefined {
  const law = choose(shelf.taxes.get(code) ?? [], code, () => on, lookUp)?.law
  if (law?.method !== 'bands' || law.partOf !== undefined) return undefined
  const [over] = law.employer?.find(([, rate]) => rate === NO_RATE) ?? []
  return over === undefined || over === 0 ? undefined : usd(over)
}

const NO_RATE = '0%'
