import { z } from 'zod'
import { compensationFrequencies } from '../../domain/values.ts'
import { choice, date } from '../fields.ts'

/** A pay schedule as it is sent and answered. */
export const scheduleFields = {
  compensationFrequency: choice(compensationFrequencies),
  payBeginDate: date(),
  payDate: date(),
  secondPayDate: date().nullish(),
  standardWorkingHours: z
    .number('must be a number')
    .min(0, 'must be at least 0')
    .max(168, 'must be at most 168')
    .nullish()
    .transform((hours) => Math.round((hours ?? 40) * 100)),
}

export const scheduleRecord = z.object({
  payScheduleId: z.uuid(),
  companyId: z.uuid(),
  workerType: z.string(),
  compensationFrequency: z.string(),
  payBeginDate: z.string(),
  payDate: z.string(),
  secondPayDate: z.string().nullable(),
  standardWorkingHours: z.number(),
  status: z.literal('Ready'),
})
