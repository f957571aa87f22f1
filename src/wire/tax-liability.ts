import { z } from 'zod'
import type { DepositPlan } from '../domain/money/deposit-plan.ts'
import type { Liability } from '../domain/money/liabilities.ts'
import type { Day } from '../kernel/dates.ts'
import { cents } from '../kernel/money.ts'
import { amount } from './fields/fields.ts'

/** What is owed to one payee, pay date by pay date. */
export const taxLiability = z.object({
  agency: z.string(),
  agencyCode: z.string(),
  payee: z
    .enum(['agency', 'carrier', 'collector'])
    .describe('An agency; an insurer whom a premium is owed to; or whoever collects for a place.'),
  form: z.string().describe('What it is paid with, or what it is called.'),
  channel: z.enum(['EFTPS', 'ACH credit', 'portal']).describe('How it is paid.'),
  accountNumber: z
    .string()
    .describe('The number it is paid under; empty where that is the EIN or none is known.'),
  frequency: z.string().describe('The deposit frequency on the last pay date; empty where it is not known.'),
  blocker: z.string().describe('What is missing without which nothing can be paid; empty where nothing is.'),
  operation: z.string().describe('The operation that clears the blocker; empty where none of ours does.'),
  confidence: z
    .enum(['verified', 'derived', 'recalled', 'unsure', 'provisional'])
    .describe('How sure the form and the days of this payment are.'),
  accrued: amount(),
  deposited: amount(),
  credited: amount(),
  outstanding: amount(),
  credit: amount(),
  dueDate: z.string().nullable(),
  depositDate: z
    .string()
    .nullable()
    .describe('When we deposit the first of what is open; null where nothing is, or nothing can be paid.'),
  parts: z
    .array(z.object({ code: z.string(), accrued: amount() }))
    .describe('What is owed in the range, tax by tax.'),
  liabilities: z.array(
    z.object({
      payDate: z.string(),
      accrued: amount(),
      deposited: amount(),
      credited: amount(),
      dueDate: z.string().nullable(),
      depositDate: z
        .string()
        .nullable()
        .describe('The day of our deposit; null while the payee cannot be paid.'),
      status: z.enum(['complete', 'pending', 'returned', 'blocked', 'open']),
    }),
  ),
})

export type LiabilityStatus = z.output<typeof taxLiability>['liabilities'][number]['status']

export function payeeForm(ref: string, plan: DepositPlan, lastPayDate: Day) {
  const { payment, name, account, blocker, frequencyOn } = plan.payee(ref)
  return {
    agency: name,
    agencyCode: ref,
    payee: payment.payee,
    form: payment.form,
    channel: payment.channel.kind,
    accountNumber: account,
    frequency: frequencyOn(lastPayDate),
    blocker: blocker?.words ?? '',
    operation: blocker?.operation ?? '',
    confidence: payment.confidence,
  }
}

/** What is owed of each tax, whatever the pay dates. */
export function partsForm(rows: readonly Pick<Liability, 'parts'>[]) {
  const sums = new Map<string, bigint>()
  for (const { code, amount: owed } of rows.flatMap(({ parts }) => parts)) {
    sums.set(code, (sums.get(code) ?? 0n) + owed)
  }
  return [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, owed]) => ({ code, accrued: cents(owed) }))
}
