import { z } from 'zod'
import type { Id } from '../kernel/ids.ts'
import { keepTime as keep } from '../work/time/keep.ts'
import { brisk } from './schedules.ts'
import { task } from './task.ts'

/** Cards of new periods, grants and year ends of time off, leave whose day has come. */
export const keepTime = task({
  name: 'keepTime',
  payload: z.object({ companyId: z.string() }),
  retries: brisk,

  async run(work, { payload }) {
    await keep(work, payload.companyId as Id<'company'>)
  },
})
