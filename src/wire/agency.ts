import { z } from 'zod'
import { scheduleWords } from '../law/engine/agencies/words.ts'
import type { AgencyPayment } from '../law/language/agencies.ts'
import { taxLiability } from './tax-liability.ts'

const { agency, payee, form, channel, confidence } = taxLiability.shape

/** One payment to an agency, as the law has it: whom, with what, for which taxes, and by when. */
export const agencyRecord = z.object({
  agency,
  agencyCode: z
    .string()
    .describe(
      'The payment, as getTaxLiabilities calls it; `{place}` stands for each place that somebody collects for.',
    ),
  jurisdiction: z.string().describe('`US`, or the state.'),
  payee,
  form,
  taxes: z
    .array(z.string())
    .describe('The codes of the taxes that are paid together; `*` stands for any place of the state.'),
  channel,
  accountField: z
    .string()
    .describe(
      'The key of the registration that has the account number, or names the insurer; `EIN` where that is it.',
    ),
  frequencyField: z
    .string()
    .describe(
      'What says which frequency holds: a key of the registration, or `IRS`; empty where there is one.',
    ),
  frequencies: z
    .array(
      z.object({
        frequency: z.string().describe('The frequency, as a registration names it.'),
        due: z.string().describe('By when a deposit is due, in words.'),
      }),
    )
    .describe('The deposit frequencies; empty where the employer says by when, or the insurer does.'),
  confidence,
  source: z.string().describe('Where the form and the days come from.'),
})

export const agencyForm = (jurisdiction: string, payment: AgencyPayment): z.output<typeof agencyRecord> => ({
  agency: payment.agency,
  agencyCode: payment.ref,
  jurisdiction,
  payee: payment.payee,
  form: payment.form,
  taxes: [...payment.taxes],
  channel: payment.channel.kind,
  accountField: payment.account,
  frequencyField: payment.frequency ?? '',
  frequencies: Object.entries(payment.schedules).map(([frequency, schedule]) => ({
    frequency,
    due: scheduleWords(schedule),
  })),
  confidence: payment.confidence,
  source: payment.source,
})
