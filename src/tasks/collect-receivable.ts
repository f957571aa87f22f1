import { z } from 'zod'
import { moneyNews } from '../domain/money/news.ts'
import { lockCompany } from '../store/company/companies.ts'
import { collect } from '../work/money/receivable.ts'
import { releaseRefunds } from '../work/money/refunds.ts'
import { idOf, ofCompany } from './fields.ts'
import { brisk } from './schedules.ts'
import { task } from './task.ts'

/** A company has a new account: what it owes is drawn from there, and what came back from its old one is paid to it. */
export const collectReceivable = task({
  name: 'collectReceivable',
  payload: z.object({ ...ofCompany, accountId: idOf<'companyBankAccount'>() }),
  retries: brisk,
  emits: [...moneyNews],

  async run(work, { payload }) {
    await lockCompany(work, payload.companyId)
    await collect(work, payload)
    await releaseRefunds(work, payload.companyId)
  },
})
