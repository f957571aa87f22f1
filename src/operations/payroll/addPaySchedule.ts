import { z } from 'zod'
import { checkCalendar } from '../../domain/calendar/holidays.ts'
import { paydayWords } from '../../domain/calendar/payday-words.ts'
import { workerTypes } from '../../domain/values.ts'
import { lockCompany } from '../../store/company/companies.ts'
import { insertSchedule, schedulesOf } from '../../store/payroll/pay-schedules.ts'
import { choice, id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import {
  checkSchedule,
  scheduleFields,
  scheduleName,
  scheduleRefusals,
  secondWords,
} from '../../wire/pay-schedule.ts'
import { extendSchedule } from '../../work/payroll/extend-schedule.ts'
import { operation } from '../declaration/operation.ts'

export const addPaySchedule = operation({
  address: 'payroll/addPaySchedule',
  job: 'schedules',
  verb: 'POST',
  access: { scope: 'payroll.prepare', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Says when a company pays its employees, or its contractors, and generates the periods of a year.',
  description:
    'A company has one schedule per worker type, or several that are told apart by `payScheduleName`: the first one is for ' +
    'whoever is put on no other (addUser, updateUser). The first period begins on `payBeginDate` and is paid on `payDate`; a payday on a ' +
    'weekend or bank holiday moves to the banking day before. SemiMonthly periods are 1-15 and 16-end. All periods ' +
    'exist when the reply comes; later ones are added week by week. `payBeginDate` may lie up to a year back.',
  body: z.object({
    paySchedule: z.object({
      companyId: id('company'),
      workerType: choice(workerTypes),
      ...scheduleFields,
      payScheduleName: scheduleName(),
    }),
  }),
  reply: z.object({
    paySchedule: z.object({ payScheduleId: z.uuid(), status: z.literal('Ready'), message: z.string() }),
  }),
  refusals: {
    exists:
      'A pay schedule of this name exists already for this worker type; use updatePaySchedule, or give this one a ' +
      'payScheduleName of its own',
    ...scheduleRefusals,
  },
  conflicts: { pay_schedule_named: 'exists' },
  emits: ['paySchedule', 'payPeriod'],

  async run({ body: { paySchedule: sent }, work, refuse }) {
    known(await lockCompany(work, sent.companyId), 'company')

    const { companyId, workerType, payScheduleName: name } = sent
    const [first] = await schedulesOf(work, { companyId, workerType })
    if (first?.name && name === '') refuse('nameless')
    const schedule = { ...sent, name, isFirst: !first, secondPayDate: sent.secondPayDate ?? undefined }
    checkSchedule(schedule, work.today, refuse)
    checkCalendar(schedule.payDate, { allowProvisional: work.isSandbox })

    const payScheduleId = await insertSchedule(work, schedule)
    work.emit({ family: 'paySchedule', change: 'insert', companyId: sent.companyId, entityId: payScheduleId })
    await extendSchedule(work, { ...schedule, payScheduleId })
    work.note({ companyId: sent.companyId, subjectIds: [payScheduleId] })

    const message = `Pay schedule added successfully${paydayWords(sent.payDate, work.today)}${secondWords(schedule)}`
    return { paySchedule: { payScheduleId, status: 'Ready' as const, message } }
  },
})
