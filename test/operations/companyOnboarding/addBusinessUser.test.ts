import { expect, test } from 'vitest'
import { business } from '../../support/bodies.ts'
import { sharedService } from '../../support/shared.ts'
import { onboarding } from './onboarding.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { refusal, created } = onboarding(sandbox)
const person = (over: object) => ({ businessUser: { ...business().businessUser, ...over } })

test('owners add up to a whole at most, are complete, and the last major one stays', async () => {
  const { companyId, businessUserId: first } = await created({ businessUser: { ownershipPercentage: 74.99 } })
  const add = (over: object) => call('companyOnboarding/addBusinessUser', person({ companyId, ...over }))

  expect((await add({ ownershipPercentage: 25.02 })).body.error.message).toMatch('more than 100 percent')
  const added = await add({ ownershipPercentage: 25.01 })
  expect(added).toMatchObject({ status: 200, body: { businessUser: { status: 'Ready' } } })
  const second = added.body.businessUser.businessUserId

  const update = (given: object) =>
    call('companyOnboarding/updateBusinessUser', { businessUser: { businessUserId: second, ...given } })
  expect((await update({ ownershipPercentage: 25.02 })).body.error.message).toMatch('more than 100 percent')
  expect((await update({ ssn: '' })).body.error.message).toBe('ssn is mandatory for a beneficial owner')
  expect(await update({ lastName: 'Fenn', ownershipPercentage: 24.99 })).toMatchObject({ status: 200 })

  // 74.99 is the only 25 percent or more that is left.
  expect(await refusal('companyOnboarding/deleteBusinessUser', { companyId, businessUserId: first })).toMatch(
    'last',
  )
  expect(await update({ ownershipPercentage: 25 })).toMatchObject({ status: 200 })
  expect(await ok('companyOnboarding/deleteBusinessUser', { businessUserId: first })).toMatchObject({
    success: true,
  })

  const { businessUsers } = await ok('reports/getBusinessUsers', { companyId })
  expect(businessUsers).toMatchObject([
    {
      businessUserId: second,
      lastName: 'Fenn',
      ownershipPercentage: 25,
      ssn: expect.stringMatching(/^\*+\d{4}$/),
    },
  ])
})
