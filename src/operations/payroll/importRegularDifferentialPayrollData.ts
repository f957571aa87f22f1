import { z } from 'zod'
import { saveInputs } from '../../store/period-inputs.ts'
import { id } from '../fields.ts'
import { differentialRow, importedRows } from '../forms/import.ts'
import { editablePeriod, editableRefusals } from '../loads.ts'
import { operation } from '../operation.ts'

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
    return { importRegularDifferentialPayrollData: { status: 'Ready' as const, message } }
  },
})
