import { z } from 'zod'
import { scheduleForm } from '../../domain/payroll/schedule.ts'
import { workerTypes } from '../../domain/values.ts'
import { companyExists } from '../../store/company/companies.ts'
import { schedulesOf } from '../../store/payroll/pay-schedules.ts'
import { choice, id } from '../fields.ts'
import { scheduleRecord } from '../forms/schedule.ts'
import { operation, unknownId } from '../operation.ts'
import { page, pageIn, pageReply } from '../paging.ts'

export const getPaySchedule = operation({
  address: 'reports/getPaySchedule',
  verb: 'GET',
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
