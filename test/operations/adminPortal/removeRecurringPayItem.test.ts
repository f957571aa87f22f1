import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { payItems } from './pay-items.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { added, companyId } = await payItems(sandbox)
const who = await added(companyId)
const item = { ...who, payItem: 'Deduction', type: 'Uniform', amountPerPayperiod: 12 }
const { recurringPayItemId } = (await ok('adminPortal/addRecurringPayItem', item)).recurringPayItem

const remove = (over: object = {}) =>
  call('adminPortal/removeRecurringPayItem', { ...who, recurringPayItemId, ...over })

test('ends once, by its owner’s ids', async () => {
  expect(await remove(await added(companyId))).toMatchObject(refused('Invalid RecurringPayItemId'))
  expect(await remove()).toMatchObject({
    status: 200,
    body: { recurringPayItem: { recurringPayItemId, status: 'Removed' } },
  })
  expect(await remove()).toMatchObject(refused('Invalid RecurringPayItemId'))
})
