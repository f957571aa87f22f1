import { z } from 'zod'
import type { Id } from '../kernel/ids.ts'
import { accrueForRun } from '../work/time/accrue.ts'
import { brisk } from './schedules.ts'
import { task } from './task.ts'

/** On a pay date, the hours of its paychecks earn time off. */
export const accrueTimeOff = task({
  name: 'accrueTimeOff',
  payload: z.object({ companyId: z.string(), runId: z.string() }),
  retries: brisk,

  async run(work, { payload }) {
    await accrueForRun(work, payload.companyId as Id<'company'>, payload.runId)
  },
})
