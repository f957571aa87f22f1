import { expect, test } from 'vitest'
import { business } from '../../support/bodies.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { statusOf, onboarded, later } = people(sandbox)

test('a user is Ready until the company is verified, and Active with it', async () => {
  const { companyId: fresh } = (await ok('companyOnboarding/createBusiness', business())).registration
  const who = await onboarded(fresh)
  expect(await statusOf(who)).toBe('KYC Pending')
  await later()
  expect(await statusOf(who)).toBe('Active')
})
