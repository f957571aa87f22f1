import { z } from 'zod'
import { choice, date, flag, hundredths, id, money, optionalText, text } from './fields/fields.ts'
import { isNet, netRefusals } from './net-pay.ts'
import { editableRefusals } from './pay-period.ts'
import { wordRefusals } from './pay-words.ts'
import { ifRevision, newRevision, revisionRefusals } from './payroll-data.ts'
import { takenBackRefusals } from './taken-back.ts'
import { travelFields, travelRefusals } from './travel.ts'
import { siteFields, siteRefusals } from './work-site.ts'

/** What an import gives a period, worker by worker, as it is sent; kept as domain/payroll/person.ts reads it. */

/** Beyond this no paycheck is calculated exactly. */
const MOST = 100_000_000
const pay = () => money({ max: MOST })
/** Pay that was too much is taken back below zero. */
const change = () => money({ min: -MOST, max: MOST })

const hours = () => hundredths(744)
const multiplier = () => hundredths(10)

/** People of one import, and lines of each kind of one person. */
const [ROWS, LINES] = [10_000, 100]

const shared = {
  userId: id('user'),
  ifRevision: ifRevision(),
  unPaidLeave: z.object({ noOfHours: hours() }).nullish(),
  retro: z.object({ amount: change(), description: optionalText(), ...siteFields }).nullish(),
  overTime: z
    .array(
      z.object({
        type: text(100).meta({ examples: ['Overtime'] }),
        noOfHours: hours(),
        multiplier: multiplier().nullish(),
        ...siteFields,
      }),
    )
    .max(LINES)
    .nullish(),
  additionalCompensation: z
    .array(
      z.object({
        description: text(100),
        amount: change().nullish(),
        supplementalMethod: choice(['flat', 'aggregate']).nullish(),
        isNet: isNet(),
        ...travelFields,
        ...siteFields,
      }),
    )
    .max(LINES)
    .nullish(),
  deductions: z
    .array(z.object({ description: text(100), amount: pay() }))
    .max(LINES)
    .nullish(),
  reimbursements: z
    .array(z.object({ reimbursementType: text(100), amount: pay() }))
    .max(LINES)
    .nullish(),
  tipWeeks: z
    .array(
      z.object({
        weekEnding: date().describe('The last day of the workweek.'),
        noOfHours: hours().describe('Hours worked in the week, overtime with them.'),
        tips: pay().describe('Tips of the week, charged and in cash.'),
      }),
    )
    .max(LINES)
    .nullish()
    .describe(
      'Of who is tipped: hours and tips by workweek. The law asks whether cash wage and tips reach the minimum wage in each ' +
        'of them; without it a period is checked as a whole. The tips add up to those in additionalCompensation.',
    ),
  timeOffs: z
    .array(z.object({ leaveType: optionalText(100), policyType: optionalText(100), hours: hours() }))
    .max(LINES)
    .nullish(),
}

export const regularRow = z.object({
  ...shared,
  basicPay: z.object({ payHours: hours(), ...siteFields }).nullish(),
})

export const differentialRow = z.object({
  ...shared,
  basePay: z
    .array(
      z
        .object({
          payCode: text(100),
          payRate: pay().nullish(),
          payHours: hours().nullish(),
          multiplier: multiplier().nullish(),
          amount: pay().nullish(),
          ...siteFields,
          isPremium: flag()
            .nullish()
            .describe(
              'Whether the row comes on top of hours that another row counts, like a night differential. Left out, a ' +
                'row of a code of your own does if it pays less than the usual rate and either is called a differential ' +
                'or premium or pays less than the minimum wage.',
            ),
        })
        .refine(({ amount, payHours }) => amount != null || payHours != null, {
          path: ['amount'],
          message: 'amount or payHours is required',
        }),
    )
    .max(LINES)
    .nullish(),
})

/** What either import refuses, all of it or nothing. */
export const importRefusals = {
  ...editableRefusals,
  ...wordRefusals,
  ...revisionRefusals,
  ...siteRefusals,
  ...takenBackRefusals,
  ...netRefusals,
  ...travelRefusals,
  wrongTipWeeks: 'Weeks of tips do not fit: {fault}',
} as const

/** Either of the two, as it was read. */
export type ImportRow = z.output<typeof regularRow> & Partial<z.output<typeof differentialRow>>

export const importBody = <Row extends z.ZodType>(row: Row) =>
  z.object({
    companyId: id('company'),
    payPeriodId: id('payPeriod'),
    payrollData: z.array(row).min(1, 'must not be empty').max(ROWS),
  })

export const importReply = z.object({
  status: z.literal('Ready'),
  message: z.string(),
  validationWarning: z.string().optional(),
  ...newRevision,
})
