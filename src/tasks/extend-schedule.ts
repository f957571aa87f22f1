import { z } from 'zod'
import type { Id } from '../kernel/ids.ts'
import { lockSchedule } from '../store/payroll/pay-schedules.ts'
import { extendSchedule as extend } from '../work/payroll/extend-schedule.ts'
import { brisk } from './schedules.ts'
import { task } from './task.ts'

/** Week by week, the periods of the year ahead. */
export const extendSchedule = task({
  name: 'extendSchedule',
  payload: z.object({ payScheduleId: z.string() }),
  retries: brisk,
  emits: ['payPeriod'],

  async run(work, { payload }) {
    const schedule = await lockSchedule(work, payload.payScheduleId as Id<'paySchedule'>)
    if (schedule) await extend(work, schedule)
  },
})
