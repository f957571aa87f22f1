import { z } from 'zod'
import { pageBy, pageReply } from './fields/paging.ts'
import { lineItem } from './period-details.ts'
import { returnedPay } from './returned-pay.ts'

/** Paychecks, each with the period that it was paid in. */
const historyRecord = lineItem.extend({
  payPeriodId: z.uuid(),
  payPeriod: z.string(),
  payDate: z.string(),
  payPeriodStatus: z.string(),
})

export const historyPage = pageBy(/^[\da-f-]{36}\/[\da-f-]{36}$/)
export const historyReply = z.object({ payrollHistory: z.array(historyRecord), ...pageReply })
export const ownHistoryReply = z.object({
  payrollHistory: z.array(historyRecord.extend({ returnedPay })),
  ...pageReply,
})
