import { employedDays } from './employed.ts'
import { hoursText } from './hours-text.ts'
import type { PeriodFacts } from './period.ts'
import type { GivenFacts, PersonFacts } from './person.ts'
import { isHourly, salaryOf } from './salary.ts'
import { spansOf } from './spans.ts'
import { takesOf } from './takes.ts'
import { type WholePeriod, wholePeriod } from './whole-periods.ts'

/** Leave takes no more hours away than the period has; the rest of it is said. */
export function leaveBeyond(
  person: PersonFacts,
  period: PeriodFacts,
  wholes: readonly WholePeriod[] = [wholePeriod(period)],
) {
  const { given, member, wages } = person
  const [wage, absent] = [wages.at(-1), unpaidHours(given)]
  if (absent === 0 && !given.leave) return undefined
  if (!wage || member?.amount != null || given.basePay || !takesOf(person, period).isWhole) return undefined
  const salaried = spansOf(wages, employedDays(person, period)).filter((span) => !isHourly(span.wage))
  const held = salaried.length > 0 ? salaryOf(salaried, period.frequency, wholes).hours : (given.hours ?? 0)
  // Paid leave is within a salary, and beside the hours of who is paid by them.
  const leave = isHourly(wage) ? absent : absent + paidHours(given)
  if (held === 0 || leave <= held) return undefined
  const words =
    `has ${hoursText(leave)} hours of leave in a period of ${hoursText(held)} hours of work: ` +
    `the ${hoursText(leave - held)} hours beyond it change nothing in this pay`
  return { code: 'leaveBeyondHours', words } as const
}

/** Hundredths of an hour without pay. */
export const unpaidHours = (given: GivenFacts): number =>
  (given.unpaidHours ?? 0) +
  (given.leave ?? []).reduce((sum, { hours, paid }) => (paid ? sum : sum + hours), 0)

const paidHours = (given: GivenFacts): number =>
  (given.leave ?? []).reduce((sum, { hours, paid }) => (paid ? sum + hours : sum), 0)
