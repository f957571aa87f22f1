import { z } from 'zod'
import { saveInputs } from '../../store/period-inputs.ts'
import { id } from '../fields.ts'
import { importedRows, regularRow } from '../forms/import.ts'
import { editablePeriod, editableRefusals } from '../loads.ts'
import { operation } from '../operation.ts'

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
  refusals: editableRefusals,
  large: true,

  async run({ body, work, refuse }) {
    const userIds = body.payrollData.map(({ userId }) => userId)
    const period = await editablePeriod(work, body, { userIds, refuse })

    await saveInputs(work, period, 'import', importedRows(body.payrollData))
    work.note({
      companyId: body.companyId,
      subjectIds: [body.payPeriodId],
      facts: { people: userIds.length },
    })
    const message = `Payroll data imported for ${userIds.length} workers`
    return { importRegularPayrollData: { status: 'Ready' as const, message } }
  },
})
