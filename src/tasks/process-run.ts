import { z } from 'zod'
import { moneyNews } from '../domain/money/news.ts'
import { runMachine } from '../domain/payroll/run.ts'
import { together } from '../store/database/together.ts'
import { lockPeriod } from '../store/payroll/pay-periods.ts'
import { lockRun } from '../store/payroll/runs.ts'
import { processRun as process } from '../work/payroll/process.ts'
import { idOf, ofRun } from './fields.ts'
import { brisk } from './schedules.ts'
import { task } from './task.ts'

/** When the deadline date ends, a submitted payroll is posted and its money set in motion. A cancelled one is not. */
export const processRun = task({
  name: 'processRun',
  payload: z.object({ ...ofRun, payPeriodId: idOf<'payPeriod'>() }),
  retries: brisk,
  emits: ['payPeriod', ...moneyNews],

  async run(work, { payload }) {
    const { period, run } = await together({ period: lockPeriod(work, payload), run: lockRun(work, payload) })

    if (period && run?.status === runMachine.state.submitted) await process(work, period, run)
  },
})
