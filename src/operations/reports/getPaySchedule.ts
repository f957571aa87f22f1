import { z } from 'zod'
import { workerTypes } from '../../domain/values.ts'
import { companyExists } from '../../store/company/companies.ts'
import { schedulesOf } from '../../store/payroll/pay-schedules.ts'
import { choice, id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { page, pageIn, pageReply } from '../../wire/fields/paging.ts'
import { scheduleForm, scheduleRecord } from '../../wire/pay-schedule.ts'
import { operation } from '../declaration/operation.ts'

export const getPaySchedule = operation({
  address: 'reports/getPaySchedule',
  job: 'schedules',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'company' },
  summary: 'Answers the pay schedules of a company.',
  body: z.object({ companyId: id('company'), workerType: choice(workerTypes).nullish(), ...page }),
  reply: z.object({ paySchedule: z.array(scheduleRecord), ...pageReply }),

  async run({ body, work }) {
    const { companyId, workerType } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const schedules = await schedulesOf(work, { companyId, workerType: workerType ?? undefined })

    const { items, next } = pageIn(body, schedules, (schedule) => schedule.payScheduleId)
    return { paySchedule: items.map(scheduleForm), ...next }
  },
})
