import { z } from 'zod'
import type { GivenFacts } from '../domain/payroll/person.ts'
import { type Cents, cents } from '../kernel/money.ts'
import { amount } from './fields/fields.ts'
import { TIP_WEEKS, tipWeekForm, tipWeekRecords } from './tip-week.ts'
import { travelForm, travelRecord } from './travel.ts'
import { siteForm, siteRecord } from './work-site.ts'

const line = { description: z.string(), amount: amount() }

/** As importRegularPayrollData or importRegularDifferentialPayrollData takes it, ready to be changed and sent again. */
export const importedRow = z
  .object({
    basicPay: z.object({ payHours: z.number(), ...siteRecord }).optional(),
    basePay: z
      .array(
        z.object({
          payCode: z.string(),
          payRate: amount().optional().describe('Dollars an hour for this pay code.'),
          payHours: z.number().optional(),
          multiplier: z.number().optional(),
          amount: amount().optional(),
          ...siteRecord,
          isPremium: z
            .boolean()
            .optional()
            .describe('Whether the row comes on top of hours that another counts.'),
        }),
      )
      .optional(),
    unPaidLeave: z.object({ noOfHours: z.number() }).optional(),
    retro: z.object({ ...line, ...siteRecord }).optional(),
    overTime: z
      .array(z.object({ type: z.string(), noOfHours: z.number(), multiplier: z.number(), ...siteRecord }))
      .optional(),
    additionalCompensation: z
      .array(
        z.object({
          ...line,
          supplementalMethod: z.enum(['flat', 'aggregate']).optional(),
          isNet: z.boolean().optional().describe('Whether the amount is what the net pay rises by.'),
          ...travelRecord,
          ...siteRecord,
        }),
      )
      .optional(),
    deductions: z.array(z.object(line)).optional().describe('Deductions of this period only.'),
    reimbursements: z
      .array(z.object({ reimbursementType: z.string(), amount: amount() }))
      .optional()
      .describe('Money that the worker spent for the company.'),
    tipWeeks: tipWeekRecords.optional().describe(TIP_WEEKS),
    timeOffs: z
      .array(
        z.object({
          leaveType: z.string(),
          policyType: z.string(),
          hours: z.number().describe('How many hours there are.'),
        }),
      )
      .optional(),
  })
  .nullable()
  .describe('What the last import gave this worker, in the form in which it is imported; null without one.')

/** Back into the words of the import. */
export function importedForm(given: GivenFacts | undefined): z.output<typeof importedRow> {
  if (given === undefined) return null
  const { hours, basePay, unpaidHours, retro, overtime, compensation, deductions, reimbursements, leave } =
    given
  const { tipWeeks } = given
  return {
    ...(hours === undefined ? {} : { basicPay: { payHours: hours / 100, ...siteForm(hoursSite(given)) } }),
    ...(basePay && { basePay: basePay.map(basePayForm) }),
    ...(unpaidHours === undefined ? {} : { unPaidLeave: { noOfHours: unpaidHours / 100 } }),
    ...(retro && { retro: sitedForm(retro) }),
    ...(overtime && {
      overTime: overtime.map(({ type, hours: given, multiplier, ...site }) => ({
        type,
        noOfHours: given / 100,
        multiplier: multiplier / 100,
        ...siteForm(site),
      })),
    }),
    ...(compensation && {
      additionalCompensation: compensation.map(
        ({ onLeaving: _, as: __, priority: ___, net: ____, rate: _____, travel, ...each }) => ({
          ...sitedForm(each),
          ...(travel && travelForm(travel)),
        }),
      ),
    }),
    ...(deductions && { deductions: deductions.map(({ as: _, priority: __, ...line }) => line) }),
    ...(reimbursements && {
      reimbursements: reimbursements.map(({ type, amount: given }) => ({
        reimbursementType: type,
        amount: given,
      })),
    }),
    ...(tipWeeks && { tipWeeks: tipWeeks.map(tipWeekForm) }),
    ...(leave && { timeOffs: leave.map(timeOffForm) }),
  }
}

/** What was marked as unpaid says so by its name. */
const timeOffForm = ({ type, hours, paid }: NonNullable<GivenFacts['leave']>[number]) => ({
  leaveType: paid || /unpaid/i.test(type) ? type : 'Unpaid',
  policyType: type,
  hours: hours / 100,
})

const basePayForm = (row: NonNullable<GivenFacts['basePay']>[number]) => ({
  payCode: row.payCode,
  ...money('payRate', row.rate),
  ...(row.amount === null || row.hours > 0 ? { payHours: row.hours / 100 } : {}),
  ...(row.multiplier === null ? {} : { multiplier: row.multiplier / 100 }),
  ...money('amount', row.amount),
  ...(row.isPremium === undefined ? {} : { isPremium: row.isPremium }),
  ...siteForm(row),
})

const hoursSite = ({ hoursAt, hoursFor }: GivenFacts) => ({
  ...(hoursAt === undefined ? {} : { at: hoursAt }),
  ...hoursFor,
})

const sitedForm = <Line extends { readonly at?: string }>({ at, ...each }: Line) => ({
  ...each,
  ...(at === undefined ? {} : siteForm({ at })),
})

const money = <Key extends string>(key: Key, given: Cents | null) =>
  (given === null ? {} : { [key]: cents(given) }) as Partial<Record<Key, Cents>>
