import { z } from 'zod'
import { moneyNews } from '../domain/money/news.ts'
import { lockMoney } from '../work/money/load.ts'
import { useTaxCredits as use } from '../work/money/tax-credits.ts'
import { day, ofRun } from './fields.ts'
import { brisk } from './schedules.ts'
import { task } from './task.ts'

/** Before deposits are handed over: what their agency owes the company is taken off. */
export const useTaxCredits = task({
  name: 'useTaxCredits',
  payload: z.object({ ...ofRun, through: day() }),
  retries: brisk,
  emits: [...moneyNews],

  async run(work, { payload }) {
    const money = await lockMoney(work, payload)
    if (money) await use(work, money, payload.through)
  },
})
