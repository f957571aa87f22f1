import { z } from 'zod'
import { checkCalendar } from '../../domain/calendar/holidays.ts'
import type { WorkerType } from '../../domain/payroll/schedule.ts'
import { workerTypes } from '../../domain/values.ts'
import type { Id } from '../../kernel/ids.ts'
import { companyExists } from '../../store/company/companies.ts'
import type { Work } from '../../store/database/work.ts'
import { dropUntouchedPeriods, periodsWhere } from '../../store/payroll/pay-periods.ts'
import { lockSchedule, schedulesOf, updateSchedule } from '../../store/payroll/pay-schedules.ts'
import { choice, optionalId } from '../../wire/fields/fields.ts'
import { known, unknownId } from '../../wire/fields/nouns.ts'
import { checkSchedule, scheduleFields, scheduleRefusals } from '../../wire/pay-schedule.ts'
import { extendSchedule } from '../../work/payroll/extend-schedule.ts'
import { operation } from '../declaration/operation.ts'

export const updatePaySchedule = operation({
  address: 'payroll/updatePaySchedule',
  job: 'schedules',
  verb: 'PUT',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Changes a pay schedule from a date on.',
  description:
    'The schedule is named by `companyId` and `workerType`, or by `payScheduleId`. ' +
    'Periods from the new `payBeginDate` on that are new and untouched are generated anew. Periods before it stay; ' +
    'the new begin date must follow the end of the last one that stays. Periods that are generated have their `insert` ' +
    'event; those that they replace were never worked on and end without one, so whoever keeps a list reads it again after ' +
    'the Pay Schedule event.',
  body: z.object({
    paySchedule: z.object({
      payScheduleId: optionalId('paySchedule'),
      companyId: optionalId('company'),
      workerType: choice(workerTypes).nullish(),
      ...scheduleFields,
    }),
  }),
  reply: z.object({
    paySchedule: z.object({ payScheduleId: z.uuid(), status: z.literal('Ready'), message: z.string() }),
  }),
  refusals: {
    ...scheduleRefusals,
    noWorkerType: 'Invalid WorkerType',
    noSchedule: 'There is no pay schedule for this worker type; use addPaySchedule',
    overlaps: 'payBeginDate must be after {end}, the end of the last period that stays',
  },
  emits: ['paySchedule', 'payPeriod'],

  async run({ body: { paySchedule: sent }, work, refuse }) {
    const named = sent.payScheduleId ?? (await idOf(work, sent, refuse))
    const before = known(await lockSchedule(work, named), 'paySchedule')
    const { companyId, payScheduleId, workerType } = before
    const isOther = (sent.companyId ?? companyId) !== companyId
    if (isOther || (sent.workerType ?? workerType) !== workerType) throw unknownId('paySchedule')
    const secondPayDate = sent.secondPayDate ?? undefined
    const after = { ...before, ...sent, companyId, payScheduleId, workerType, secondPayDate }
    checkSchedule(after, work.today, refuse)
    checkCalendar(after.payDate, { allowProvisional: work.isSandbox })

    await dropUntouchedPeriods(work, { companyId, payScheduleId, from: sent.payBeginDate })
    const staying = await periodsWhere(work, { companyId, workerType })
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

/** A company has one schedule a worker type. */
async function idOf(
  work: Work,
  {
    companyId,
    workerType,
  }: { companyId?: Id<'company'> | undefined; workerType?: WorkerType | null | undefined },
  refuse: (name: 'noWorkerType' | 'noSchedule') => never,
): Promise<Id<'paySchedule'>> {
  if (!companyId) throw unknownId('paySchedule')
  if (!(await companyExists(work, companyId))) throw unknownId('company')
  if (!workerType) return refuse('noWorkerType')
  const [schedule] = await schedulesOf(work, { companyId, workerType })
  return schedule?.payScheduleId ?? refuse('noSchedule')
}
