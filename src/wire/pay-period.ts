import { z } from 'zod'
import { type PeriodFacts, type PeriodStatus, periodName } from '../domain/payroll/period.ts'

/** A pay period as the lists answer it. */
export const periodRecord = z.object({
  companyId: z.uuid().describe('The company that pays.'),
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

/** The wire form of a period in lists. */
export const periodForm = (period: PeriodFacts) => ({
  companyId: period.companyId as string,
  payPeriodId: period.payPeriodId as string,
  payPeriod: periodName(period.beginDate, period.endDate),
  payPeriodType: period.periodType as string,
  payBeginDate: period.beginDate as string,
  payEndDate: period.endDate as string,
  payDate: period.payDate as string,
  deadLineToRunPayroll: period.deadline as string,
  payPeriodStatus: period.status as string,
  workerType: period.workerType as string,
})

export const periodRefusals = {
  endBeforeBegin: 'payEndDate must not be before payBeginDate',
  payDateBeforePeriod: 'payDate must not be before payBeginDate',
} as const

/** A period that is no longer changed or run: what it is, and what to do instead. */
export const editableRefusals = {
  notEditable: 'Pay period is not in an editable state: it is {status}; {instead}',
} as const
export const runnableRefusals = {
  notRunnable: 'A pay period that is {status} cannot be run; {instead}',
} as const

export const closedWords = (status: PeriodStatus): { readonly status: string; readonly instead: string } => ({
  status,
  instead: INSTEAD[status] ?? PAY_ANEW,
})

const PAY_ANEW = 'pay in a supplemental period: addSupplementalPayPeriod'
const INSTEAD: Readonly<Partial<Record<PeriodStatus, string>>> = {
  submitted: 'cancelPayrollSubmission makes it editable again',
  inProcess: `correct it with voidPayroll, or ${PAY_ANEW}`,
  processed: `correct it with voidPayroll, or ${PAY_ANEW}`,
}
