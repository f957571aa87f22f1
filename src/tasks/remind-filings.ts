import { z } from 'zod'
import { remind } from '../work/filings/remind.ts'
import { day, ofCompany } from './fields.ts'
import { brisk } from './schedules.ts'
import { task } from './task.ts'

/** Twice a month: what is due soon, and what is overdue, to who runs the payroll. */
export const remindFilings = task({
  name: 'remindFilings',
  payload: z.object({ ...ofCompany, on: day() }),
  retries: brisk,

  async run(work, { payload: { companyId, on } }) {
    await remind(work, companyId, on)
  },
})
