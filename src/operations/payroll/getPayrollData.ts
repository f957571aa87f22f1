import { z } from 'zod'
import { EDITABLE } from '../../domain/payroll/period.ts'
import { countPossiblePayees, possiblePayees } from '../../store/payroll/payroll-data.ts'
import { id, optionalText } from '../../wire/fields/fields.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { payrollDataForm, payrollDataRecord } from '../../wire/payroll-data.ts'
import { namedPeriod } from '../../work/payroll/load-period.ts'
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
    search: optionalText(100)
      .describe('Only workers whose name has this in it.')
      .meta({ examples: ['Reed'] }),
    ...page,
  }),
  reply: z.object({
    isEditable: z.boolean().describe('Whether the period may still be changed.'),
    total: z.int().describe('How many workers there are on all pages.'),
    payrollData: z.array(payrollDataRecord),
    ...pageReply,
  }),

  async run({ body, work }) {
    const period = await namedPeriod(work, body)
    const payees = await possiblePayees(work, period, { search: body.search, ...rangeOf(body) })
    const { items, next } = pageOf(body, payees, ({ userId }) => userId)
    const total = body.limit ? await countPossiblePayees(work, period, body.search) : payees.length
    const rows = await periodDataOf(work, period, items)

    const isEditable = EDITABLE.includes(period.status)
    return { isEditable, total, payrollData: rows.map((row) => payrollDataForm(row)), ...next }
  },
})
