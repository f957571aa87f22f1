import { z } from 'zod'
import { type PeriodFacts, type PeriodStatus, periodName } from '../domain/payroll/period.ts'
import { garnishmentSkips } from '../domain/payroll/period-options.ts'
import type { Frequency } from '../law/language/types.ts'
import { clientKeys } from './client-keys.ts'
import { choice, flag } from './fields/fields.ts'

const frequencies = [
  'Daily',
  'Weekly',
  'BiWeekly',
  'SemiMonthly',
  'Monthly',
  'Quarterly',
  'SemiAnnual',
  'Annual',
] as const satisfies readonly Frequency[]

/** How a period beside the schedule is paid. */
const words = {
  skipRecurring:
    'Whether recurring pay items are left out. Left out here: yes for a bonus run, no for a paycheck that is paid instead ' +
    'of a regular one (a final paycheck, or one in a `Missing` period for days that no other paycheck has paid).',
  skipBenefits:
    '`true` leaves every benefit out, percentages of pay such as a 401(k) too; `false` takes them all. Left out here: a ' +
    'bonus run takes percentages of pay and no amounts of so much a pay period; a paycheck that is paid instead of a ' +
    'regular one takes both.',
  skipGarnishments:
    '`periodic`, the default: an amount that is owed once a pay period or month is not taken again when other paychecks of ' +
    'that pay period or month have taken it. `none`: taken again in full, though never beyond what a month owes. `all`: no order ' +
    'is served.',
  taxMethod:
    'How income tax is withheld on supplemental wages of this run; an import may say otherwise for a line. `flat` is taken ' +
    'only where tax was withheld this year or last.',
  frequencyForTax:
    'By which frequency tax tables are read, if not by that of the pay schedule: `Quarterly` for a bonus of a quarter.',
} as const

export const periodOptions = {
  skipRecurring: flag().nullish().describe(words.skipRecurring),
  skipBenefits: flag().nullish().describe(words.skipBenefits),
  skipGarnishments: choice(garnishmentSkips).nullish().describe(words.skipGarnishments),
  taxMethod: choice(['flat', 'aggregate']).nullish().describe(words.taxMethod),
  frequencyForTax: choice(frequencies).nullish().describe(words.frequencyForTax),
}

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
  payScheduleName: z
    .string()
    .describe('The pay schedule whose workers it pays; empty while that has no name.')
    .meta({ examples: [''] }),
  options: z
    .object({
      skipRecurring: z.boolean().nullable().describe(words.skipRecurring),
      skipBenefits: z.boolean().nullable().describe(words.skipBenefits),
      skipGarnishments: z.string().nullable().describe(words.skipGarnishments),
      taxMethod: z.string().nullable().describe(words.taxMethod),
      frequencyForTax: z.string().nullable().describe(words.frequencyForTax),
    })
    .optional()
    .describe('Of a period beside the schedule: how it is paid, as far as somebody said.'),
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
  payScheduleName: period.scheduleName,
  ...(period.options ? { options: period.options } : {}),
})

/** With the client's own key and notes: where one period is asked for, or told. */
export const keyedPeriod = periodRecord.extend(clientKeys)

export const keyedPeriodForm = (period: PeriodFacts) => ({
  ...periodForm(period),
  externalId: period.externalId,
  metadata: period.metadata,
})

export const periodKeyRefusals = {
  externalIdInUse: 'externalId is in use by another pay period of this company',
} as const

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
