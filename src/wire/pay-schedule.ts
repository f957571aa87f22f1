import { z } from 'zod'
import { type PaySchedule, payPeriodAt } from '../domain/calendar/pay-periods.ts'
import { paydayFor } from '../domain/calendar/payroll-dates.ts'
import type { ScheduleFacts } from '../domain/payroll/schedule.ts'
import { compensationFrequencies } from '../domain/values.ts'
import { addDays, type Day } from '../kernel/dates.ts'
import { choice, date, hundredths, optionalText } from './fields/fields.ts'
import { periodRefusals } from './pay-period.ts'

/** A pay schedule as it is sent and answered. */
export const scheduleFields = {
  compensationFrequency: choice(compensationFrequencies),
  payBeginDate: date(),
  payDate: date(),
  secondPayDate: date().nullish(),
  standardWorkingHours: hundredths(168)
    .nullish()
    .transform((hours) => hours ?? 4000),
}

/** How long a name may be. */
export const SCHEDULE_NAME = 60

export const scheduleName = () =>
  optionalText(SCHEDULE_NAME)
    .describe(
      'What tells the schedule from others of the kind of worker, in capitals or not; only the first one may have none.',
    )
    .meta({ examples: [''] })

export const scheduleNameRefusals = {
  unknownSchedule:
    'There is no pay schedule {name} for {workerType} workers; getPaySchedule lists them, and addPaySchedule adds one',
} as const

export const scheduleRefusals = {
  nameless:
    'A further pay schedule for this worker type needs a payScheduleName: only the first one may have none, and no name means ' +
    'the first one',
  payDateBeforePeriod: periodRefusals.payDateBeforePeriod,
  payDateTooLate: 'payDate must not be more than a year after payBeginDate',
  secondBeforePeriod: 'secondPayDate must not be before the period that it pays',
  secondTooLate: 'secondPayDate must not be more than a year after payBeginDate',
  secondAfterThird:
    'secondPayDate must not be after {payDate}, on which the period that follows is paid: the second period would be paid on {second}',
  tooLongAgo: 'payBeginDate must not be more than a year ago',
  tooFarAhead: 'payBeginDate must not be more than a year ahead',
} as const

const YEAR = 366

/** Dates by which somebody can be paid. */
export function checkSchedule(
  schedule: PaySchedule,
  today: Day,
  refuse: (name: keyof typeof scheduleRefusals, values?: Readonly<Record<string, string>>) => never,
): void {
  const { payBeginDate: begin, payDate, secondPayDate = payDate } = schedule
  if (payDate < begin) refuse('payDateBeforePeriod')
  if (begin < addDays(today, -YEAR)) refuse('tooLongAgo')
  if (begin > addDays(today, YEAR)) refuse('tooFarAhead')
  if (payDate > addDays(begin, YEAR)) refuse('payDateTooLate')
  if (secondPayDate > addDays(begin, YEAR)) refuse('secondTooLate')
  const second = payPeriodAt(schedule, 1)
  if (second.payDate < paydayFor(second.payBeginDate)) refuse('secondBeforePeriod')
  const third = payPeriodAt(schedule, 2)
  if (second.payDate > third.payDate) {
    refuse('secondAfterThird', { payDate: third.payDate, second: second.payDate })
  }
}

/** What is to be said of a second payday: that nothing is paid by it, or which day it came to where that is another. */
export function secondWords(schedule: PaySchedule): string {
  const { secondPayDate, compensationFrequency: frequency } = schedule
  if (!secondPayDate) return ''
  if (frequency !== 'SemiMonthly') {
    return `; secondPayDate is for SemiMonthly: ${frequency} periods are paid by payDate alone`
  }
  const { payDate, payBeginDate, payEndDate } = payPeriodAt(schedule, 1)
  return payDate === paydayFor(secondPayDate)
    ? ''
    : `; the period ${payBeginDate} to ${payEndDate} pays on ${payDate}`
}

export const scheduleRecord = z.object({
  payScheduleId: z.uuid(),
  companyId: z.uuid(),
  workerType: z.string(),
  payScheduleName: z
    .string()
    .describe('What tells it from other schedules of the kind of worker; empty only of the first one.')
    .meta({ examples: ['Weekly'] }),
  isFirst: z.boolean().describe('Whether it is for workers of the kind who were put on no other.'),
  compensationFrequency: z.string(),
  payBeginDate: z.string(),
  payDate: z.string(),
  secondPayDate: z.string().nullable(),
  standardWorkingHours: z.number(),
  status: z.literal('Ready'),
})

/** The wire form, in reads and events alike. */
export const scheduleForm = (schedule: ScheduleFacts) => ({
  payScheduleId: schedule.payScheduleId as string,
  companyId: schedule.companyId as string,
  workerType: schedule.workerType as string,
  payScheduleName: schedule.name,
  isFirst: schedule.isFirst,
  compensationFrequency: schedule.compensationFrequency as string,
  payBeginDate: schedule.payBeginDate as string,
  payDate: schedule.payDate as string,
  secondPayDate: (schedule.secondPayDate ?? null) as string | null,
  standardWorkingHours: schedule.standardWorkingHours / 100,
  status: 'Ready' as const,
})
