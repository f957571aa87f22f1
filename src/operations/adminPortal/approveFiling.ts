import { z } from 'zod'
import { actorOf, bylineOf } from '../../domain/access/caller.ts'
import { filingMachine } from '../../domain/filings/filing.ts'
import { move } from '../../kernel/machine.ts'
import { moveFiling } from '../../store/filings/filings.ts'
import { formsOf, furnish } from '../../store/filings/people.ts'
import { id } from '../../wire/fields/fields.ts'
import { filingForm, filingRecord } from '../../wire/filing.ts'
import { writeFiles } from '../../work/filings/files.ts'
import { filingNow, lockedFiling } from '../../work/filings/named.ts'
import { recomputed } from '../../work/filings/recompute.ts'
import { tellFiling } from '../../work/filings/tell.ts'
import { tellOfForms } from '../../work/filings/tell-forms.ts'
import { operation } from '../declaration/operation.ts'

export const approveFiling = operation({
  address: 'adminPortal/approveFiling',
  job: 'filings',
  verb: 'POST',
  access: { scope: 'filings', roles: ['administrator'], reach: 'company' },
  summary: 'Approves a filing that is ready; its figures are frozen, and workers see their forms.',
  description:
    'The figures are computed again and must be those that were prepared: what was paid or voided since is prepared first.',
  body: z.object({ filingId: id('filing') }),
  reply: z.object({ filing: filingRecord }),
  refusals: {
    changed:
      'What was paid has changed since this was prepared (lines {lines}); prepareFiling computes it again',
  },
  emits: ['filing'],
  heavy: true,

  async run({ body, work, caller, refuse }) {
    const filing = await lockedFiling(work, body.filingId)
    const status = move(filingMachine, filing.status, 'approveFiling')
    const { changed } = await recomputed(work, filing)
    if (changed.length > 0) refuse('changed', { lines: changed.join(', ') })

    await moveFiling(work, filing, status, { approvedBy: bylineOf(actorOf(caller)) })
    await furnish(work, filing)
    await tellOfForms(work, filing)
    await writeFiles(work, filing, await formsOf(work, filing))
    tellFiling(work, filing, 'update')
    work.note({ companyId: filing.companyId, subjectIds: [filing.filingId] })
    return { filing: filingForm(await filingNow(work, filing.filingId)) }
  },
})
