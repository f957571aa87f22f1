import { z } from 'zod'
import { moneyNews } from '../domain/money/news.ts'
import { lockMoney } from '../work/money/load.ts'
import { missWire } from '../work/money/wires.ts'
import { ofRun } from './fields.ts'
import { brisk } from './schedules.ts'
import { task } from './task.ts'

/** The cut-off of a wire: if it was not recorded, nobody is paid. */
export const closeWire = task({
  name: 'closeWire',
  payload: z.object(ofRun),
  retries: brisk,
  emits: ['payPeriod', ...moneyNews],

  async run(work, { payload }) {
    const money = await lockMoney(work, payload)
    if (money) await missWire(work, money)
  },
})
