import type { Cents } from '../../kernel/money.ts'
import type { Dated } from './dated.ts'

/** What a mile of business may be paid back at without receipts (26 CFR 1.274-5(j)(2); Rev. Proc. 2019-46). */
export interface MileageRate extends Dated {
  readonly table: 'mileage'
  /** Ten-thousandths of a dollar. */
  readonly perMile: number
}

/** What a day away from home may be paid back at without receipts, in the 48 states and DC (Rev. Proc. 2019-48). */
export interface PerDiemRates extends Dated {
  readonly table: 'perDiem'
  /** The high-low method: places on the list of the notice, and all others. */
  readonly High: DayRate
  readonly Low: DayRate
  /** Of places without a rate of their own in the tables of the General Services Administration. */
  readonly Standard: DayRate
}

interface DayRate {
  readonly whole: Cents
  /** Of the whole; also where lodging is paid otherwise. */
  readonly meals: Cents
}
