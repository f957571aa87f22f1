import { z } from 'zod'
import { moneyNews } from '../domain/money/news.ts'
import { markStale } from '../work/money/stale-checks.ts'
import { ofCompany } from './fields.ts'
import { brisk } from './schedules.ts'
import { task } from './task.ts'

/** Checks that nobody cashed: what they were for is owed as unclaimed wages. */
export const markStaleChecks = task({
  name: 'markStaleChecks',
  payload: z.object(ofCompany),
  retries: brisk,
  emits: ['check', ...moneyNews],

  async run(work, { payload }) {
    await markStale(work, payload.companyId)
  },
})
