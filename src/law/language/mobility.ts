import type { Dated } from './dated.ts'

export type MobilityZone = 'NY-MCTD-1' | 'NY-MCTD-2'

/** New York's commuter transportation mobility tax: counties by zone, and the rate of a quarter by its payroll. */
export interface MobilityTable extends Dated {
  readonly table: 'mobility'
  readonly zones: Readonly<Record<MobilityZone, readonly string[]>>
  /** Dollars of payroll in both zones together up to which nothing is owed. */
  readonly freeUpTo: number
  /** Dollars of payroll in the zone up to which each rate is of all of it; the last rate is above them. */
  readonly upTo: readonly number[]
  readonly rates: Readonly<Record<MobilityZone, readonly string[]>>
}
