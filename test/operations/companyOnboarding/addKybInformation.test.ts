import { expect, test } from 'vitest'
import { newEin } from '../../support/bodies.ts'
import { sharedService } from '../../support/shared.ts'
import { kyb, onboarding } from './onboarding.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { refusal, registered, created } = onboarding(sandbox)

test('KYB information: what is missing, doubled or taken is refused', async () => {
  const { companyId } = await registered()
  expect(await refusal('companyOnboarding/initiateCompanyKyb', { companyId })).toMatch('addKybInformation')
  expect(await refusal('companyOnboarding/updateKybInformation', kyb(companyId))).toMatch('addKybInformation')
  const ein = newEin()
  await created({ kybInformation: { ein } })
  expect(await refusal('companyOnboarding/addKybInformation', kyb(companyId, { ein }))).toBe(
    'Ein already in use',
  )
  await ok('companyOnboarding/addKybInformation', kyb(companyId))
  expect(await refusal('companyOnboarding/addKybInformation', kyb(companyId))).toMatch('already exists')
  expect(
    await refusal('companyOnboarding/updateKybInformation', { kybInformation: { companyId, ein } }),
  ).toBe('Ein already in use')
  expect(
    await refusal('companyOnboarding/updateKybInformation', kyb(companyId, { entityType: 'Guild' })),
  ).toBe('Invalid EntityType')
})
