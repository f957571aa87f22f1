import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { payItems } from './pay-items.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { added, companyId } = await payItems(sandbox)
const who = await added(companyId)
const loan = { ...who, payItem: 'Deduction', type: 'Loan', amountPerPayperiod: 50, totalAmount: 600 }
const { recurringPayItemId } = (await ok('adminPortal/addRecurringPayItem', loan)).recurringPayItem

const update = (over: object) =>
  call('adminPortal/updateRecurringPayItem', { ...who, recurringPayItemId, ...over })
const shown = async () => (await ok('reports/getRecurringPayItems', who)).recurringPayItems[0]

test('total and last pay date stay unless they are sent; null takes them off', async () => {
  expect((await update({ endDate: '2199-06-30' })).status).toBe(200)
  expect(await shown()).toMatchObject({ totalAmount: 600, balance: 600, endDate: '2199-06-30' })
  expect((await update({ totalAmount: 900, endDate: null })).status).toBe(200)
  expect(await shown()).toMatchObject({ totalAmount: 900, balance: 900, endDate: null })
  expect((await update({ totalAmount: null })).status).toBe(200)
  expect(await shown()).toMatchObject({ totalAmount: null, takenToDate: null, balance: null })
  expect((await update({ totalAmount: 600 })).status).toBe(200)
})

test('what has a total stays a deduction after tax', async () => {
  const noTotal = (payItem: string, type: string) =>
    refused(
      `${payItem} "${type}" cannot have a totalAmount: it is for a Deduction that is taken after tax, such as Loan or ` +
        'Advance. Leave it out, or choose another type',
    )
  expect(await update({ type: 'HSA' })).toMatchObject(noTotal('Deduction', 'HSA'))
  expect(await update({ payItem: 'Reimbursement' })).toMatchObject(noTotal('Reimbursement', 'Loan'))
  expect((await update({ payItem: 'Reimbursement', totalAmount: null })).status).toBe(200)
})

test('a last pay date is not past', async () => {
  expect(await update({ endDate: '2020-01-31' })).toMatchObject(
    refused('endDate 2020-01-31 is past: choose today or later, or end the item with removeRecurringPayItem'),
  )
})
