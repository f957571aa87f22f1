import type { Day } from '../../kernel/dates.ts'

export const perDiemAreas = ['High', 'Low', 'Standard'] as const
type PerDiemArea = (typeof perDiemAreas)[number]

/** Miles driven or days away, hundredths of them, and what the company pays for one in ten-thousandths of a dollar. */
export interface Travel extends Traveled {
  readonly rate: number
}

export interface Traveled {
  readonly miles?: number
  readonly days?: number
  /** Of days: by which federal rate. */
  readonly area?: PerDiemArea
  readonly mealsOnly?: boolean
  /** The rates of this day count. */
  readonly on: Day
}

/** With the federal rate beside it, and the edition that says so. */
export interface TravelPaid extends Travel {
  readonly federal: number
  readonly law: string
}
