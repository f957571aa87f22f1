import { expect, test } from 'vitest'
import { registration } from '../../support/bodies.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'

const { call, ok } = await sharedService()

test('a company begins with its administrator, and nothing is verified yet', async () => {
  const body = registration({ firstName: 'Grace', lastName: 'Fenn' })
  const { registration: made } = await ok('companyOnboarding/companyRegistration', body)
  expect(made).toEqual({
    companyId: expect.any(String),
    businessUserId: expect.any(String),
    status: 'Registered',
    message: 'Company registered successfully',
  })
  const { companyId, businessUserId } = made
  const { businessUsers } = await ok('reports/getBusinessUsers', { companyId })
  expect(businessUsers).toMatchObject([
    { businessUserId, firstName: 'Grace', payrollAdmin: true, beneficialOwner: false, ssn: '' },
  ])
  expect((await ok('reports/getCompanyInfo', { companyId })).company).toMatchObject({ companyId })
})

test.each([
  [{ isTermsAccepted: false }, 'The terms must be accepted: isTermsAccepted must be true'],
  [{ company: '' }, 'registration.company: must not be empty'],
  [{ email: 'nobody' }, 'registration.email: must be an e-mail address'],
])('%j is refused: %s', async (over, message) => {
  expect(await call('companyOnboarding/companyRegistration', registration(over))).toMatchObject(
    refused(message),
  )
})
