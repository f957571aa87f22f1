import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { unitsOf } from '../labor-units.ts'

const sandbox = await sharedService()
const companyId = await people(sandbox).newCompany()
const { id, add } = unitsOf(sandbox, companyId, 'department')

test('a department is added; another of its name is not, in any letter case', async () => {
  const { body } = await add('Baking', '4100')
  expect(body).toEqual({
    department: { [id]: expect.any(String), status: 'Active', message: 'Department added successfully' },
  })
  expect(await add('BAKING')).toMatchObject(refused('Another department of this company has the name'))
})

test('nobody adds to another client’s company', async () => {
  const sent = { department: { companyId, name: 'Other' } }
  expect(await sandbox.stranger('adminPortal/addDepartment', sent)).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
