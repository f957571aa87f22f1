import { z } from 'zod'
import { filingMachine } from '../../domain/filings/filing.ts'
import { move } from '../../kernel/machine.ts'
import { moveFiling } from '../../store/filings/filings.ts'
import { id, text } from '../../wire/fields/fields.ts'
import { filingForm, filingRecord } from '../../wire/filing.ts'
import { filingNow, lockedFiling } from '../../work/filings/named.ts'
import { tellFiling } from '../../work/filings/tell.ts'
import { operation } from '../declaration/operation.ts'

export const markFiled = operation({
  address: 'adminPortal/markFiled',
  job: 'filings',
  verb: 'POST',
  access: { scope: 'filings', roles: ['administrator'], reach: 'company' },
  summary: 'Records that a filing was filed by hand, with what proves it.',
  body: z.object({
    filingId: id('filing'),
    confirmation: text(200)
      .describe('What the agency gave: a confirmation number, a WFID, or the number of a certified letter.')
      .meta({ examples: ['Confirmation 8471-2026'] }),
  }),
  reply: z.object({ filing: filingRecord }),
  emits: ['filing'],

  async run({ body, work }) {
    const filing = await lockedFiling(work, body.filingId)
    const status = move(filingMachine, filing.status, 'markFiled')

    await moveFiling(work, filing, status, { channel: 'manual', receipt: body.confirmation })
    tellFiling(work, filing, 'update')
    work.note({ companyId: filing.companyId, subjectIds: [filing.filingId] })
    return { filing: filingForm(await filingNow(work, filing.filingId)) }
  },
})
