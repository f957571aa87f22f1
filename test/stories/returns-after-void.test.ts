import { beforeEach, expect, test } from 'vitest'
import { holdsIn, isSettled } from '../support/invariants.ts'
import { anotherAccount, payday } from '../support/payday.ts'
import { sharedService } from '../support/shared.ts'

/** What comes back after paychecks were voided: credits, their reversals, and the refund itself. */
const world = await sharedService()
const { ok, owner } = world

beforeEach(() => ok('sandbox/resetSandbox'))

async function voidedAfterPayday() {
  const demo = await payday(world, 1)
  const { companyId, first } = demo
  await demo.initiate()
  await demo.travelTo(first.payDate)
  await ok('payroll/voidPayroll', { companyId, payPeriodId: first.payPeriodId, reason: 'wrong rate' })
  const back = async (name: string, returnCode: string) => {
    const transfers = await demo.named(name)
    const { requestReferenceId } = transfers.find(
      ({ status }) => status === 'pending' || status === 'complete',
    )!
    await ok('sandbox/simulateTransferReturn', { requestReferenceId, returnCode })
    await holdsIn(owner, companyId)
  }
  const owed = async (kind: string): Promise<number> => {
    const { rows } = await owner.query(
      `select coalesce(sum(case when t.source_account_id = a.account_id then t.amount else -t.amount end), 0)::int as owed
       from ledger_account a join transfer t on t.company_id = a.company_id
         and a.account_id in (t.source_account_id, t.destination_account_id)
       where a.company_id = $1 and a.kind = $2 and t.status in ('complete', 'returned')`,
      [companyId, kind],
    )
    return rows[0].owed
  }
  const [credit] = await demo.named('AchCredit')
  return { ...demo, back, owed, net: Math.round(credit!.transferAmount * 100) }
}

test('the credit comes back before its reversal is sent: that is cancelled, and the company gets its money', async () => {
  const demo = await voidedAfterPayday()
  await demo.back('AchCredit', 'R16')
  expect(await demo.statuses('Reversal')).toEqual(['cancelled'])
  await ok('sandbox/advanceClock', { days: 150 })
  expect(await demo.owed('employeeReceivable')).toBe(0)
  expect(new Set(await demo.statuses('Refund'))).toEqual(new Set(['complete']))
  await holdsIn(owner, demo.companyId)
  await isSettled(owner, demo.companyId)
})

test('the reversal comes back when its money was refunded: the worker owes it, and the company is drawn again', async () => {
  const demo = await voidedAfterPayday()
  await ok('sandbox/advanceClock', { days: 14 })
  await demo.back('Reversal', 'R02')
  expect(await demo.owed('employeeReceivable')).toBe(demo.net)
  expect(await demo.owed('employerReceivable')).toBe(demo.net)
  expect(await demo.statuses('AchDebit')).toEqual(['complete', 'pending'])
  await ok('sandbox/advanceClock', { days: 150 })
  expect(await demo.statuses('AchDebit')).toEqual(['complete', 'complete'])
  expect(await demo.owed('employerReceivable')).toBe(0)
  await holdsIn(owner, demo.companyId)
})

test('the refund comes back: it waits for another account of the company, and is paid there once', async () => {
  const demo = await voidedAfterPayday()
  await ok('sandbox/advanceClock', { days: 20 })
  const before = await demo.statuses('Refund')
  expect(new Set(before)).toEqual(new Set(['complete']))
  await demo.back('Refund', 'R02')
  expect((await demo.statuses('Refund')).filter((status) => status === 'pending')).toEqual([])

  await ok('adminPortal/addCompanyBankAccount', anotherAccount(demo.companyId))
  await ok('sandbox/advanceClock', { days: 150 })
  expect(await demo.statuses('Refund')).toEqual([...before, 'returned'])
  await holdsIn(owner, demo.companyId)
  await isSettled(owner, demo.companyId)
})
