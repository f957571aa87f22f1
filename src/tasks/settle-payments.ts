import { z } from 'zod'
import { moneyNews } from '../domain/money/news.ts'
import { transactionMachine } from '../domain/money/transaction.ts'
import { lockTransfers } from '../store/money/transfers.ts'
import { lockMoney } from '../work/money/load.ts'
import { settleTransfers } from '../work/money/settle.ts'
import { day, ofRun } from './fields.ts'
import { brisk } from './schedules.ts'
import { task } from './task.ts'

/** Deposits, refunds, reversals and payments that were issued again reach their day. What is held stays pending. */
export const settlePayments = task({
  name: 'settlePayments',
  payload: z.object({ ...ofRun, on: day() }),
  retries: brisk,
  emits: ['payPeriod', 'employeeBankAccount', 'employeeStatus', ...moneyNews],

  async run(work, { payload }) {
    const money = await lockMoney(work, payload)
    if (!money) return
    const due = await lockTransfers(work, money.run, {
      names: ['TaxPayment', 'GarnishmentPayment', 'Refund', 'Reversal', 'AchCredit'],
      statuses: [transactionMachine.state.pending],
      through: payload.on,
      handedOver: true,
    })

    await settleTransfers(work, money, due)
  },
})
