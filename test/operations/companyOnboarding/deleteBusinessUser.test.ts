import { expect, test } from 'vitest'
import { business } from '../../support/bodies.ts'
import { sharedService } from '../../support/shared.ts'
import { onboarding } from './onboarding.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { refusal, created } = onboarding(sandbox)

test('a bookkeeper goes; the last major owner, and a person of another company, stay', async () => {
  const { companyId, businessUserId: owner } = await created()
  const bookkeeper = {
    ...business().businessUser,
    companyId,
    bookkeeper: true,
    beneficialOwner: false,
    ownershipPercentage: 0,
  }
  const { businessUserId } = (await ok('companyOnboarding/addBusinessUser', { businessUser: bookkeeper }))
    .businessUser
  const other = await created()
  const remove = (body: object) => refusal('companyOnboarding/deleteBusinessUser', body)
  expect(await remove({ companyId: other.companyId, businessUserId })).toBe('Invalid BusinessUserId')
  expect(await remove({ businessUserId: owner })).toBe(
    'The last beneficial owner of 25 percent or more cannot be deleted; add another with addBusinessUser first',
  )
  expect(await ok('companyOnboarding/deleteBusinessUser', { companyId, businessUserId })).toEqual({
    success: true,
    message: 'Business user deleted successfully',
  })
  expect(await remove({ businessUserId })).toBe('Invalid BusinessUserId')
})
