import { z } from 'zod'
import { EDITABLE } from '../../domain/payroll/period.ts'
import { removeItems, workersOfCompany } from '../../store/period-inputs.ts'
import { id, optionalText } from '../fields.ts'
import { lockedPeriod } from '../loads.ts'
import { operation, unknownId } from '../operation.ts'

export const removeDeductions = operation({
  address: 'payroll/removeDeductions',
  verb: 'POST',
  summary: 'Takes imported and recurring deductions of one worker out of one period.',
  description:
    'Without `deductionDescription` all of them. Never garnishments or benefits. The recurring item itself stays for ' +
    'later periods. Paychecks are computed from what is left when the payroll is previewed or initiated.',
  body: z.object({
    companyId: id('company'),
    payPeriodId: id('payPeriod'),
    userId: id('user'),
    deductionDescription: optionalText(100),
  }),
  reply: z.object({ removeDeductionOnly: z.object({ status: z.literal('Success'), message: z.string() }) }),
  refusals: { notEditable: 'Pay period is not in an editable state' },

  async run({ body, work, refuse }) {
    const period = await lockedPeriod(work, body)
    if (!(await workersOfCompany(work, body.companyId, [body.userId])).has(body.userId))
      throw unknownId('user')
    if (!EDITABLE.includes(period.status)) refuse('notEditable')

    await removeItems(work, period, {
      userId: body.userId,
      kind: 'Deduction',
      description: body.deductionDescription,
    })
    work.note({ companyId: body.companyId, subjectIds: [body.payPeriodId, body.userId] })
    return { removeDeductionOnly: { status: 'Success' as const, message: 'Deductions removed successfully' } }
  },
})
