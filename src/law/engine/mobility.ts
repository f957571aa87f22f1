import { type Cents, cents, usd, ZERO } from '../../kernel/money.ts'
import { mobilityRates } from '../us/places/mobility.ts'

export const MOBILITY_ZONES = ['NY-MCTD-1', 'NY-MCTD-2'] as const
type Zone = (typeof MOBILITY_ZONES)[number]

/** The percentage of New York's mobility tax in a zone, by the payroll of a quarter in each zone. */
export function mobilityRate(zone: Zone, payrolls: Readonly<Partial<Record<Zone, Cents>>>): string {
  const both = cents((payrolls['NY-MCTD-1'] ?? ZERO) + (payrolls['NY-MCTD-2'] ?? ZERO))
  if (both <= usd(mobilityRates.freeUpTo)) return '0%'
  const own = payrolls[zone] ?? ZERO
  const at = mobilityRates.upTo.findIndex((bound) => own <= usd(bound))
  const rates = mobilityRates[zone]
  return at === -1 ? rates.at(-1)! : rates[at]!
}
