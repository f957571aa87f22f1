import { z } from 'zod'
import { lockSchedule } from '../store/payroll/pay-schedules.ts'
import { extendSchedule as extend } from '../work/payroll/extend-schedule.ts'
import { idOf } from './fields.ts'
import { brisk } from './schedules.ts'
import { task } from './task.ts'

/** Week by week, the periods of the year ahead. */
export const extendSchedule = task({
  name: 'extendSchedule',
  payload: z.object({ payScheduleId: idOf<'paySchedule'>() }),
  retries: brisk,
  emits: ['payPeriod'],

  async run(work, { payload }) {
    const schedule = await lockSchedule(work, payload.payScheduleId)
    if (schedule) await extend(work, schedule)
  },
})
