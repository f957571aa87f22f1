import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { call, ok } = world
const { company } = await ok('sandbox/seedDemoCompany', { employees: 1 })

test('a company that said nothing has no signer', async () => {
  const { filingProfile } = await ok('reports/getFilingProfile', { companyId: company.companyId })
  expect(filingProfile).toMatchObject({ signerName: '', finalPayDate: null, isSeasonal: false })
  expect(await call('reports/getFilingProfile', { companyId: newId() })).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
