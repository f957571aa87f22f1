import type { Frequency } from '../../law/language/types.ts'

/** `periodic`: an amount that is owed once a pay period is not taken twice in it. */
export const garnishmentSkips = ['periodic', 'none', 'all'] as const
export type GarnishmentSkip = (typeof garnishmentSkips)[number]

/** How a period beside the schedule is paid, as far as somebody said. */
export interface PeriodOptions {
  readonly skipRecurring: boolean | null
  readonly skipBenefits: boolean | null
  readonly skipGarnishments: GarnishmentSkip | null
  readonly taxMethod: 'flat' | 'aggregate' | null
  readonly frequencyForTax: Frequency | null
}

export const NO_OPTIONS: PeriodOptions = {
  skipRecurring: null,
  skipBenefits: null,
  skipGarnishments: null,
  taxMethod: null,
  frequencyForTax: null,
}
