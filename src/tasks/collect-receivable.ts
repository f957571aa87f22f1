import { z } from 'zod'
import type { Id } from '../kernel/ids.ts'
import { collect } from '../steps/money/receivable.ts'
import { lockCompany } from '../store/companies.ts'
import { brisk } from './schedules.ts'
import { task } from './task.ts'

/** A company has a new account that can be drawn from: what it owes is drawn. */
export const collectReceivable = task({
  name: 'collectReceivable',
  payload: z.object({ companyId: z.custom<Id<'company'>>(), accountId: z.string() }),
  retries: brisk,

  async run(work, { payload }) {
    await lockCompany(work, payload.companyId)
    await collect(work, payload)
  },
})
