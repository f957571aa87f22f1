import { z } from 'zod'
import { filingMachine } from '../../domain/filings/filing.ts'
import { id, text } from '../../wire/fields/fields.ts'
import { amendmentRefusals, filingForm, filingRecord } from '../../wire/filing.ts'
import { prepareAmendment } from '../../work/filings/amend.ts'
import { filingNow, lockedFiling } from '../../work/filings/named.ts'
import { operation } from '../declaration/operation.ts'

export const amendFiling = operation({
  address: 'adminPortal/amendFiling',
  job: 'filings',
  verb: 'POST',
  access: { scope: 'filings', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Prepares what corrects an accepted filing: what is right today beside what was filed.',
  description:
    'A Form 941 gets its 941-X, W-2s their W-2cs for the workers whose boxes changed; the accepted filing stays as it is. ' +
    'The amendment is a filing of its own, with `amendsId`, and is approved and submitted like any other. Income tax of an ' +
    'earlier year is corrected only for an administrative error.',
  body: z.object({
    filingId: id('filing'),
    explanation: text(1000)
      .describe('Why it is corrected, for the form: line 43 of Form 941-X.')
      .meta({ examples: ['A paycheck of August was voided after the return was filed.'] }),
  }),
  reply: z.object({ filing: filingRecord }),
  refusals: {
    notAccepted: 'Only an accepted filing is amended; this one is {status}',
    ...amendmentRefusals,
    same: 'What was filed is what is right today: there is nothing to amend',
  },
  conflicts: {
    filing_amendment: 'open',
    filing_company_id_form_jurisdiction_period_begin_sequence_key: 'open',
  },
  emits: ['filing'],
  heavy: true,

  async run({ body: { filingId, explanation }, work, refuse }) {
    const filing = await lockedFiling(work, filingId)
    if (filing.status !== filingMachine.state.accepted) refuse('notAccepted', { status: filing.status })

    const amendment = await prepareAmendment(work, filing, { explanation, existing: undefined })
    return { filing: filingForm(await filingNow(work, amendment ?? refuse('same'))) }
  },
})
