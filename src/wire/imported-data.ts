import { z } from 'zod'
import type { GivenFacts } from '../domain/payroll/person.ts'
import { amount } from './fields/fields.ts'
import { TIP_WEEKS, tipWeekForm, tipWeekRecords } from './tip-week.ts'
import { travelForm, travelRecord } from './travel.ts'

/** What an import gave one worker in a period, in the words in which it was sent. */
export const importedRecord = z.object({
  userId: z.uuid(),
  userName: z.string(),
  basicPay: z
    .object({ payHours: z.number() })
    .nullable()
    .describe('Hours of the usual rate; null when none were sent.'),
  basePay: z
    .array(
      z.object({
        payCode: z.string(),
        payRate: amount().nullable(),
        payHours: z.number(),
        multiplier: z.number().nullable(),
        amount: amount().nullable(),
        isPremium: z.boolean().nullable().describe('As it was sent; null when it was left out.'),
      }),
    )
    .describe('Rows of importRegularDifferentialPayrollData.'),
  unPaidLeave: z.object({ noOfHours: z.number() }).nullable(),
  retro: z.object({ amount: amount(), description: z.string() }).nullable(),
  overTime: z.array(z.object({ type: z.string(), noOfHours: z.number(), multiplier: z.number() })),
  additionalCompensation: z.array(
    z.object({
      description: z.string(),
      amount: amount(),
      supplementalMethod: z.enum(['flat', 'aggregate']).nullable(),
      isNet: z.boolean().describe('Whether the amount is what the net pay rises by.'),
      ...travelRecord,
    }),
  ),
  deductions: z.array(z.object({ description: z.string(), amount: amount() })),
  reimbursements: z.array(z.object({ reimbursementType: z.string(), amount: amount() })),
  tipWeeks: tipWeekRecords.describe(TIP_WEEKS),
  timeOffs: z.array(z.object({ policyType: z.string(), hours: z.number() })),
})

export const importedForm = (
  { userId, userName }: { readonly userId: string; readonly userName: string },
  given: GivenFacts,
): z.output<typeof importedRecord> => ({
  userId,
  userName,
  basicPay: given.hours === undefined ? null : { payHours: hundredths(given.hours) },
  basePay: (given.basePay ?? []).map((line) => ({
    payCode: line.payCode,
    payRate: line.rate,
    payHours: hundredths(line.hours),
    multiplier: line.multiplier === null ? null : hundredths(line.multiplier),
    amount: line.amount,
    isPremium: line.isPremium ?? null,
  })),
  unPaidLeave: given.unpaidHours === undefined ? null : { noOfHours: hundredths(given.unpaidHours) },
  retro: given.retro ? { ...given.retro } : null,
  overTime: (given.overtime ?? []).map(({ type, hours, multiplier }) => ({
    type,
    noOfHours: hundredths(hours),
    multiplier: hundredths(multiplier),
  })),
  additionalCompensation: (given.compensation ?? []).map((line) => ({
    description: line.description,
    amount: line.amount,
    supplementalMethod: line.supplementalMethod ?? null,
    isNet: line.isNet === true,
    ...(line.travel && travelForm(line.travel)),
  })),
  deductions: (given.deductions ?? []).map(({ description, amount: taken }) => ({
    description,
    amount: taken,
  })),
  reimbursements: (given.reimbursements ?? []).map(({ type, amount: paid }) => ({
    reimbursementType: type,
    amount: paid,
  })),
  tipWeeks: (given.tipWeeks ?? []).map(tipWeekForm),
  timeOffs: (given.leave ?? []).map(({ type, hours }) => ({ policyType: type, hours: hundredths(hours) })),
})

const hundredths = (value: number): number => value / 100
