import { z } from 'zod'
import { extendSchedule } from '../../steps/extend-schedule.ts'
import { dropUntouchedPeriods, periodsWhere } from '../../store/pay-periods.ts'
import { lockSchedule, updateSchedule } from '../../store/pay-schedules.ts'
import { id } from '../fields.ts'
import { scheduleFields } from '../forms/schedule.ts'
import { known, operation } from '../operation.ts'

export const updatePaySchedule = operation({
  address: 'payroll/updatePaySchedule',
  verb: 'PUT',
  summary: 'Changes a pay schedule from a date on.',
  description:
    'Periods from the new `payBeginDate` on that are new and untouched are generated anew. Periods before it stay; ' +
    'the new begin date must follow the end of the last one that stays.',
  body: z.object({ paySchedule: z.object({ payScheduleId: id('paySchedule'), ...scheduleFields }) }),
  reply: z.object({
    paySchedule: z.object({ payScheduleId: z.uuid(), status: z.literal('Ready'), message: z.string() }),
  }),
  refusals: {
    payDateBeforePeriod: 'payDate must not be before payBeginDate',
    overlaps: 'payBeginDate must be after {end}, the end of the last period that stays',
  },
  emits: ['paySchedule', 'payPeriod'],

  async run({ body: { paySchedule: sent }, work, refuse }) {
    const before = known(await lockSchedule(work, sent.payScheduleId), 'paySchedule')
    if (sent.payDate < sent.payBeginDate) refuse('payDateBeforePeriod')
    const { companyId, payScheduleId } = before
    const after = { ...before, ...sent, secondPayDate: sent.secondPayDate ?? undefined }

    await dropUntouchedPeriods(work, { companyId, payScheduleId, from: sent.payBeginDate })
    const staying = await periodsWhere(work, { companyId, workerType: before.workerType })
    const last = staying.filter((period) => period.payScheduleId === payScheduleId).at(-1)
    if (last && last.endDate >= sent.payBeginDate) refuse('overlaps', { end: last.endDate })
    await updateSchedule(work, after)
    work.emit({ family: 'paySchedule', change: 'update', companyId, entityId: payScheduleId })
    await extendSchedule(work, after)
    work.note({ companyId, subjectIds: [payScheduleId] })

    return {
      paySchedule: { payScheduleId, status: 'Ready' as const, message: 'Pay schedule updated successfully' },
    }
  },
})
