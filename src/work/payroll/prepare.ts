import { checkCalendar } from '../../domain/calendar/holidays.ts'
import { deadlineFor, debitDateFor, earliestPayday } from '../../domain/calendar/payroll-dates.ts'
import { sameDayDates } from '../../domain/calendar/same-day.ts'
import { wireDates } from '../../domain/calendar/wire.ts'
import { type FundingMethod, isWired } from '../../domain/money/funding.ts'
import type { RunContext } from '../../domain/payroll/assemble.ts'
import { blockersOf, type RunBlocker } from '../../domain/payroll/blockers.ts'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import { type Warning, warning } from '../../domain/payroll/warning-codes.ts'
import { shortPeriodWords } from '../../domain/payroll/whole-periods.ts'
import { type Day, easternClockTime } from '../../kernel/dates.ts'
import type { FederalForm } from '../../law/language/agencies.ts'
import { payrollRules } from '../../store/company/changes.ts'
import type { Work } from '../../store/database/work.ts'
import { leftOut } from '../../store/payroll/enrollment.ts'
import { readinessOf, registrationsOn } from '../../store/payroll/readiness.ts'
import { scheduleAround } from '../../store/payroll/schedule-around.ts'
import { refreshLeave } from '../time/leave-in-pay.ts'
import { pastWarnings } from './past-doubts.ts'
import { correctionsFor } from './rate-corrections.ts'
import { timeWarnings } from './time-doubts.ts'

/** A run about to be made: its dates, what everyone in it shares, and what stands in its way. */
export interface PreparedRun {
  readonly facts: RunContext
  /** Other transactions have what this one will read of people: preparing has changed none of it. */
  readonly isAsCommitted: boolean
  readonly payDate: Day
  readonly debitDate: Day
  readonly isLate: boolean
  /** Late, and paid by same-day ACH. */
  readonly isSameDay: boolean
  readonly fundingMethod: FundingMethod
  readonly fundingAccountId: string | null
  readonly federalForm: FederalForm
  readonly blockers: readonly RunBlocker[]
  readonly warnings: readonly Warning[]
}

/** A late run moves its pay date to the earliest one that the bank can meet; law, tax year and liability follow it. */
export async function prepareRun(work: Work, period: PeriodFacts): Promise<PreparedRun> {
  // Who was hired, left or paid otherwise since: a holiday is for those who are employed on the day.
  const isAsCommitted = !(await refreshLeave(work, period))
  const { facts, isLate, isSameDay, fundingMethod, soonest, warnings } = await runContext(work, period)
  const { payDate, registrations } = facts
  const readiness = await readinessOf(work, period, registrations)
  return {
    facts,
    isAsCommitted,
    payDate,
    // A check may be written after the bank's deadline; what is drawn for its taxes is still asked for in time.
    debitDate: soonest?.debitDate ?? later(debitDateFor(deadlineFor(payDate)), debitDateFor(work.today)),
    isLate,
    isSameDay,
    fundingMethod,
    fundingAccountId: readiness.fundingAccountId,
    federalForm: readiness.federalForm,
    blockers: blockersOf(readiness),
    warnings: [
      ...movedWarnings(period, payDate),
      ...shortPeriodWarnings(period),
      ...rateWarnings(period, registrations),
      ...warnings,
      ...leftOutWarnings(await leftOut(work, period)),
      ...(await timeWarnings(work, period)),
      ...(await pastWarnings(work, facts)),
    ],
  }
}

/** What everyone in a run shares, as things stand; nothing is written. */
export async function runContext(work: Work, period: PeriodFacts) {
  const isLate = work.today > period.deadline
  const rules = await payrollRules(work, period.companyId)
  const now = { today: work.today, time: easternClockTime(work.now) }
  const isSameDay = isLate && rules.sameDayAch && !isWired(rules.fundingMethod)
  const soonest = isSameDay
    ? sameDayDates(now)
    : isLate && isWired(rules.fundingMethod)
      ? wireDates(now)
      : undefined
  const earliest = soonest?.earliest ?? earliestPayday(work.today)
  const payDate = isLate ? later(earliest, period.payDate) : period.payDate
  checkCalendar(payDate, { allowProvisional: work.isSandbox })
  const { registrations, registeredFrom } = await registrationsOn(work, period.companyId, payDate)
  const around = await scheduleAround(work, period, payDate)
  const { corrections, warnings } = await correctionsFor(work, period, payDate)
  const facts: RunContext = {
    period,
    payDate,
    registrations,
    registeredFrom,
    corrections,
    requiresKnownPlaces: rules.requiresKnownPlaces,
    paysTipMakeUp: rules.paysTipMakeUp,
    ...around,
  }
  return { facts, isLate, isSameDay, fundingMethod: rules.fundingMethod, soonest, warnings }
}

const later = (a: Day, b: Day): Day => (a > b ? a : b)

const movedWarnings = ({ deadline, payDate }: PeriodFacts, paidOn: Day): Warning[] =>
  paidOn === payDate
    ? []
    : [
        warning(
          'paydayMoved',
          `The deadline to run this payroll was ${deadline}: it is paid on ${paidOn} instead of ${payDate}`,
        ),
      ]

function shortPeriodWarnings(period: PeriodFacts): Warning[] {
  const words = period.periodType === 'Regular' ? shortPeriodWords(period) : undefined
  return words === undefined ? [] : [warning('shortPeriod', words)]
}

const rateWarnings = (period: PeriodFacts, registrations: RunContext['registrations']): Warning[] =>
  period.workerType === 'W2'
    ? Object.entries(registrations)
        .filter(([, fields]) => !fields['Unemployment Rate'])
        .map(([state]) =>
          warning('noUnemploymentRate', `${state} has no Unemployment Rate: the new-employer rate is used`),
        )
    : []

/** Nobody goes unpaid without a word. */
function leftOutWarnings({ people, count }: Awaited<ReturnType<typeof leftOut>>): Warning[] {
  if (count === 0) return []
  const names = people.map(({ name }) => name)
  const others = count > names.length ? ` and ${count - names.length} more` : ''
  const words = `Not Active and not in this payroll: ${names.join(', ')}${others}; addUsersToRegularPayPeriod enrolls who is Ready`
  const userIds = people.map(({ userId }) => userId)
  return [warning('notActive', words, userIds)]
}
