import { z } from 'zod'
import { moneyNews } from '../domain/money/news.ts'
import { transactionMachine } from '../domain/money/transaction.ts'
import { assert } from '../kernel/problem.ts'
import { lockTransfers } from '../store/money/transfers.ts'
import { lockMoney } from '../work/money/load.ts'
import { settleTransfers } from '../work/money/settle.ts'
import { day, ofRun } from './fields.ts'
import { brisk } from './schedules.ts'
import { task } from './task.ts'

/** The company's money arrives, or comes back. */
export const settleDebit = task({
  name: 'settleDebit',
  payload: z.object({ ...ofRun, on: day() }),
  retries: brisk,
  emits: ['payPeriod', 'companyBankAccount', ...moneyNews],

  async run(work, { payload }) {
    const money = await lockMoney(work, payload)
    if (!money) return
    const wanted = {
      names: ['AchDebit'],
      statuses: [transactionMachine.state.pending],
      through: payload.on,
    } as const
    const left = await lockTransfers(work, money.run, { ...wanted, handedOver: false })
    assert(left.length === 0, `a debit of run ${payload.runId} was not handed over`)

    await settleTransfers(work, money, await lockTransfers(work, money.run, wanted))
  },
})
