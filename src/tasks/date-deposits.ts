import { z } from 'zod'
import type { Id } from '../kernel/ids.ts'
import { dateDeposits as date } from '../work/money/deposits.ts'
import { brisk } from './schedules.ts'
import { task } from './task.ts'

/** After a payroll or a void: what is owed together may give the deposits of earlier runs another day. */
export const dateDeposits = task({
  name: 'dateDeposits',
  payload: z.object({ companyId: z.custom<Id<'company'>>() }),
  retries: brisk,

  async run(work, { payload }) {
    await date(work, payload.companyId)
  },
})
