import { z } from 'zod'
import { EDITABLE } from '../../domain/payroll/period.ts'
import { importRows } from '../../steps/payroll/import-rows.ts'
import { id } from '../fields.ts'
import { givenOf, regularRow } from '../forms/import.ts'
import { lockedPeriod } from '../loads.ts'
import { operation, unknownId } from '../operation.ts'

export const importRegularPayrollData = operation({
  address: 'payroll/importRegularPayrollData',
  verb: 'POST',
  summary:
    'Gives a period its hours, overtime, bonuses, deductions, reimbursements and leave, worker by worker.',
  description:
    'All or nothing. The import replaces what an earlier import gave that worker. Hours of an import win over those of ' +
    'a time card. Bonus, commission, severance, retro and leave cash-out are taxed at the flat supplemental rate if tax ' +
    'was withheld this year or last, else with the wages of the period.',
  body: z.object({
    companyId: id('company'),
    payPeriodId: id('payPeriod'),
    payrollData: z.array(regularRow).min(1, 'must not be empty'),
  }),
  reply: z.object({
    importRegularPayrollData: z.object({
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
      importRegularPayrollData: {
        status: 'Ready' as const,
        message: `Payroll data imported for ${rows.length} workers`,
      },
    }
  },
})
