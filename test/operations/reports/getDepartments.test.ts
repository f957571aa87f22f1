import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { unitsOf } from '../labor-units.ts'

const sandbox = await sharedService()
const companyId = await people(sandbox).newCompany()
const { id, added, listed } = unitsOf(sandbox, companyId, 'department')

test('in order of creation, page by page', async () => {
  const first = await added('Sales')
  const second = await added('Baking')
  const row = { code: '', isActive: true }
  expect((await listed()).all).toEqual([
    { [id]: first, name: 'Sales', ...row },
    { [id]: second, name: 'Baking', ...row },
  ])
  const page = await listed({ limit: 1 })
  expect(page.all).toMatchObject([{ name: 'Sales' }])
  expect((await listed({ limit: 1, cursor: page.nextCursor })).all).toMatchObject([{ name: 'Baking' }])
})

test('another client sees none', async () => {
  expect(await sandbox.stranger('reports/getDepartments', { companyId })).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
