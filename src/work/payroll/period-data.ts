import { isPaidBack } from '../../domain/pay/elements.ts'
import { earningsOf } from '../../domain/payroll/earnings.ts'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import { type PeriodData, periodData, type Sources } from '../../domain/payroll/period-data.ts'
import type { PersonFacts } from '../../domain/payroll/person.ts'
import { isHourly } from '../../domain/payroll/salary.ts'
import { isUnlikeUsual, usualHours } from '../../domain/payroll/usual-hours.ts'
import { add, type Cents } from '../../kernel/money.ts'
import { payrollRules } from '../../store/company/changes.ts'
import type { Work } from '../../store/database/work.ts'
import { enrolledIds } from '../../store/payroll/enrollment.ts'
import { earlierHours, type PossiblePayee, revisionsOf } from '../../store/payroll/payroll-data.ts'
import { type LoadedSlice, loadSlice } from '../../store/payroll/people.ts'
import { scheduleAround } from '../../store/payroll/schedule-around.ts'
import { inputsOf, sourcesOf } from './given-of-rows.ts'
import { grouped, peopleOf } from './people-of-rows.ts'
import { withLeave } from './with-leave.ts'

/** One row of the page on which a period is prepared. */
export interface PeriodDataRow extends PossiblePayee, PeriodData {
  readonly person: PersonFacts
  readonly isEnrolled: boolean
  /** What an import gave, as it was understood; undefined without one. */
  readonly imported: Sources['import']
  /** Of what is known so far, before taxes: what is earned, and the hours worked (hundredths). */
  readonly gross: Cents
  readonly worked: number
  readonly usual: number | undefined
  readonly isUnlikeUsual: boolean
  readonly revision: string
}

/** Everything that a period knows of these people, read as a run would read it, and nothing kept. */
export async function periodDataOf(
  work: Work,
  period: PeriodFacts,
  payees: readonly PossiblePayee[],
): Promise<readonly PeriodDataRow[]> {
  if (payees.length === 0) return []
  const userIds = payees.map(({ userId }) => userId)
  const { companyId, payDate } = period
  const enrolled = new Set(await enrolledIds(work, { period, only: userIds }))
  const revisions = await revisionsOf(work, period, userIds)
  const earlier = await earlierHours(work, companyId, { userIds, before: payDate })
  const around = await scheduleAround(work, period, payDate)
  const rules = await payrollRules(work, companyId)
  const slice = await withLeave(work, period, await loadSlice(work, { period, payDate, userIds, ...around }))

  const people = new Map(peopleIn(slice, period).map((person) => [person.userId, person]))
  const [inputs, inherited] = [grouped(slice.inputs), grouped(slice.inherited)]
  return payees.map((payee) => {
    const person = people.get(payee.userId)!
    const sources = sourcesOf(inputsOf(inputs.get(payee.userId), inherited.get(payee.userId), person.member))
    const before = earlier.get(payee.userId) ?? []
    return {
      ...payee,
      ...rowOf(person, sources, { period, wholes: around.wholePeriods, rules, before }),
      isEnrolled: enrolled.has(payee.userId),
      revision: revisions.get(payee.userId)!,
    }
  })
}

function rowOf(
  person: PersonFacts,
  sources: Sources,
  given: {
    readonly period: PeriodFacts
    readonly wholes: Awaited<ReturnType<typeof scheduleAround>>['wholePeriods']
    readonly rules: Awaited<ReturnType<typeof payrollRules>>
    readonly before: readonly number[]
  },
) {
  // A page that prepares: past the last checked day of a rate it is the run that refuses.
  const lookUp = { allowProvisional: true }
  const earned = earningsOf(person, given.period, given.wholes, given.rules, lookUp)
  const wage = person.wages.at(-1)
  const isByTheHour = wage !== undefined && isHourly(wage)
  return {
    ...periodData(person, sources, earned),
    person,
    imported: sources.import,
    gross: add(...earned.earnings.filter(({ type }) => !isPaidBack(type)).map(({ amount }) => amount)),
    worked: earned.hours,
    usual: usualHours(given.before),
    isUnlikeUsual: isByTheHour && isUnlikeUsual(earned.hours, given.before),
  }
}

/** No birth date is opened: it changes no earning. */
const peopleIn = (slice: LoadedSlice, period: PeriodFacts): readonly PersonFacts[] => {
  const people = slice.people.map((row) => ({ ...row, date_of_birth: null }))
  return [...peopleOf({ ...slice, people }, { period, payDate: period.payDate }, () => 0)]
}
