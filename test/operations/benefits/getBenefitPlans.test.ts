import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { plans } from './plans.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, asked } = await plans(sandbox)

test('plans in order of creation, in pages', async () => {
  expect(await ok('benefits/getBenefitPlans', { companyId })).toEqual({ benefitPlans: [] })
  for (const name of ['Gold', 'Silver']) await ok('benefits/addBenefitPlan', asked({ name }))
  const first = await ok('benefits/getBenefitPlans', { companyId, limit: 1 })
  expect(first.benefitPlans).toMatchObject([{ companyId, name: 'Gold', type: 'Medical' }])
  const rest = await ok('benefits/getBenefitPlans', { companyId, cursor: first.nextCursor })
  expect(rest).toMatchObject({ benefitPlans: [{ name: 'Silver' }], nextCursor: null })
})

test('an unknown company', async () => {
  expect(await call('benefits/getBenefitPlans', { companyId: newId() })).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
