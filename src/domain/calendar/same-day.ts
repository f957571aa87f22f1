import type { Day } from '../../kernel/dates.ts'
import { addBusinessDays, isBusinessDay } from './business-days.ts'
import type { RunDays } from './payroll-dates.ts'

/**
 * Windows of same-day ACH, US Eastern. The operators take files until 10:30, 14:45 and 16:45 (Nacha, third window since
 * 2021-03-19); ours go half an hour before, since a bank wants them earlier. The indicator is Nacha’s recommended content of
 * the company descriptive date (field 8 of the batch header), SD and the time of settlement.
 */
// biome-ignore format: a table to be compared by column
const windows = [
  { handOverBy: '10:00', settles: '13:00', indicator: 'SD1300' },
  { handOverBy: '14:15', settles: '17:00', indicator: 'SD1700' },
  { handOverBy: '16:15', settles: '18:00', indicator: 'SD1800' },
] as const

type SameDayWindow = (typeof windows)[number]

/** Cents an entry, since 2022-03-18 (Nacha Operating Rules). */
export const MOST_SAME_DAY = 100_000_000n

/** The next window that a file of this time still meets. */
export const windowAt = (time: string): SameDayWindow | undefined =>
  windows.find(({ handOverBy }) => time <= handOverBy)

interface Now {
  readonly today: Day
  /** HH:MM, US Eastern. */
  readonly time: string
}

/** When the company is drawn from, and the first day on which people can be paid. */
export function sameDayDates({ today, time }: Now): { readonly debitDate: Day; readonly earliest: Day } {
  const next = addBusinessDays('federalReserve', today, 1)
  const window = isBusinessDay('federalReserve', today) ? windowAt(time) : undefined
  if (window === undefined) return { debitDate: next, earliest: next }
  // Only what is drawn in the first window has settled before credits must go.
  return { debitDate: today, earliest: window === windows[0] ? today : next }
}

/** At what times of their days the money of a run moves; credits follow the draw. */
export interface MoneyTimes {
  readonly debitSettles: Time
  readonly creditsAt: Time
  readonly creditsSettle: Time
}
type Time = `${number}:${number}`

/** Overnight: settled in the morning, credits handed over in the evening of the draw and settled the next morning. */
const OVERNIGHT: MoneyTimes = { debitSettles: '09:00', creditsAt: '20:00', creditsSettle: '09:00' }

export function moneyTimes({ isSameDay, debitDate, payDate }: RunDays, { today, time }: Now): MoneyTimes {
  if (!isSameDay) return OVERNIGHT
  const debitSettles = (debitDate === today && windowAt(time)?.settles) || OVERNIGHT.debitSettles
  if (payDate > debitDate) return { ...OVERNIGHT, debitSettles }
  const creditsAt = debitSettles === OVERNIGHT.debitSettles ? '09:15' : '13:15'
  return { debitSettles, creditsAt, creditsSettle: windowAt(creditsAt)!.settles }
}
