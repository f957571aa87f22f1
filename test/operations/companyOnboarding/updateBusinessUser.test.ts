import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { sharedService } from '../../support/shared.ts'
import { onboarding } from './onboarding.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { refusal, created } = onboarding(sandbox)

test('what is sent changes, what is left out stays', async () => {
  const { companyId, businessUserId } = await created()
  const update = (over: object) => ({ businessUser: { businessUserId, ...over } })
  const [before] = (await ok('reports/getBusinessUsers', { companyId })).businessUsers
  await ok('companyOnboarding/updateBusinessUser', update({ lastName: 'Fenn', city: 'Macon' }))
  expect((await ok('reports/getBusinessUsers', { companyId })).businessUsers).toEqual([
    { ...before, lastName: 'Fenn', city: 'Macon' },
  ])

  const refused = (over: object) => refusal('companyOnboarding/updateBusinessUser', update(over))
  expect(await refused({ businessUserId: newId() })).toBe('Invalid BusinessUserId')
  expect(await refused({ ssn: '' })).toBe('ssn is mandatory for a beneficial owner')
  expect(await refused({ state: 'ZZ' })).toBe('Invalid State')
})
