import { z } from 'zod'
import { accrueForRun } from '../work/time/accrue.ts'
import { ofRun } from './fields.ts'
import { brisk } from './schedules.ts'
import { task } from './task.ts'

/** On a pay date, the hours of its paychecks earn time off. */
export const accrueTimeOff = task({
  name: 'accrueTimeOff',
  payload: z.object(ofRun),
  retries: brisk,

  async run(work, { payload }) {
    await accrueForRun(work, payload.companyId, payload.runId)
  },
})
