import { z } from 'zod'
import { EDITABLE } from '../../domain/payroll/period.ts'
import { countPossiblePayees, possiblePayees } from '../../store/payroll/payroll-data.ts'
import { id, optionalId, optionalText } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { payrollDataForm, payrollDataRecord } from '../../wire/payroll-data.ts'
import { namedPeriod } from '../../work/payroll/load-period.ts'
import { neighbors } from '../../work/payroll/neighbors.ts'
import { periodDataOf } from '../../work/payroll/period-data.ts'
import { operation } from '../declaration/operation.ts'

export const getPayrollData = operation({
  address: 'payroll/getPayrollData',
  job: 'inputs',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary:
    'What imports, time cards, leave, holidays and recurring items gave a period, worker by worker, with a revision.',
  description:
    'Everyone whom the period pays or might pay, in order of creation: also who was taken out of it or is not Active ' +
    'yet, with why. `imported` is ready to be changed and imported again; with the `revision` as `ifRevision` the import ' +
    'is refused when someone else has changed the worker’s data meanwhile. Leave is no part of the revision: an import ' +
    'stands beside it and replaces none. `gross` is what is earned so far; taxes and what is left are in previewPayroll. ' +
    'Of a period that was run it is what the run was given.',
  body: z.object({
    companyId: id('company'),
    payPeriodId: id('payPeriod'),
    userId: optionalId('user').describe('Only this worker, with who is paid before and after.'),
    search: optionalText(100)
      .describe('Only workers whose name has this in it.')
      .meta({ examples: ['Reed'] }),
    ...page,
  }),
  reply: z.object({
    isEditable: z.boolean().describe('Whether the period may still be changed.'),
    total: z.int().describe('How many workers there are on all pages.'),
    payrollData: z.array(payrollDataRecord),
    before: z
      .uuid()
      .nullable()
      .optional()
      .describe('Whom the period pays before `userId`, in order of creation; null for the first.'),
    after: z.uuid().nullable().optional().describe('Whom the period pays next; null for the last.'),
    ...pageReply,
  }),

  async run({ body, work }) {
    const period = await namedPeriod(work, body)
    const { search, userId } = body
    const payees = await possiblePayees(work, period, { search, userId, ...rangeOf(body) })
    if (userId && payees.length === 0) throw unknownId('user')
    const { items, next } = pageOf(body, payees, ({ userId }) => userId)
    const total = body.limit && !userId ? await countPossiblePayees(work, period, search) : payees.length
    const rows = await periodDataOf(work, period, items)

    const isEditable = EDITABLE.includes(period.status)
    const beside = userId ? await neighbors(work, period, userId) : {}
    return { isEditable, total, payrollData: rows.map((row) => payrollDataForm(row)), ...beside, ...next }
  },
})
