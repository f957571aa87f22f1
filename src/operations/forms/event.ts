import { z } from 'zod'
import { companyInfo } from './company.ts'
import { returnedPayments } from './details.ts'
import { periodRecord } from './period.ts'
import { scheduleRecord } from './schedule.ts'
import { fullUser } from './user.ts'

/** The record that an event shows, by the root of its payload. */
export const eventRecords = {
  Company: companyInfo,
  user: fullUser.omit({ dateOfBirth: true, employeeGarnishments: true }),
  paySchedule: scheduleRecord,
  payPeriod: periodRecord.extend({
    total: z.number(),
    employeeTaxSum: z.number(),
    employerTaxSum: z.number(),
    returnedPayments: z.array(returnedPayments.element.extend({ transferAmount: z.number() })),
  }),
}
