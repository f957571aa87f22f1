import type { Day } from '../../kernel/dates.ts'
import { type Cents, cents, usd, ZERO } from '../../kernel/money.ts'
import type { LookUp } from '../language/look-up.ts'
import type { MobilityTable, MobilityZone } from '../language/mobility.ts'
import { tableOn } from './editions.ts'

export const MOBILITY_ZONES: readonly MobilityZone[] = ['NY-MCTD-1', 'NY-MCTD-2']

/** The rates of the day's quarter; undefined before the first edition. */
export const mobilityOn = (on: Day, lookUp: LookUp): MobilityTable | undefined =>
  tableOn('mobility', 'NY', on, lookUp)?.law

/** The percentage of New York's mobility tax in a zone, by the payroll of a quarter in each zone. */
export function mobilityRate(
  { freeUpTo, upTo, rates }: MobilityTable,
  zone: MobilityZone,
  payrolls: Readonly<Partial<Record<MobilityZone, Cents>>>,
): string {
  const both = cents((payrolls['NY-MCTD-1'] ?? ZERO) + (payrolls['NY-MCTD-2'] ?? ZERO))
  if (both <= usd(freeUpTo)) return '0%'
  const own = payrolls[zone] ?? ZERO
  const at = upTo.findIndex((bound) => own <= usd(bound))
  return at === -1 ? rates[zone].at(-1)! : rates[zone][at]!
}
