import { z } from 'zod'
import { id, text } from '../../wire/fields/fields.ts'
import { lockedPeriod } from '../../work/payroll/load-period.ts'
import { settleSeverance } from '../../work/payroll/severance.ts'
import { skipPeriod } from '../../work/payroll/skip-period.ts'
import { placeLeave } from '../../work/time/leave-in-pay.ts'
import { operation } from '../declaration/operation.ts'

export const skipPayPeriod = operation({
  address: 'payroll/skipPayPeriod',
  job: 'schedules',
  verb: 'POST',
  access: { scope: 'payroll.run', roles: ['administrator'], reach: 'company' },
  summary: 'Lets a period pass without a payroll, so that it no longer blocks the later ones.',
  description: 'Severance that was to be paid with it is paid with the next Regular period.',
  body: z.object({ companyId: id('company'), payPeriodId: id('payPeriod'), reason: text(500) }),
  reply: z.object({
    payPeriod: z.object({ payPeriodId: z.uuid(), status: z.literal('skipped'), message: z.string() }),
  }),
  emits: ['payPeriod'],

  async run({ body, work }) {
    const period = await lockedPeriod(work, body)

    const status = await skipPeriod(work, period, body.reason)
    await settleSeverance(work, body.companyId)
    await placeLeave(work, body.companyId)
    work.note({ companyId: body.companyId, subjectIds: [body.payPeriodId] })
    return { payPeriod: { payPeriodId: body.payPeriodId, status, message: 'Pay period skipped' } }
  },
})
