import { expect, test } from 'vitest'
import { business, newEin } from '../../support/bodies.ts'
import { sharedService } from '../../support/shared.ts'
import { kyb, onboarding } from './onboarding.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { refusal, registered, created } = onboarding(sandbox)

test('a company is founded by today on the client’s clock, whichever door tells it', async () => {
  await ok('sandbox/setClock', { to: '2026-05-04T15:00:00Z' })
  const words = 'dateOfIncorporation must not be in the future'
  const [today, tomorrow] = [{ dateOfIncorporation: '2026-05-04' }, { dateOfIncorporation: '2026-05-05' }]
  const body = business({ kybInformation: tomorrow })
  expect(await refusal('companyOnboarding/createBusiness', body)).toBe(words)
  const { companyId } = await registered()
  expect(await refusal('companyOnboarding/addKybInformation', kyb(companyId, tomorrow))).toBe(words)
  await ok('companyOnboarding/addKybInformation', kyb(companyId, today))
  expect(await refusal('companyOnboarding/updateKybInformation', kyb(companyId, tomorrow))).toBe(words)
})

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
