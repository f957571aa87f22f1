import { z } from 'zod'
import { setPeriodKeys } from '../../store/payroll/period-keys.ts'
import { externalIdField, keptMetadata, metadataField, metadataRefusals } from '../../wire/client-keys.ts'
import { id, sparse } from '../../wire/fields/fields.ts'
import { periodKeyRefusals } from '../../wire/pay-period.ts'
import { lockedPeriod } from '../../work/payroll/load-period.ts'
import { operation } from '../declaration/operation.ts'

export const updatePayPeriod = operation({
  address: 'payroll/updatePayPeriod',
  job: 'schedules',
  verb: 'PUT',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Gives a pay period your own key and notes.',
  description:
    'In any status: nothing about pay changes. What is left out stays. When updatePaySchedule replaces the periods ahead that ' +
    'nobody has touched, their keys and notes go with them.',
  body: z.object({
    payPeriod: z.object({
      companyId: id('company'),
      payPeriodId: id('payPeriod'),
      ...sparse({
        externalId: externalIdField('the period, which no other period of the company has'),
        metadata: metadataField(),
      }),
    }),
  }),
  reply: z.object({
    payPeriod: z.object({ payPeriodId: z.uuid(), status: z.string(), message: z.string() }),
  }),
  refusals: { ...periodKeyRefusals, ...metadataRefusals },
  conflicts: { pay_period_external: 'externalIdInUse' },
  emits: ['payPeriod'],

  async run({ body: { payPeriod: sent }, work, refuse }) {
    const period = await lockedPeriod(work, sent)

    const metadata = keptMetadata(period.metadata, sent.metadata, refuse)

    await setPeriodKeys(work, period, { externalId: sent.externalId, metadata })
    const { companyId, payPeriodId, status } = period
    work.emit({ family: 'payPeriod', change: 'update', companyId, entityId: payPeriodId })
    work.note({ companyId, subjectIds: [payPeriodId] })
    return {
      payPeriod: { payPeriodId, status: status as string, message: 'Pay period updated successfully' },
    }
  },
})
