import { type Cents, cents, least, roundDiv } from '../../kernel/money.ts'
import { citation, needTable } from '../../law/engine/editions.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import type { EarningType } from './elements.ts'
import type { Earning } from './paycheck-types.ts'
import type { Travel, Traveled } from './travel-facts.ts'

/** The kinds that are paid by miles and by days, and as what their excess is paid. */
export const TRAVEL = {
  Mileage: { unit: 'miles', excess: 'Mileage Excess' },
  'Per Diem': { unit: 'days', excess: 'Per Diem Excess' },
} as const satisfies Partial<Record<EarningType, { unit: string; excess: EarningType }>>

export const isTravel = (type: EarningType | undefined): type is keyof typeof TRAVEL =>
  type !== undefined && type in TRAVEL

/** What a mile or a day is paid back at without tax, in ten-thousandths of a dollar. */
export function federalRate(
  of: Traveled,
  lookUp: LookUp = {},
): { readonly rate: number; readonly law: string } {
  if (of.days === undefined) {
    const { law } = needTable('mileage', 'US', of.on, lookUp)
    return { rate: law.perMile, law: citation(law, 'US') }
  }
  const { law } = needTable('perDiem', 'US', of.on, lookUp)
  const { whole, meals } = law[of.area!]
  return { rate: Number(of.mealsOnly ? meals : whole) * 100, law: citation(law, 'US') }
}

export const travelAmount = ({ miles, days, rate }: Pick<Travel, 'miles' | 'days' | 'rate'>): Cents =>
  cents(roundDiv(BigInt(days ?? miles!) * BigInt(rate), 10_000n))

/** Up to the federal rate it is paid back, beyond it wages (26 CFR 1.62-2(d)(3), (h)(2)(i)(B)). */
export function travelLines(
  type: keyof typeof TRAVEL,
  travel: Travel,
  lookUp: LookUp = {},
): readonly Pick<Earning, 'type' | 'amount' | 'travel'>[] {
  const { rate: federal, law } = federalRate(travel, lookUp)
  const paid = { ...travel, federal, law }
  const amount = travelAmount(travel)
  const free = least(amount, travelAmount({ ...travel, rate: federal }))
  return [
    { type, amount: free, travel: paid },
    { type: TRAVEL[type].excess, amount: cents(amount - free), travel: paid },
  ]
}
