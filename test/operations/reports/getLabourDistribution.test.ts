import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const ground = people(sandbox)
const companyId = await ground.newCompany()
const { userId } = await ground.added(companyId)

test('who belongs nowhere has no shares and no rates', async () => {
  expect(await sandbox.ok('reports/getLabourDistribution', { companyId, userId })).toEqual({
    labourDistributions: [],
    userJobs: [],
  })
})

test('another client learns nothing', async () => {
  const asked = { companyId, userId }
  expect(await sandbox.stranger('reports/getLabourDistribution', asked)).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
