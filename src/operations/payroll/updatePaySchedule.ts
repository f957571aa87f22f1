import { z } from 'zod'
import { checkCalendar } from '../../domain/calendar/holidays.ts'
import { paydayWords } from '../../domain/calendar/payday-words.ts'
import { ofSchedule, type WorkerType } from '../../domain/payroll/schedule.ts'
import { workerTypes } from '../../domain/values.ts'
import type { Id } from '../../kernel/ids.ts'
import { companyExists } from '../../store/company/companies.ts'
import type { Work } from '../../store/database/work.ts'
import { dropUntouchedPeriods, periodsWhere } from '../../store/payroll/pay-periods.ts'
import { lockSchedule, schedulesOf, updateSchedule } from '../../store/payroll/pay-schedules.ts'
import { changeAfter } from '../../store/schedules/worker-schedules.ts'
import { choice, line, optionalId } from '../../wire/fields/fields.ts'
import { known, unknownId } from '../../wire/fields/nouns.ts'
import {
  checkSchedule,
  SCHEDULE_NAME,
  scheduleFields,
  scheduleRefusals,
  secondWords,
} from '../../wire/pay-schedule.ts'
import { extendSchedule } from '../../work/payroll/extend-schedule.ts'
import { operation } from '../declaration/operation.ts'

export const updatePaySchedule = operation({
  address: 'payroll/updatePaySchedule',
  job: 'schedules',
  verb: 'PUT',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Changes a pay schedule from a date on.',
  description:
    'The schedule is named by `companyId`, `workerType` and, where there are several, `payScheduleName`; or by ' +
    '`payScheduleId`. ' +
    'Periods from the new `payBeginDate` on that are new and untouched are generated anew. Periods before it stay; ' +
    'the new begin date must follow the end of the last one that stays. Periods that are generated have their `insert` ' +
    'event; those that they replace were never worked on and end without one, so whoever keeps a list reads it again after ' +
    'the Pay Schedule event.',
  body: z.object({
    paySchedule: z.object({
      payScheduleId: optionalId('paySchedule'),
      companyId: optionalId('company'),
      workerType: choice(workerTypes).nullish(),
      payScheduleName: line(SCHEDULE_NAME)
        .nullish()
        .describe('Which of several schedules of the kind of worker; left out or empty, the first one.')
        .meta({ examples: [null] }),
      renameTo: line(SCHEDULE_NAME)
        .nullish()
        .describe('What the schedule is called from now on; only the first one may have no name.')
        .meta({ examples: ['Office staff'] }),
      ...scheduleFields,
    }),
  }),
  reply: z.object({
    paySchedule: z.object({ payScheduleId: z.uuid(), status: z.literal('Ready'), message: z.string() }),
  }),
  refusals: {
    ...scheduleRefusals,
    noWorkerType: 'Invalid WorkerType',
    noSchedule: 'There is no such pay schedule for this worker type; use addPaySchedule',
    nameInUse: 'Another pay schedule for this worker type has this name',
    changesAhead:
      'A worker changes to or from this schedule on {day}; payBeginDate must not be before that day. updateUser takes a ' +
      'change back that has not come',
    overlaps: 'payBeginDate must be after {end}, the end of the last period that stays',
  },
  conflicts: { pay_schedule_named: 'nameInUse' },
  emits: ['paySchedule', 'payPeriod'],

  async run({ body: { paySchedule: sent }, work, refuse }) {
    const named = sent.payScheduleId ?? (await idOf(work, sent, refuse))
    const before = known(await lockSchedule(work, named), 'paySchedule')
    const { companyId, payScheduleId, workerType } = before
    const isOther = (sent.companyId ?? companyId) !== companyId
    if (isOther || (sent.workerType ?? workerType) !== workerType) throw unknownId('paySchedule')
    const secondPayDate = sent.secondPayDate ?? undefined
    const name = sent.renameTo ?? before.name
    if (!before.isFirst && name === '') refuse('nameless')
    const after = { ...before, ...sent, companyId, payScheduleId, workerType, secondPayDate, name }
    checkSchedule(after, work.today, refuse)
    checkCalendar(after.payDate, { allowProvisional: work.isSandbox })

    const whose = { companyId, workerType, ofSchedule: ofSchedule(before) }
    const day = await changeAfter(work, whose, sent.payBeginDate)
    if (day) refuse('changesAhead', { day })
    await dropUntouchedPeriods(work, { companyId, payScheduleId, from: sent.payBeginDate })
    const staying = await periodsWhere(work, { companyId, workerType })
    const last = staying.filter((period) => period.payScheduleId === payScheduleId).at(-1)
    if (last && last.endDate >= sent.payBeginDate) refuse('overlaps', { end: last.endDate })
    await updateSchedule(work, after)
    work.emit({ family: 'paySchedule', change: 'update', companyId, entityId: payScheduleId })
    await extendSchedule(work, after)
    work.note({ companyId, subjectIds: [payScheduleId] })

    const message = `Pay schedule updated successfully${paydayWords(sent.payDate, work.today)}${secondWords(after)}`
    return { paySchedule: { payScheduleId, status: 'Ready' as const, message } }
  },
})

/** Without a name, the first one of the kind of worker. */
async function idOf(
  work: Work,
  {
    companyId,
    workerType,
    payScheduleName: name,
  }: {
    companyId?: Id<'company'> | undefined
    workerType?: WorkerType | null | undefined
    payScheduleName?: string | null | undefined
  },
  refuse: (name: 'noWorkerType' | 'noSchedule') => never,
): Promise<Id<'paySchedule'>> {
  if (!companyId) throw unknownId('paySchedule')
  if (!(await companyExists(work, companyId))) throw unknownId('company')
  if (!workerType) return refuse('noWorkerType')
  const [schedule] = await schedulesOf(work, { companyId, workerType, name: name || undefined })
  return schedule?.payScheduleId ?? refuse('noSchedule')
}
