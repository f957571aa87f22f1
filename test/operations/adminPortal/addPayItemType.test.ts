import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, stranger } = sandbox
const companyId = await people(sandbox).newCompany()
const loan = { companyId, payItem: 'Deduction', name: 'Tool loan', taxTreatment: 'uniforms' }
const add = (more: object = {}) => call('adminPortal/addPayItemType', { payItemType: { ...loan, ...more } })

test('a word is declared once a kind of item, and one of the catalogue not at all', async () => {
  expect((await add()).body).toEqual({
    payItemType: {
      payItemTypeId: expect.any(String),
      status: 'Active',
      message: 'Pay item type added successfully',
    },
  })
  expect(await add({ name: 'TOOL LOAN' })).toMatchObject(
    refused('The company has declared this word for this payItem already; updatePayItemType changes it'),
  )
  expect(await add({ payItem: 'AdditionalCompensation', taxTreatment: 'Bonus' })).toMatchObject({
    status: 200,
  })
  expect(await add({ name: 'uniforms' })).toMatchObject(
    refused('"uniforms" is a word of the catalogue already, and needs no declaration'),
  )
})

test('how it is taxed must be known', async () => {
  const wrong = await add({ name: 'Other loan', taxTreatment: 'Nothing like it' })
  expect(wrong).toMatchObject({ status: 400 })
  expect(wrong.body.error.message).toMatch(/^"Nothing like it" is no deduction that is known/)
  expect(await add({ name: 'Other loan', priority: 0 })).toMatchObject({ status: 400 })
  expect(await stranger('adminPortal/addPayItemType', { payItemType: loan })).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
