import { z } from 'zod'
import { FUNDING } from '../domain/money/funding.ts'
import { moneyNews } from '../domain/money/news.ts'
import { transactionMachine } from '../domain/money/transaction.ts'
import { payPeriodMachine } from '../domain/payroll/period.ts'
import { runMachine } from '../domain/payroll/run.ts'
import type { Day } from '../kernel/dates.ts'
import { move } from '../kernel/machine.ts'
import { assert } from '../kernel/problem.ts'
import type { Work } from '../store/database/work.ts'
import { lockTransfers } from '../store/money/transfers.ts'
import { setPeriodStatus } from '../store/payroll/pay-periods.ts'
import { setRunStatus } from '../store/payroll/runs.ts'
import { lockMoney, type Money } from '../work/money/load.ts'
import { settleTransfers } from '../work/money/settle.ts'
import { day, ofRun } from './fields.ts'
import { brisk } from './schedules.ts'
import { task } from './task.ts'

/** So many accounts and events fit well into one transaction. */
const SLICE = 1000

/** Payday: workers have their money, a slice of them at a time; with the last the period is processed. */
export const settleCredits = task({
  name: 'settleCredits',
  payload: z.object({ ...ofRun, on: day() }),
  retries: brisk,
  emits: ['payPeriod', 'employeeBankAccount', 'employeeStatus', ...moneyNews],

  async run(work, item) {
    const { payload } = item
    const money = await lockMoney(work, payload)
    if (money?.run.status !== runMachine.state.inProcess) return
    const credits = await lockTransfers(work, money.run, {
      names: ['AchCredit'],
      statuses: [transactionMachine.state.pending],
      through: payload.on,
      handedOver: true,
      atMost: SLICE,
    })

    await settleTransfers(work, money, credits)
    if (credits.length === SLICE) work.later({ ...item, task: 'settleCredits', payload })
    else await finish(work, money, payload.on)
  },
})

async function finish(work: Work, money: Money, on: Day): Promise<void> {
  const { run, period } = money
  const wanted = { statuses: [transactionMachine.state.pending], through: on } as const
  const orders = await lockTransfers(work, run, {
    ...wanted,
    names: ['GarnishmentPayment'],
    handedOver: true,
  })
  await settleTransfers(work, money, orders)
  // Funding that came back and is drawn again may settle on payday as well, by a task of its own after this one.
  const left = await lockTransfers(work, run, {
    ...wanted,
    names: [...FUNDING, 'AchCredit', 'GarnishmentPayment'],
    handedOver: false,
  })
  assert(left.length === 0, `${left.length} transfers of run ${run.runId} were not handed over`)

  await setRunStatus(work, run, move(runMachine, run.status, 'settle'))
  await setPeriodStatus(work, period, move(payPeriodMachine, period.status, 'settle'))
  const { companyId, payPeriodId: entityId } = run
  work.emit({ family: 'payPeriod', change: 'update', companyId, entityId })
}
