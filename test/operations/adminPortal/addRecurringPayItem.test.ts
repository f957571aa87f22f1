import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { payItems } from './pay-items.ts'

const sandbox = await sharedService()
const { call, ok, owner } = sandbox
const { added, companyId } = await payItems(sandbox)

const stored = async (id: string) =>
  (
    await owner.query(
      `select pay_item, type, amount, allocated_basis_points as share, removed_at is not null as gone
       from recurring_pay_item where recurring_pay_item_id = $1`,
      [id],
    )
  ).rows[0]

test('by amount or by percentage, one of the two', async () => {
  const who = await added(companyId)
  const add = (over: object) =>
    call('adminPortal/addRecurringPayItem', { ...who, payItem: 'deduction', type: 'Uniform', ...over })
  const one = refused('Exactly one of amountPerPayperiod and allocatedPercentage is required')
  expect(await add({})).toMatchObject(one)
  expect(await add({ amountPerPayperiod: 1, allocatedPercentage: 1 })).toMatchObject(one)
  expect(await add({ payItem: 'Gift', amountPerPayperiod: 1 })).toMatchObject(refused('Invalid PayItem'))

  const { recurringPayItemId: id } = (await add({ amountPerPayperiod: 12.34 })).body.recurringPayItem
  expect(await stored(id)).toMatchObject({ pay_item: 'Deduction', amount: 1234n, share: null })

  const update = (over: object) =>
    call('adminPortal/updateRecurringPayItem', { ...who, recurringPayItemId: id, ...over })
  expect((await update({ type: 'Shoes' })).status).toBe(200)
  expect(await stored(id)).toMatchObject({ type: 'Shoes', amount: 1234n, share: null })
  expect((await update({ allocatedPercentage: 2.5 })).status).toBe(200)
  expect(await stored(id)).toMatchObject({ amount: null, share: 250 })
  expect(await update({ amountPerPayperiod: 1, allocatedPercentage: 1 })).toMatchObject(one)

  await ok('adminPortal/removeRecurringPayItem', { ...who, recurringPayItemId: id })
  expect(await stored(id)).toMatchObject({ gone: true })
  expect(await update({ type: 'x' })).toMatchObject(refused('Invalid RecurringPayItemId'))
})
