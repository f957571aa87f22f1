import { z } from 'zod'
import { companyInfo } from './company.ts'
import { periodRecord } from './pay-period.ts'
import { scheduleRecord } from './pay-schedule.ts'
import { returnedPayments } from './period-details.ts'
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
