import { z } from 'zod'
import { isoInstant } from '../../kernel/dates.ts'
import { plural } from '../../kernel/plural.ts'
import { lockToClose, putWorkBack, setClosed, setWorkAside, withTheBank } from '../../store/copies/closing.ts'
import { flag, id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { operation } from '../declaration/operation.ts'

export const closeCompany = operation({
  address: 'adminPortal/closeCompany',
  job: 'moving',
  verb: 'POST',
  access: { scope: 'admin', roles: ['administrator'], reach: 'company', again: true },
  summary: 'Closes a company that moves to another service: from then on it answers, and changes nothing.',
  description:
    'Its later work is taken off the agenda and goes into the archive that exportCompany makes: payrolls that were submitted, ' +
    'deposits that are due and reminders go on where the archive is imported, and only there. Every write of the company is ' +
    'refused with 409. Payments that are with the bank must have settled first: what comes back of them comes back here. With ' +
    '`reopen` it is opened again and its later work goes on here; never do that once the archive was imported, or both pay.',
  body: z.object({
    companyId: id('company'),
    reopen: flag()
      .nullish()
      .meta({ examples: [true] })
      .describe('Opens a closed company again, whose archive was not imported anywhere.'),
  }),
  reply: z.object({
    company: z.object({
      companyId: z.uuid(),
      status: z.enum(['Closed', 'Open']).describe('Whether the company is closed now.'),
      closedAt: z.iso.datetime().nullable().describe('When it was closed; null when it is open.'),
      laterWork: z.int().describe('How many rows of later work were taken off the agenda, or put back.'),
      message: z.string(),
    }),
  }),
  refusals: {
    alreadyClosed: 'The company is closed already; exportCompany makes its archive',
    notClosed: 'The company is not closed',
    withTheBank:
      '{payments} and {files} of the company are with the bank; close it when they have settled, which getTransactions and ' +
      'getAchFiles show',
    workUnderWay: 'Later work of the company is being done at this moment; try again in a minute',
  },
  whileClosed: true,

  async run({ body: { companyId, reopen }, work, refuse }) {
    const { closedAt } = known(await lockToClose(work, companyId), 'company')
    if (reopen && closedAt === null) refuse('notClosed')
    if (!reopen && closedAt !== null) refuse('alreadyClosed')
    const { payments, files } = await withTheBank(work, companyId)
    if (!reopen && payments + files > 0)
      refuse('withTheBank', { payments: plural(payments, 'payment'), files: plural(files, 'file') })

    const laterWork = reopen ? await putWorkBack(work, companyId) : await setWorkAside(work, companyId)
    if (laterWork === false) return refuse('workUnderWay')
    const at = reopen ? null : work.now
    await setClosed(work, companyId, at)
    work.note({ companyId, subjectIds: [companyId], facts: { laterWork } })
    return {
      company: {
        companyId,
        status: reopen ? ('Open' as const) : ('Closed' as const),
        closedAt: at === null ? null : isoInstant(at),
        laterWork,
        message: reopen ? 'Company opened again successfully' : 'Company closed successfully',
      },
    }
  },
})
