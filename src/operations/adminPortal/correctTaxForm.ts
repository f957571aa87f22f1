import { z } from 'zod'
import { filingMachine } from '../../domain/filings/filing.ts'
import { day } from '../../kernel/dates.ts'
import { filingsOf } from '../../store/filings/filings.ts'
import { choice, id, text, year } from '../../wire/fields/fields.ts'
import { amendmentRefusals, filingForm, filingRecord } from '../../wire/filing.ts'
import { prepareAmendment } from '../../work/filings/amend.ts'
import { filingNow } from '../../work/filings/named.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { operation } from '../declaration/operation.ts'

export const correctTaxForm = operation({
  address: 'adminPortal/correctTaxForm',
  job: 'filings',
  verb: 'POST',
  access: { scope: 'filings', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Prepares the correction of one worker’s W-2 or 1099-NEC that was filed.',
  description:
    'Only boxes that changed are on it, as they were reported and as they are right (Form W-2c). amendFiling corrects the forms ' +
    'of everyone whose boxes changed. A form that was not filed yet is corrected by preparing it again.',
  body: z.object({
    companyId: id('company'),
    userId: id('user'),
    form: choice(['W-2', '1099-NEC']).describe('Which form of the worker.'),
    year: year().describe('The year of the form.'),
    explanation: text(1000)
      .describe('Why it is corrected.')
      .meta({ examples: ['A paycheck was voided after the form was filed.'] }),
  }),
  reply: z.object({ filing: filingRecord }),
  refusals: {
    notFiled: 'No {form} of {year} was accepted; prepareFiling computes it again',
    ...amendmentRefusals,
    same: 'What was filed for this worker is what is right today',
  },
  conflicts: {
    filing_amendment: 'open',
    filing_company_id_form_jurisdiction_period_begin_sequence_key: 'open',
  },
  emits: ['filing'],
  heavy: true,

  async run({ body: { companyId, userId, form, year, explanation }, work, refuse }) {
    await workerOf(work, { companyId, userId })
    const periodBegin = day(`${year}-01-01`)
    const filings = await filingsOf(work, { companyId, form, jurisdiction: 'US', periodBegin })
    const accepted = filings.filter(({ status }) => status === filingMachine.state.accepted).at(-1)
    if (!accepted) return refuse('notFiled', { form, year: String(year) })

    const amendment = await prepareAmendment(work, accepted, { explanation, existing: undefined, userId })
    return { filing: filingForm(await filingNow(work, amendment ?? refuse('same'))) }
  },
})
