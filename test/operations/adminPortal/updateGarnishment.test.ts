import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { payItems } from './pay-items.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { added, shown, companyId, examples } = await payItems(sandbox)

test('are added by the form of their type, changed and removed', async () => {
  const who = await added(companyId)
  const garnishmentFields = await examples('Child Support')
  const order = { garnishmentType: 'child support', garnishmentAgency: 'GA DHS', garnishmentFields }
  const { garnishmentId } = (await ok('adminPortal/addGarnishment', { garnishment: { ...who, ...order } }))
    .garnishment
  const there = { garnishmentId, ...order, garnishmentType: 'Child Support' }
  expect((await shown(who)).employeeGarnishments).toEqual([there])

  const changed = { 'Current Support Amount': '300.00' }
  await ok('adminPortal/updateGarnishment', {
    garnishment: { ...who, garnishmentId, garnishmentFields: changed },
  })
  expect((await shown(who)).employeeGarnishments).toEqual([
    { ...there, garnishmentFields: { ...garnishmentFields, ...changed } },
  ])

  const removal = { garnishment: { ...who, garnishmentId } }
  expect(await ok('adminPortal/removeGarnishment', removal)).toMatchObject({
    garnishment: { garnishmentId, status: 'Removed' },
  })
  expect((await shown(who)).employeeGarnishments).toEqual([])
  expect(await call('adminPortal/removeGarnishment', removal)).toMatchObject(refused('Invalid GarnishmentId'))
})
