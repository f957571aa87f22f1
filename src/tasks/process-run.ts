import { z } from 'zod'
import { runMachine } from '../domain/payroll/run.ts'
import type { Id } from '../kernel/ids.ts'
import { lockPeriod } from '../store/payroll/pay-periods.ts'
import { lockRun } from '../store/payroll/runs.ts'
import { processRun as process } from '../work/payroll/process.ts'
import { brisk } from './schedules.ts'
import { task } from './task.ts'

/** When the deadline date ends, a submitted payroll is posted and its money set in motion. A cancelled one is not. */
export const processRun = task({
  name: 'processRun',
  payload: z.object({ companyId: z.string(), runId: z.string(), payPeriodId: z.string() }),
  retries: brisk,
  emits: ['payPeriod'],

  async run(work, { payload }) {
    const period = await lockPeriod(work, payload.payPeriodId as Id<'payPeriod'>)
    const run = await lockRun(work, payload)

    if (period && run?.status === runMachine.state.submitted) await process(work, period, run)
  },
})
