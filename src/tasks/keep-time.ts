import { z } from 'zod'
import { endOver } from '../work/time/end-assignment.ts'
import { keepTime as keep } from '../work/time/keep.ts'
import { ofCompany } from './fields.ts'
import { brisk } from './schedules.ts'
import { task } from './task.ts'

/** Assignments that are over, cards of new periods, grants and year ends of time off, leave whose day has come. */
export const keepTime = task({
  name: 'keepTime',
  payload: z.object(ofCompany),
  retries: brisk,
  emits: ['timeOff'],

  async run(work, { payload }) {
    await endOver(work, payload.companyId)
    await keep(work, payload.companyId)
  },
})
