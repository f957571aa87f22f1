import { expect, test } from 'vitest'
import { operations } from '../../../src/operations/index.ts'
import { ask, reachGround } from '../../support/reach.ts'
import { recordRefusal } from '../../support/service.ts'

const { places, parts, callers, ok } = await reachGround()
const operation = operations.find(({ address }) => address === 'companyOnboarding/updateCompany')!

test('a person turns approval on, and only the platform turns it off', async () => {
  const { companyId } = places.own
  const set = (requiresApproval: boolean) =>
    ask(
      { ...parts, onRefusal: recordRefusal },
      callers.administrator,
      operation,
      { company: { companyId, requiresApproval } },
      false,
    )
  const now = async () => (await ok('reports/getCompanyInfo', { companyId })).company.requiresApproval

  await set(true)
  expect(await now()).toBe(true)
  expect(await set(false)).toMatchObject({
    status: 400,
    text: 'Approval by a second person can only be turned off by the platform, with its API key',
  })
  expect(await now()).toBe(true)
  await ok('companyOnboarding/updateCompany', { company: { companyId, requiresApproval: false } })
  expect(await now()).toBe(false)
})
