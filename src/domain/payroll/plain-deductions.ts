import { deductionCatalogue } from '../pay/catalogue.ts'
import { byPriority, type Treated } from '../pay/pay-item-type.ts'
import type { Deduction, PartOfPay } from '../pay/paycheck-types.ts'
import { writtenOnce } from '../pay/stored-input.ts'
import { isLeftOut } from './earnings.ts'
import type { PersonFacts } from './person.ts'
import type { Takes } from './takes.ts'

/** Recurring and imported deductions. A word of the catalogue is its kind; one from before there was a catalogue is after tax. */
export function plainDeductions({ given, recurring }: PersonFacts, takes: Takes): Deduction[] {
  const standing = (takes.recurring ? recurring : [])
    .filter((item) => item.item === 'Deduction' && !isLeftOut(given, item))
    .map((item) => ({ ...item, description: item.type, amount: item.amount ?? percentOf(item.basisPoints!) }))
  const all: readonly PlainDeduction[] = [...standing, ...(given.deductions ?? [])]
  return byPriority(all).map(({ description, amount, as = description, repays }) => ({
    type: deductionCatalogue.named(as) ?? 'Other',
    amount,
    description,
    ...(repays ? { repays: repays.itemId, atMost: repays.left } : {}),
    ...(repays?.recovers ? { recovers: true as const } : {}),
  }))
}

type PlainDeduction = Treated &
  Pick<PersonFacts['recurring'][number], 'repays'> & {
    readonly description: string
    readonly amount: PartOfPay
  }

/** Few, and shared: each is written once for everyone who has it. */
const percents = new Map<number, { readonly percent: { numerator: bigint; denominator: bigint } }>()

export function percentOf(basisPoints: number): Exclude<PartOfPay, bigint> {
  const known = percents.get(basisPoints)
  if (known !== undefined) return known
  const fresh = writtenOnce({ percent: { numerator: BigInt(basisPoints), denominator: 10_000n } })
  percents.set(basisPoints, fresh)
  return fresh
}
