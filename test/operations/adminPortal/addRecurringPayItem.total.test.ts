import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { payItems } from './pay-items.ts'

/** Loans and advances: a total, a last pay date, and what cannot have them. */
const sandbox = await sharedService()
const { call, ok } = sandbox
const { added, companyId } = await payItems(sandbox)
const who = await added(companyId)
await ok('adminPortal/addPayItemType', {
  payItemType: { companyId, payItem: 'Deduction', name: 'Savings club', taxTreatment: '401k' },
})

const add = (over: object) =>
  call('adminPortal/addRecurringPayItem', {
    ...who,
    payItem: 'Deduction',
    type: 'Loan',
    amountPerPayperiod: 50,
    ...over,
  })

const listed = async (id: string) =>
  (await ok('reports/getRecurringPayItems', who)).recurringPayItems.find(
    (item: { recurringPayItemId: string }) => item.recurringPayItemId === id,
  )

const noTotal = (payItem: string, type: string) =>
  refused(
    `${payItem} "${type}" cannot have a totalAmount: it is for a Deduction that is taken after tax, such as Loan or ` +
      'Advance. Leave it out, or choose another type',
  )

test('a total is kept and read back with its balance', async () => {
  const { status, body } = await add({ totalAmount: 1200, endDate: '2199-12-31' })
  expect(status).toBe(200)
  expect(await listed(body.recurringPayItem.recurringPayItemId)).toMatchObject({
    amountPerPayperiod: 50,
    totalAmount: 1200,
    takenToDate: 0,
    balance: 1200,
    endDate: '2199-12-31',
    status: 'Ready',
  })
})

test.each([
  ['before tax', { type: '401k' }, noTotal('Deduction', '401k')],
  ['a word of its own that is before tax', { type: 'Savings club' }, noTotal('Deduction', 'Savings club')],
  ['paid', { payItem: 'AdditionalCompensation', type: 'Bonus' }, noTotal('AdditionalCompensation', 'Bonus')],
  ['paid back', { payItem: 'Reimbursement', type: 'Phone' }, noTotal('Reimbursement', 'Phone')],
])('no total for what is %s', async (_, over, answer) => {
  expect(await add({ totalAmount: 1200, ...over })).toMatchObject(answer)
})

test('a total is more than nothing', async () => {
  expect(await add({ totalAmount: 0 })).toMatchObject({ status: 400 })
  expect(await add({ totalAmount: -5 })).toMatchObject({ status: 400 })
})

test('a last pay date is not past, and any item may have one', async () => {
  expect(await add({ endDate: '2020-01-31' })).toMatchObject(
    refused('endDate 2020-01-31 is past: choose today or later, or end the item with removeRecurringPayItem'),
  )
  const { body } = await add({ payItem: 'Reimbursement', type: 'Phone', endDate: '2199-01-31' })
  const id = body.recurringPayItem.recurringPayItemId
  expect(await listed(id)).toMatchObject({ endDate: '2199-01-31', totalAmount: null, balance: null })
})
