import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { unitsOf } from '../labor-units.ts'

const sandbox = await sharedService()
const companyId = await people(sandbox).newCompany()
const { id, added, change, listed } = unitsOf(sandbox, companyId, 'costCenter')
const baking = await added('Baking')

test('what is left out stays', async () => {
  expect((await change(baking, { name: 'Bakery' })).body).toEqual({
    costCenter: { [id]: baking, status: 'Ready', message: 'Cost center updated successfully' },
  })
  await change(baking, { code: '4100' })
  await change(baking, { isActive: false })
  expect((await listed()).all).toEqual([{ [id]: baking, name: 'Bakery', code: '4100', isActive: false }])
})

test('a name that another has, an id of another kind, and another client’s', async () => {
  await added('Sales')
  expect(await change(baking, { name: 'sales' })).toMatchObject(
    refused('Another cost center of this company has the name'),
  )
  const stray = await unitsOf(sandbox, companyId, 'job').added('Stray')
  expect(await change(stray, { name: 'Other' })).toMatchObject(refused('Invalid CostCenterId'))
  const sent = { costCenter: { costCenterId: baking, name: 'Other' } }
  expect(await sandbox.stranger('adminPortal/updateCostCenter', sent)).toMatchObject(
    refused('Invalid CostCenterId'),
  )
})
