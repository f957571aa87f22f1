import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { onboarding } from '../companyOnboarding/onboarding.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { created } = onboarding(sandbox)

test('an owner is shown with a masked SSN and without a date of birth', async () => {
  const { companyId, businessUserId } = await created({ businessUser: { ssn: '219-09-4321' } })
  const { businessUsers } = await ok('reports/getBusinessUsers', { companyId })
  expect(businessUsers).toMatchObject([
    {
      businessUserId,
      firstName: 'Ada',
      ssn: expect.stringMatching(/^\*+4321$/),
      payrollAdmin: true,
      beneficialOwner: true,
      ownershipPercentage: 100,
    },
  ])
  expect(businessUsers[0]).not.toHaveProperty('dateOfBirth')
})

test('an unknown company', async () => {
  expect(await call('reports/getBusinessUsers', { companyId: newId() })).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
