import { expect, test } from 'vitest'
import { business, newSsn } from '../../support/bodies.ts'
import { sharedService } from '../../support/shared.ts'
import { onboarding } from './onboarding.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { refusal, registered } = onboarding(sandbox)

test('a beneficial owner is complete, an administrator need not be', async () => {
  const { companyId, businessUserId } = await registered()
  const bare = { firstName: 'Al', lastName: 'Oak', phoneNumber: '4045550139', email: 'al@oak.example' }
  const roles = { payrollAdmin: false, bookkeeper: true, beneficialOwner: false }
  await ok('companyOnboarding/addBusinessUser', { businessUser: { companyId, ...bare, ...roles } })
  expect(
    await refusal('companyOnboarding/addBusinessUser', {
      businessUser: { companyId, ...bare, ...roles, beneficialOwner: true },
    }),
  ).toMatch('is mandatory for a beneficial owner')
  const owns = (given: object) => ({ businessUser: { businessUserId, beneficialOwner: true, ...given } })
  expect(await refusal('companyOnboarding/updateAdminUser', owns({ ssn: newSsn() }))).toBe(
    'address1, city, state, zipcode, dateOfBirth is mandatory for a beneficial owner',
  )
  const whole = { ...business().businessUser, ownershipPercentage: 100 }
  await ok('companyOnboarding/addBusinessUser', { businessUser: { companyId, ...whole } })
  expect(await refusal('companyOnboarding/updateAdminUser', owns(whole))).toMatch('more than 100 percent')
})
