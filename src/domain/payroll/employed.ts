import type { WageFacts } from '../pay/facts.ts'
import { isExempt } from '../pay/flsa.ts'
import type { PeriodFacts } from './period.ts'
import type { PersonFacts } from './person.ts'
import { isHourly } from './salary.ts'
import type { DayRange } from './spans.ts'

/** What tells the weeks of a period: who was employed when, and what a week holds. */
export interface Employed extends DayRange {
  readonly isLast: boolean
  readonly perWeek: number
  /** Where somebody counted them. */
  readonly weeks?: number
}

export const employedDays = (person: PersonFacts, period: PeriodFacts): DayRange => ({
  begin: person.dateOfJoin > period.beginDate ? person.dateOfJoin : period.beginDate,
  end: person.exitDate !== null && person.exitDate < period.endDate ? person.exitDate : period.endDate,
})

/** Plain hours beyond forty a week are overtime, but for whom the law exempts. */
export function employedIn(
  { begin, end }: DayRange,
  { exitDate, given }: PersonFacts,
  { period, wage }: { readonly period: PeriodFacts; readonly wage: WageFacts | undefined },
): Employed {
  const weekly =
    wage && !isHourly(wage) ? wage.weeklyHours : isExempt(wage?.employeeType) ? WHOLE_WEEK : FORTY
  const [isLast, perWeek] = [exitDate !== null && exitDate <= period.endDate, weekly || FORTY]
  return given.weeks === undefined
    ? { begin, end, isLast, perWeek }
    : { begin, end, isLast, perWeek, weeks: given.weeks }
}

/** Hundredths of an hour. */
const FORTY = 4000
const WHOLE_WEEK = 16_800
