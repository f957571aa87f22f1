import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok, stranger } = sandbox
const companyId = await people(sandbox).newCompany()
const loan = { companyId, payItem: 'Deduction', name: 'Tool loan', taxTreatment: 'uniforms' }
const add = (more: object = {}) => call('adminPortal/addPayItemType', { payItemType: { ...loan, ...more } })
const { payItemTypeId } = (await add()).body.payItemType
const change = (more: object) => ({ payItemType: { payItemTypeId, ...more } })

test('what is left out stays', async () => {
  expect(await ok('adminPortal/updatePayItemType', change({ glAccount: '6150' }))).toEqual({
    payItemType: { payItemTypeId, status: 'Ready', message: 'Pay item type updated successfully' },
  })
  await ok('adminPortal/updatePayItemType', change({ priority: 5 }))
  const { payItemTypes } = await ok('reports/getPayItemTypes', { companyId })
  expect(payItemTypes).toMatchObject([{ glAccount: '6150', priority: 5, isActive: true }])
})

test('another client’s word is unknown', async () => {
  expect(await stranger('adminPortal/updatePayItemType', change({ priority: 1 }))).toMatchObject(
    refused('Invalid PayItemTypeId'),
  )
})
