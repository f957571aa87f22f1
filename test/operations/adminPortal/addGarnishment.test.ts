import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { payItems } from './pay-items.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
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

test('an order that is sent twice is withheld once; another number is another order', async () => {
  const who = await added(companyId)
  const fields = await examples('Creditor')
  const add = (garnishmentFields: object) =>
    call('adminPortal/addGarnishment', {
      garnishment: { ...who, garnishmentType: 'Creditor', garnishmentFields },
    })
  const { garnishment } = (await add(fields)).body
  expect(await add(fields)).toMatchObject(
    refused(
      `This order is withheld already, as garnishment ${garnishment.garnishmentId}; another order has another number, ` +
        'and updateGarnishment changes this one',
    ),
  )
  const messageOf = async (given: object) => (await add({ ...fields, ...given })).body.garnishment.message
  expect(await messageOf({ 'Case Number': 'another' })).toBe('Garnishment added successfully')
  expect(await messageOf({ 'Case Number': ' cs 2026 00123', Amount: '75.00' })).toBe(
    `Garnishment added successfully; garnishment ${garnishment.garnishmentId} has the same number and is withheld too: if ` +
      'they are one order, remove one with removeGarnishment',
  )
  expect(await messageOf({ State: 'NY' })).toBe('Garnishment added successfully')
  await ok('adminPortal/removeGarnishment', {
    garnishment: { ...who, garnishmentId: garnishment.garnishmentId },
  })
  expect((await add(fields)).status).toBe(200)
})
