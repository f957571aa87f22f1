import type { Dated } from './dated.ts'

/**
 * Three calendars, because they differ: when a holiday falls on a Saturday the government closes on the Friday before, but
 * the Federal Reserve (and so ACH) stays open; and `states` has only what every state keeps.
 */
export type Calendar = 'federalReserve' | 'irs' | 'states'

/** The days besides weekends on which banks, and the government, are closed. */
export interface HolidayTable extends Dated {
  readonly table: 'holidays'
  readonly holidays: readonly Holiday[]
  /** How far an observed day moves from a holiday on a Saturday or Sunday; null = not observed at all. */
  readonly moved: Readonly<Record<Calendar, { readonly saturday: number | null; readonly sunday: number }>>
}

interface Holiday {
  readonly name: string
  readonly when: HolidayDate
  readonly calendars: readonly Calendar[]
}

export type HolidayDate =
  | { readonly month: number; readonly date: number }
  | { readonly month: number; readonly nth: number | 'last'; readonly weekday: number }
