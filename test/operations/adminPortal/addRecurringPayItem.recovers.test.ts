import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { holdsIn } from '../../support/invariants.ts'
import { overpaid } from './overpaid.ts'

/** What a worker owes since a void is taken back by coming paychecks, once, and the ledger says so. */
const { call, ok, owner, who, at, run, preview, balance, booked, owedBy } = await overpaid('Ova Over')
const [ova] = who
const item = (over: object = {}) => ({
  ...ova,
  payItem: 'Deduction',
  type: 'Overpayment Recovery',
  amountPerPayperiod: 800,
  recoversOverpayment: true,
  ...over,
})
const listed = async () => (await ok('reports/getRecurringPayItems', ova!)).recurringPayItems[0]
const standing = async () => ({
  receivable: await balance('employeeReceivable'),
  clearing: await balance('clearing'),
  booked: await booked('Assets:Owed by employees'),
})

test('it needs a debt, a deduction after tax, and is there once', async () => {
  expect(await call('adminPortal/addRecurringPayItem', item({ totalAmount: 1690.86 }))).toMatchObject(
    refused('The worker owes only 1690.85: totalAmount must not be more'),
  )
  expect((await call('adminPortal/addRecurringPayItem', item({ type: '401k' }))).status).toBe(400)
  await ok('adminPortal/addRecurringPayItem', item())
  expect(await listed()).toMatchObject({ totalAmount: 1690.85, balance: 1690.85, recoversOverpayment: true })
  expect(await call('adminPortal/addRecurringPayItem', item())).toMatchObject(
    refused(
      'An item of this worker recovers overpayments already: change its totalAmount with updateRecurringPayItem',
    ),
  )
  const { recurringPayItemId } = await listed()
  const endless = { ...ova, recurringPayItemId, totalAmount: null }
  expect(await call('adminPortal/updateRecurringPayItem', endless)).toMatchObject(
    refused(
      'An item that recovers an overpayment has a total: send another one, or end it with removeRecurringPayItem',
    ),
  )
})

test('paychecks clear the debt to zero, once; a void brings it back', async () => {
  expect(await standing()).toMatchObject({ receivable: -1690.85, clearing: 1690.85, booked: 1690.85 })

  // 1,690.85 − 800 = 890.85; the draw of the payroll is smaller by as much.
  expect((await run(at(2)))['Ova Over']).toMatchObject({
    taken: { 'Overpayment Recovery': 800 },
    net: 890.85,
  })
  expect(await balance('employeeReceivable')).toBe(-890.85)
  expect(await booked('Assets:Owed by employees')).toBe(890.85)
  expect(await booked('Expenses:Payroll:Recovered from employees:Overpayment Recovery')).toBe(0)
  await run(at(3))
  // Nobody tells the same money twice: of 90.85, 50 by hand leaves 40.85 for the paycheck.
  const overpaymentRepayment = { ...ova, amount: 50 }
  await ok('adminPortal/addOverpaymentRepayment', { overpaymentRepayment })
  expect((await run(at(4)))['Ova Over']!.taken).toMatchObject({ 'Overpayment Recovery': 40.85 })
  await ok('sandbox/setClock', { to: '2026-09-01T15:00:00Z' })
  expect(await standing()).toEqual({ receivable: 0, clearing: 0, booked: 0 })
  expect(await listed()).toMatchObject({ takenToDate: 1640.85, balance: 0, status: 'Completed' })
  expect(await owedBy(ova!.userId)).toMatchObject({
    ...{ overpaid: 1690.85, repaid: 50, recovered: 1640.85, owed: 0 },
    recurringPayItemId: (await listed()).recurringPayItemId,
  })
  expect((await preview(at(6)))['Ova Over']!.taken).not.toHaveProperty('Overpayment Recovery')
  await holdsIn(owner, ova!.companyId)

  // Net of the voided paycheck, 1,650.00, and the 40.85 that it had taken.
  await ok('payroll/voidPayroll', { ...at(4), reason: 'the hours were wrong' })
  expect(await owedBy(ova!.userId)).toMatchObject({ overpaid: 3340.85, recovered: 1600, owed: 1690.85 })
  expect(await standing()).toMatchObject({ receivable: -1690.85, booked: 1690.85 })
  expect(await listed()).toMatchObject({ takenToDate: 1600, balance: 90.85, status: 'Ready' })
  await holdsIn(owner, ova!.companyId)
})

test('who owes nothing has nothing to recover', async () => {
  await ok('adminPortal/removeRecurringPayItem', {
    ...ova,
    recurringPayItemId: (await listed()).recurringPayItemId,
  })
  await ok('adminPortal/addOverpaymentRepayment', { overpaymentRepayment: ova })
  expect(await call('adminPortal/addRecurringPayItem', item())).toMatchObject(
    refused('The worker owes nothing: there is no overpayment to recover; getOverpayments lists who owes'),
  )
})
