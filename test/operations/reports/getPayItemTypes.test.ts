import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok, stranger } = sandbox
const companyId = await people(sandbox).newCompany()
const loan = { companyId, payItem: 'Deduction', name: 'Tool loan', taxTreatment: 'uniforms' }
const add = (more: object = {}) => call('adminPortal/addPayItemType', { payItemType: { ...loan, ...more } })

test('words in order of creation, page by page', async () => {
  await add({ priority: 7 })
  await add({
    payItem: 'AdditionalCompensation',
    name: 'Spot award',
    taxTreatment: 'bonuses',
    glAccount: '6001',
  })
  const { payItemTypes } = await ok('reports/getPayItemTypes', { companyId })
  const row = { payItemTypeId: expect.any(String), isActive: true, rate: null }
  expect(payItemTypes).toEqual([
    { ...row, payItem: 'Deduction', name: 'Tool loan', taxTreatment: 'Other', glAccount: '', priority: 7 },
    {
      ...{ ...row, payItem: 'AdditionalCompensation', name: 'Spot award', taxTreatment: 'Bonus' },
      ...{ glAccount: '6001', priority: 100 },
    },
  ])
  const page = await ok('reports/getPayItemTypes', { companyId, limit: 1 })
  const rest = await ok('reports/getPayItemTypes', { companyId, limit: 1, cursor: page.nextCursor })
  expect(rest.payItemTypes).toMatchObject([{ name: 'Spot award' }])
})

test('another client sees none', async () => {
  expect(await stranger('reports/getPayItemTypes', { companyId })).toMatchObject(refused('Invalid CompanyId'))
})
