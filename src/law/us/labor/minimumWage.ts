import { type Day, day } from '../../../kernel/dates.ts'
import { type Cents, usd } from '../../../kernel/money.ts'
import type { SourceKeys } from '../../language/sources.ts'
import type { StateCode } from '../../language/states.ts'
import type { Confidence } from '../../language/types.ts'
import { cite } from '../sources/sources.ts'

export interface MinimumWage {
  readonly state: StateCode
  readonly from: Day
  readonly hourly: Cents
  readonly confidence: Confidence
  readonly source: string
  readonly note: string | undefined
}

/** The federal rate (29 USC 206(a)(1)(C)); a state's row is never below it, because the higher of both is owed. */
export const federalMinimumWage: Cents = usd('7.25')

export const minimumWageCheckedThrough: Day = day('2026-12-31')

/** The lowest hourly wage on a day, or undefined where no row speaks: before 2025 and past `checkedThrough`. */
export function minimumWage(state: StateCode, on: Day): MinimumWage | undefined {
  if (on > minimumWageCheckedThrough) return undefined
  return minimumWages.findLast((row) => row.state === state && row.from <= on)
}

type Row = readonly [StateCode, string, string, Confidence, SourceKeys, note?: string]

// biome-ignore format: read in columns
const rows: readonly Row[] = [
  // state  from        hourly    confidence   source        applies to, or the higher local rates
  ['AK', '2025-01-01', '11.91', 'verified', 'cleanfax'],
  ['AK', '2025-07-01', '13.00', 'verified', 'cleanfax'],
  ['AK', '2026-07-01', '14.00', 'verified', 'moneyov+cpsgo'],
  ['AL', '2025-01-01', '7.25',  'verified', 'ontheclock', 'federal rate'],
  ['AR', '2025-01-01', '11.00', 'verified', 'ontheclock', 'employers of four or more'],
  ['AZ', '2025-01-01', '14.70', 'verified', 'waw'],
  ['AZ', '2026-01-01', '15.15', 'verified', 'waw'],
  ['CA', '2025-01-01', '16.50', 'verified', 'waw', 'fast food 20.00; health care has its own'],
  ['CA', '2026-01-01', '16.90', 'verified', 'waw'],
  ['CO', '2025-01-01', '14.81', 'verified', 'waw'],
  ['CO', '2026-01-01', '15.16', 'verified', 'waw', 'Denver 19.29'],
  ['CT', '2025-01-01', '16.35', 'verified', 'waw'],
  ['CT', '2026-01-01', '16.94', 'verified', 'waw'],
  ['DC', '2025-01-01', '17.50', 'verified', 'cleanfax'],
  ['DC', '2025-07-01', '17.95', 'verified', 'cleanfax'],
  ['DC', '2026-07-01', '18.40', 'verified', 'moneyov'],
  ['DE', '2025-01-01', '15.00', 'verified', 'paymaster26'],
  ['FL', '2025-01-01', '13.00', 'recalled', 'own'],
  ['FL', '2025-09-30', '14.00', 'verified', 'cpsgo'],
  ['FL', '2026-09-30', '15.00', 'verified', 'cpsgo+paymaster26'],
  ['GA', '2025-01-01', '7.25',  'verified', 'ontheclock', 'federal rate'],
  ['HI', '2025-01-01', '14.00', 'verified', 'waw'],
  ['HI', '2026-01-01', '16.00', 'verified', 'waw'],
  ['IA', '2025-01-01', '7.25',  'recalled', 'own', 'federal rate'],
  ['ID', '2025-01-01', '7.25',  'recalled', 'own', 'federal rate'],
  ['IL', '2025-01-01', '15.00', 'verified', 'paymaster26', 'employers of four or more'],
  ['IN', '2025-01-01', '7.25',  'recalled', 'own', 'federal rate'],
  ['KS', '2025-01-01', '7.25',  'recalled', 'own', 'federal rate'],
  ['KY', '2025-01-01', '7.25',  'recalled', 'own', 'federal rate'],
  ['LA', '2025-01-01', '7.25',  'recalled', 'own', 'federal rate'],
  ['MA', '2025-01-01', '15.00', 'recalled', 'own'],
  ['MD', '2025-01-01', '15.00', 'recalled', 'own', 'Montgomery and Howard counties higher'],
  ['ME', '2025-01-01', '14.65', 'verified', 'waw'],
  ['ME', '2026-01-01', '15.10', 'verified', 'waw'],
  ['MI', '2025-01-01', '10.56', 'recalled', 'own'],
  ['MI', '2025-02-21', '12.48', 'verified', 'cpsgo'],
  ['MI', '2026-01-01', '13.73', 'verified', 'cpsgo+waw'],
  ['MN', '2025-01-01', '11.13', 'verified', 'waw'],
  ['MN', '2026-01-01', '11.41', 'verified', 'waw'],
  ['MO', '2025-01-01', '13.75', 'verified', 'waw'],
  ['MO', '2026-01-01', '15.00', 'verified', 'waw'],
  ['MS', '2025-01-01', '7.25',  'recalled', 'own', 'federal rate'],
  ['MT', '2025-01-01', '10.55', 'verified', 'waw'],
  ['MT', '2026-01-01', '10.85', 'verified', 'waw', '4.00 for businesses up to 110,000 of sales outside the FLSA'],
  ['NC', '2025-01-01', '7.25',  'recalled', 'own', 'federal rate'],
  ['ND', '2025-01-01', '7.25',  'recalled', 'own', 'federal rate'],
  ['NE', '2025-01-01', '13.50', 'verified', 'nlr'],
  ['NE', '2026-01-01', '15.00', 'verified', 'nlr'],
  ['NH', '2025-01-01', '7.25',  'recalled', 'own', 'federal rate'],
  ['NJ', '2025-01-01', '15.49', 'verified', 'nlr', 'small and seasonal employers 14.53'],
  ['NJ', '2026-01-01', '15.92', 'recalled', 'bbn-nj', 'small and seasonal employers 15.23'],
  ['NM', '2025-01-01', '12.00', 'recalled', 'own'],
  ['NV', '2025-01-01', '12.00', 'recalled', 'own'],
  ['NY', '2025-01-01', '15.50', 'verified', 'waw', '16.50 in New York City, Long Island and Westchester'],
  ['NY', '2026-01-01', '16.00', 'recalled', 'own', '17.00 in New York City, Long Island and Westchester'],
  ['OH', '2025-01-01', '10.70', 'verified', 'waw'],
  ['OH', '2026-01-01', '11.00', 'verified', 'waw', '7.25 for small employers'],
  ['OK', '2025-01-01', '7.25',  'recalled', 'own', 'federal rate'],
  ['OR', '2025-01-01', '14.70', 'verified', 'cleanfax', 'Portland 15.95, nonurban 13.70'],
  ['OR', '2025-07-01', '15.05', 'verified', 'cleanfax', 'Portland 16.30, nonurban 14.05'],
  ['OR', '2026-07-01', '15.55', 'recalled', 'moneyov', 'Portland 16.80, nonurban 14.55'],
  ['PA', '2025-01-01', '7.25',  'recalled', 'own', 'federal rate'],
  ['RI', '2025-01-01', '15.00', 'verified', 'waw'],
  ['RI', '2026-01-01', '16.00', 'verified', 'waw'],
  ['SC', '2025-01-01', '7.25',  'recalled', 'own', 'federal rate'],
  ['SD', '2025-01-01', '11.50', 'recalled', 'own'],
  ['SD', '2026-01-01', '11.85', 'recalled', 'own'],
  ['TN', '2025-01-01', '7.25',  'recalled', 'own', 'federal rate'],
  ['TX', '2025-01-01', '7.25',  'recalled', 'own', 'federal rate'],
  ['UT', '2025-01-01', '7.25',  'recalled', 'own', 'federal rate'],
  ['VA', '2025-01-01', '12.41', 'verified', 'waw'],
  ['VA', '2026-01-01', '12.77', 'verified', 'waw'],
  ['VT', '2025-01-01', '14.01', 'verified', 'waw'],
  ['VT', '2026-01-01', '14.42', 'verified', 'waw'],
  ['WA', '2025-01-01', '16.66', 'verified', 'waw'],
  ['WA', '2026-01-01', '17.13', 'verified', 'waw', 'Seattle 21.30'],
  ['WI', '2025-01-01', '7.25',  'recalled', 'own', 'federal rate'],
  ['WV', '2025-01-01', '8.75',  'recalled', 'own'],
  ['WY', '2025-01-01', '7.25',  'recalled', 'own', 'federal rate'],
]

export const minimumWages: readonly MinimumWage[] = rows.map(
  ([state, from, hourly, confidence, source, note]) => ({
    state,
    from: day(from),
    hourly: usd(hourly),
    confidence,
    source: cite(source),
    note,
  }),
)
