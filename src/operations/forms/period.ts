import { z } from 'zod'

/** A pay period as the lists answer it. */
export const periodRecord = z.object({
  payPeriodId: z.uuid(),
  payPeriod: z.string(),
  payPeriodType: z.string(),
  payBeginDate: z.string(),
  payEndDate: z.string(),
  payDate: z.string(),
  deadLineToRunPayroll: z.string(),
  payPeriodStatus: z.string(),
  workerType: z.string(),
})
