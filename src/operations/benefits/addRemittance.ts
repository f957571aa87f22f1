import { z } from 'zod'
import { moneyNews } from '../../domain/money/news.ts'
import { remittancePostings } from '../../domain/money/remittance.ts'
import { cents, dollars } from '../../kernel/money.ts'
import { lockCompany } from '../../store/company/companies.ts'
import { insertPostings } from '../../store/money/ledger.ts'
import { owedForPlans } from '../../store/money/remittances.ts'
import { amount, date, id, money, optionalId, optionalText, text } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { fundingRefusals } from '../../wire/funding-account.ts'
import { namedAccount } from '../../work/money/named-account.ts'
import { operation } from '../declaration/operation.ts'

export const addRemittance = operation({
  address: 'benefits/addRemittance',
  job: 'benefits',
  verb: 'POST',
  access: { scope: 'money', roles: ['administrator'], reach: 'company' },
  summary: 'Records what the company has paid to a carrier or a plan, and clears what is owed there.',
  description:
    'Contributions of workers and of the employer are owed to their plans from each pay date on; getRemittances says how ' +
    'much. The company pays carriers itself, so a remittance is recorded when it was paid: it leaves the company bank ' +
    'account in the ledger, and no file is sent. No more can be remitted than is owed, so the same payment cannot be ' +
    'recorded twice by mistake; removeRemittance withdraws one.',
  body: z.object({
    remittance: z.object({
      companyId: id('company'),
      plan: text(100)
        .meta({ examples: ['Harbor Health'] })
        .describe('The plan, as getRemittances and pay stubs name it.'),
      amount: money({ min: 0.01 }).nullish().describe('What was paid; left out, all that is owed.'),
      paymentDate: date().nullish().describe('The day on which it left the bank; left out, today.'),
      reference: optionalText(100)
        .meta({ examples: ['Invoice 2026-11'] })
        .describe('A check number or the carrier’s invoice, for the books.'),
      companyFundingSourceEntityId: optionalId('companyBankAccount'),
    }),
  }),
  reply: z.object({
    remittance: z.object({
      remittanceId: z.uuid(),
      status: z.literal('Recorded'),
      amount: amount(),
      owed: amount().describe('What is still owed for the plan.'),
      message: z.string(),
    }),
  }),
  refusals: {
    unknownPlan: 'Nothing was ever owed for {plan}; getRemittances lists the plans',
    nothingOwed: 'Nothing is owed for {plan}',
    tooMuch: 'Only {owed} is owed for {plan}',
    inTheFuture: 'paymentDate must not be in the future',
    ...fundingRefusals,
  },
  emits: [...moneyNews],

  async run({ body: { remittance: sent }, work, refuse }) {
    const { companyId, plan } = sent
    // The lock lets one remittance at a time see what is owed.
    if (!(await lockCompany(work, companyId))) throw unknownId('company')
    const [found] = await owedForPlans(work, companyId, plan)

    if (!found) return refuse('unknownPlan', { plan })
    const accountId = await namedAccount(work, companyId, sent.companyFundingSourceEntityId)
    if (!accountId) return refuse('noAccount')
    const on = sent.paymentDate ?? work.today
    if (on > work.today) refuse('inTheFuture')
    if (found.owed <= 0n) refuse('nothingOwed', { plan })
    const paid = sent.amount ?? found.owed
    if (paid > found.owed) refuse('tooMuch', { plan, owed: dollars(found.owed) })

    const { reference } = sent
    const postings = remittancePostings({ plan, amount: paid, on, accountId, reference })
    const [remittanceId] = await insertPostings(work, { companyId, runId: null, payPeriodId: null }, postings)
    work.note({ companyId, subjectIds: [remittanceId!] })

    const message = `Remittance for ${plan} recorded`
    const owed = cents(found.owed - paid)
    return {
      remittance: { remittanceId: remittanceId!, status: 'Recorded' as const, amount: paid, owed, message },
    }
  },
})
