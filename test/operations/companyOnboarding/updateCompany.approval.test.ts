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

test('a person does not change how payrolls are funded, and may send what stands', async () => {
  const { companyId } = places.own
  const set = (fundingMethod: string) =>
    ask(
      { ...parts, onRefusal: recordRefusal },
      callers.administrator,
      operation,
      { company: { companyId, fundingMethod } },
      false,
    )
  const now = async () => (await ok('reports/getCompanyInfo', { companyId })).company.fundingMethod
  const refusal = {
    status: 400,
    text: 'How payrolls are funded can only be changed by the platform, with its API key',
  }
  expect(await set('Wire')).toMatchObject(refusal)
  await ok('companyOnboarding/updateCompany', { company: { companyId, fundingMethod: 'Wire' } })
  expect((await set('Wire')).status).toBe(200)
  expect(await set('ACH')).toMatchObject(refusal)
  expect(await now()).toBe('Wire')
})

test('a person does not turn same-day ACH on, and may turn it off', async () => {
  const { companyId } = places.own
  const set = (sameDayAch: boolean) =>
    ask(
      { ...parts, onRefusal: recordRefusal },
      callers.administrator,
      operation,
      { company: { companyId, sameDayAch } },
      false,
    )
  expect(await set(true)).toMatchObject({
    status: 400,
    text: 'Same-day ACH can only be turned on by the platform, with its API key',
  })
  await ok('companyOnboarding/updateCompany', { company: { companyId, sameDayAch: true } })
  expect((await ok('reports/getCompanyInfo', { companyId })).company.sameDayAch).toBe(true)
  await set(false)
  expect((await ok('reports/getCompanyInfo', { companyId })).company.sameDayAch).toBe(false)
})
