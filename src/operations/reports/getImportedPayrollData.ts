import { z } from 'zod'
import { importedData } from '../../store/payroll/imported-data.ts'
import { id, optionalId } from '../../wire/fields/fields.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { importedForm, importedRecord } from '../../wire/imported-data.ts'
import { namedIn } from '../../work/payroll/load-period.ts'
import { operation } from '../declaration/operation.ts'

export const getImportedPayrollData = operation({
  address: 'reports/getImportedPayrollData',
  job: 'inputs',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Lists what imports gave to a pay period, worker by worker, as it stands.',
  description:
    'An import replaces what an earlier one gave to the same worker; removeDeductions and removeAdditionalCompensations ' +
    'take lines out again. Hours from time cards, leave and recurring items are not here: they come without an import.',
  body: z.object({
    companyId: id('company'),
    payPeriodId: id('payPeriod'),
    userId: optionalId('user').describe('Only what was imported for this worker.'),
    ...page,
  }),
  reply: z.object({
    importedPayrollData: z.array(importedRecord).describe('One row a worker, in order of their ids.'),
    ...pageReply,
  }),

  async run({ body, work }) {
    const { companyId, payPeriodId, userId } = body
    await namedIn(work, companyId, { payPeriodId, userId })
    const rows = await importedData(work, { companyId, payPeriodId, userId, ...rangeOf(body) })

    const { items, next } = pageOf(body, rows, (row) => row.userId)
    return { importedPayrollData: items.map((row) => importedForm(row, row.given)), ...next }
  },
})
