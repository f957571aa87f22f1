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

const update = (over: object) =>
  call('adminPortal/updateRecurringPayItem', { ...who, recurringPayItemId, ...over })

test('is changed in part, by its owner’s ids', async () => {
  expect(await update({ type: 'Shoes' })).toMatchObject({
    status: 200,
    body: {
      recurringPayItem: {
        recurringPayItemId,
        status: 'Ready',
        message: 'Recurring pay item updated successfully',
      },
    },
  })
  const other = await added(companyId)
  expect(await update(other)).toMatchObject(refused('Invalid RecurringPayItemId'))
})

test('is an amount or a percentage, not both', async () => {
  expect(await update({ amountPerPayperiod: 1, allocatedPercentage: 1 })).toMatchObject(
    refused('Exactly one of amountPerPayperiod and allocatedPercentage is required'),
  )
})
