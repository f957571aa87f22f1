import { z } from 'zod'
import type { TipWeek } from '../domain/payroll/person.ts'
import { amount } from './fields/fields.ts'

/** Hours and tips of a workweek, as they are answered. */
export const tipWeekRecords = z.array(
  z.object({
    weekEnding: z.string().describe('The last day of the workweek.'),
    noOfHours: z.number(),
    tips: amount().describe('Tips of the week, charged and in cash.'),
  }),
)

export const TIP_WEEKS = 'Hours and tips by workweek of who is tipped.'

export const tipWeekForm = ({ end, hours, tips }: TipWeek) => ({
  weekEnding: end as string,
  noOfHours: hours / 100,
  tips,
})
