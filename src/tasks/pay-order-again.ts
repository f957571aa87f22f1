import { z } from 'zod'
import { moneyNews } from '../domain/money/news.ts'
import { isForCorrection } from '../domain/money/returned-advice.ts'
import { openReturns } from '../store/money/open-returns.ts'
import { lockMoney } from '../work/money/load.ts'
import { issueAgain } from '../work/money/reissue.ts'
import { tellPeriod } from '../work/money/returned.ts'
import { ofCompany } from './fields.ts'
import { brisk } from './schedules.ts'
import { task } from './task.ts'

/** An order was corrected: what came back because of it goes out again. */
export const payOrderAgain = task({
  name: 'payOrderAgain',
  payload: z.object({ ...ofCompany, garnishmentId: z.string() }),
  retries: brisk,
  emits: ['payPeriod', ...moneyNews],

  async run(work, { payload: { companyId, garnishmentId: orderId } }) {
    const found = await openReturns(work, { companyId, orderId })
    for (const { runId, transferId } of found.filter(isForCorrection)) {
      const money = await lockMoney(work, { companyId, runId })
      const [open] = await openReturns(work, { companyId, transferId })
      if (!money || !open) continue
      const again = await issueAgain(work, open)
      tellPeriod(work, money.run)
      work.note({ companyId, subjectIds: [transferId, again] })
    }
  },
})
