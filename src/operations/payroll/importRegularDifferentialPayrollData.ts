import { z } from 'zod'
import { EDITABLE } from '../../domain/payroll/period.ts'
import { importRows } from '../../steps/payroll/import-rows.ts'
import { id } from '../fields.ts'
import { differentialRow, givenOf } from '../forms/import.ts'
import { lockedPeriod } from '../loads.ts'
import { operation, unknownId } from '../operation.ts'

export const importRegularDifferentialPayrollData = operation({
  address: 'payroll/importRegularDifferentialPayrollData',
  verb: 'POST',
  summary:
    'Gives a period base pay by pay code, each with its own rate, hours and multiplier, and all that the regular import gives.',
  description:
    'All or nothing. `basePay` stands in place of salary and hours: an amount, or hours times rate times multiplier; ' +
    'without a rate the wage in force counts. Everything else is as in importRegularPayrollData, and replaces what an ' +
    'earlier import gave.',
  body: z.object({
    companyId: id('company'),
    payPeriodId: id('payPeriod'),
    payrollData: z.array(differentialRow).min(1, 'must not be empty'),
  }),
  reply: z.object({
    importRegularDifferentialPayrollData: z.object({
      status: z.literal('Ready'),
      message: z.string(),
      validationWarning: z.string().optional(),
    }),
  }),
  refusals: { notEditable: 'Pay period is not in an editable state' },
  large: true,

  async run({ body, work, refuse }) {
    const period = await lockedPeriod(work, body)
    const rows = body.payrollData.map((row) => ({ userId: row.userId, data: givenOf(row) }))

    const unknown = await importRows(work, period, rows)
    if (unknown.length > 0) throw unknownId('user')
    if (!EDITABLE.includes(period.status)) refuse('notEditable')

    work.note({ companyId: body.companyId, subjectIds: [body.payPeriodId], facts: { people: rows.length } })
    return {
      importRegularDifferentialPayrollData: {
        status: 'Ready' as const,
        message: `Payroll data imported for ${rows.length} workers`,
      },
    }
  },
})
