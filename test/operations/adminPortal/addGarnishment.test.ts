import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { payItems } from './pay-items.ts'

const sandbox = await sharedService()
const { call } = sandbox
const { added, companyId, examples } = await payItems(sandbox)

test('a wrong type, key or value is refused by name', async () => {
  const who = await added(companyId)
  const fields = await examples('Creditor')
  const add = (garnishmentType: string, garnishmentFields: object) =>
    call('adminPortal/addGarnishment', { garnishment: { ...who, garnishmentType, garnishmentFields } })
  expect(await add('Parking', fields)).toMatchObject(refused('Invalid GarnishmentType'))
  expect(await add('Creditor', { ...fields, 'Shoe Size': '9' })).toMatchObject(
    refused('Shoe Size is not a field of Creditor'),
  )
  expect(await add('Creditor', {})).toMatchObject(refused('State is required'))
  expect((await add('Creditor', { ...fields, State: 'Mars' })).body.error.message).toMatch(
    /^State must be one of/,
  )
})
