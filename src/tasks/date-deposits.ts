import { z } from 'zod'
import { moneyNews } from '../domain/money/news.ts'
import { dateDeposits as date } from '../work/money/deposits.ts'
import { day, ofCompany } from './fields.ts'
import { brisk } from './schedules.ts'
import { task } from './task.ts'

/** After a payroll or a void: what is owed together may give the deposits of earlier runs another day. */
export const dateDeposits = task({
  name: 'dateDeposits',
  payload: z.object({ ...ofCompany, payDate: day().nullable().optional() }),
  retries: brisk,
  emits: [...moneyNews],

  async run(work, { payload }) {
    await date(work, payload.companyId, payload.payDate)
  },
})
