import { z } from 'zod'
import type { Day } from '../kernel/dates.ts'
import { lockMoney } from '../work/money/load.ts'
import { useTaxCredits as use } from '../work/money/tax-credits.ts'
import { brisk } from './schedules.ts'
import { task } from './task.ts'

/** Before deposits are handed over: what their agency owes the company is taken off. */
export const useTaxCredits = task({
  name: 'useTaxCredits',
  payload: z.object({ companyId: z.string(), runId: z.string(), through: z.custom<Day>() }),
  retries: brisk,

  async run(work, { payload }) {
    const money = await lockMoney(work, payload)
    if (money) await use(work, money, payload.through)
  },
})
