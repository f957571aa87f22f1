import { z } from 'zod'
import type { RecurringPayItem } from '../domain/people/recurring-pay-item.ts'
import { recurringPayItems } from '../domain/people/values.ts'
import type { Day } from '../kernel/dates.ts'
import { atLeastZero, type Cents, cents } from '../kernel/money.ts'
import { amount, choice, date, flag, id, money, percentage, text } from './fields/fields.ts'
import { wordRefusals } from './pay-words.ts'

/** A pay item of every period, as it is sent and as getRecurringPayItems answers it. */

export const whosePayItem = { companyId: id('company'), userId: id('user') }

export const payItemFields = {
  payItem: choice(recurringPayItems),
  type: text(100).meta({ examples: ['Uniform'] }),
  amountPerPayperiod: money().nullish(),
  allocatedPercentage: percentage(),
  totalAmount: money({ min: 0.01 })
    .nullish()
    .describe(
      'Of a deduction after tax: it ends by itself when so much is taken, as a loan, an advance or an overpayment does. ' +
        'null: it has no total.',
    )
    .meta({ examples: [1200] }),
  endDate: date()
    .nullish()
    .describe('The last pay date on which it is there. null: it has none.')
    .meta({ examples: [null] }),
}

export const recoveryField = {
  recoversOverpayment: flag()
    .nullish()
    .describe(
      'Takes back what the worker owes since a paycheck was voided (getOverpayments), and clears it in the ledger. Without ' +
        '`totalAmount` all of it.',
    )
    .meta({ examples: [false] }),
}

export const payItemRefusals = {
  ...wordRefusals,
  oneOfTwo: 'Exactly one of amountPerPayperiod and allocatedPercentage is required',
  noTotal:
    '{payItem} "{type}" cannot have a totalAmount: it is for a Deduction that is taken after tax, such as Loan or ' +
    'Advance. Leave it out, or choose another type',
  endIsPast: 'endDate {endDate} is past: choose today or later, or end the item with removeRecurringPayItem',
} as const

export const payItemReply = z.object({
  recurringPayItem: z.object({
    recurringPayItemId: z.uuid(),
    status: z.literal(['Ready', 'Removed']),
    message: z.string(),
  }),
})

/** The amount or the share; undefined when neither or both are given. */
export function worthOf(sent: {
  readonly amountPerPayperiod?: Cents | null | undefined
  readonly allocatedPercentage?: number | undefined
}): Pick<RecurringPayItem, 'amount' | 'allocatedBasisPoints'> | undefined {
  const { amountPerPayperiod: amount = null, allocatedPercentage: share } = sent
  if ((amount === null) === (share === undefined)) return undefined
  return { amount, allocatedBasisPoints: share ?? null }
}

/** When it ends: what is left out stays as it is. */
export const endOf = (
  sent: { readonly totalAmount?: Cents | null | undefined; readonly endDate?: Day | null | undefined },
  there: Pick<RecurringPayItem, 'totalAmount' | 'endsOn'> = { totalAmount: null, endsOn: null },
): Pick<RecurringPayItem, 'totalAmount' | 'endsOn'> => ({
  totalAmount: sent.totalAmount === undefined ? there.totalAmount : sent.totalAmount,
  endsOn: sent.endDate === undefined ? there.endsOn : sent.endDate,
})

export const payItemRecord = z.object({
  recurringPayItemId: z
    .uuid()
    .describe('The id that updateRecurringPayItem and removeRecurringPayItem take.'),
  companyId: z.uuid().describe('The company of the worker.'),
  userId: z.uuid().describe('The worker whose pay it changes.'),
  payItem: z.string().describe('What it is: taken from pay, paid, or paid back.'),
  type: z.string().describe('What the company calls it; the pay stub shows this word.'),
  amountPerPayperiod: amount().nullable().describe('Dollars in every pay period; null for a percentage.'),
  allocatedPercentage: z
    .number()
    .nullable()
    .describe('Percent of the gross pay of the period; null for a fixed amount.'),
  totalAmount: amount()
    .nullable()
    .describe('Dollars after which it ends by itself; null for an item without a total.'),
  takenToDate: amount()
    .nullable()
    .describe(
      'Dollars of the total that paychecks have taken; a voided or cancelled one gives its part back.',
    ),
  balance: amount().nullable().describe('Dollars of the total that are still to be taken.'),
  recoversOverpayment: z
    .boolean()
    .describe('Whether it takes back what the worker owes since a paycheck was voided.'),
  endDate: z.string().nullable().describe('The last pay date on which it is there; null for none.'),
  status: z
    .literal(['Ready', 'Completed', 'Removed'])
    .describe(
      'Completed: its total is taken, or its last pay date is past; a void or another total or date opens it again. ' +
        'Removed: no later pay period has it.',
    ),
})

export const payItemForm = (item: RecurringPayItem & PayItemKeys): z.input<typeof payItemRecord> => ({
  recurringPayItemId: item.recurringPayItemId,
  companyId: item.companyId,
  userId: item.userId,
  payItem: item.payItem,
  type: item.type,
  amountPerPayperiod: item.amount,
  allocatedPercentage: item.allocatedBasisPoints === null ? null : item.allocatedBasisPoints / 100,
  ...totalForm(item),
  endDate: item.endsOn,
  recoversOverpayment: item.recoversOverpayment,
  status: statusOf(item),
})

const totalForm = ({ totalAmount, taken, left }: RecurringPayItem & PayItemKeys) =>
  totalAmount === null
    ? { totalAmount, takenToDate: null, balance: null }
    : { totalAmount, takenToDate: cents(taken), balance: atLeastZero(left ?? 0n) }

function statusOf({ isRemoved, isPast, left }: RecurringPayItem & PayItemKeys) {
  if (isRemoved) return 'Removed'
  return isPast || (left !== null && left <= 0n) ? 'Completed' : 'Ready'
}

interface PayItemKeys {
  readonly recurringPayItemId: string
  readonly companyId: string
  readonly userId: string
  readonly isRemoved: boolean
  readonly isPast: boolean
  readonly taken: bigint
  readonly left: bigint | null
}
