import { z } from 'zod'
import { EDITABLE } from '../../domain/payroll/period.ts'
import { removeItems, workersOfCompany } from '../../store/period-inputs.ts'
import { id, optionalText } from '../fields.ts'
import { lockedPeriod } from '../loads.ts'
import { operation, unknownId } from '../operation.ts'

export const removeAdditionalCompensations = operation({
  address: 'payroll/removeAdditionalCompensations',
  verb: 'POST',
  summary: 'Takes imported and recurring additional compensation of one worker out of one period.',
  description:
    'Without `description` all of them. The recurring item itself stays for ' +
    'later periods. Paychecks are computed from what is left when the payroll is previewed or initiated.',
  body: z.object({
    companyId: id('company'),
    payPeriodId: id('payPeriod'),
    userId: id('user'),
    description: optionalText(100),
  }),
  reply: z.object({
    removeAdditionalCompensation: z.object({ status: z.literal('Success'), message: z.string() }),
  }),
  refusals: { notEditable: 'Pay period is not in an editable state' },

  async run({ body, work, refuse }) {
    const period = await lockedPeriod(work, body)
    if (!(await workersOfCompany(work, body.companyId, [body.userId])).has(body.userId))
      throw unknownId('user')
    if (!EDITABLE.includes(period.status)) refuse('notEditable')

    await removeItems(work, period, {
      userId: body.userId,
      kind: 'AdditionalCompensation',
      description: body.description,
    })
    work.note({ companyId: body.companyId, subjectIds: [body.payPeriodId, body.userId] })
    return {
      removeAdditionalCompensation: {
        status: 'Success' as const,
        message: 'Additional compensation removed successfully',
      },
    }
  },
})
