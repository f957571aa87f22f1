import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { edges } from '../userPortal/edges.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { ground, companyId } = await edges(sandbox)

test('policies come in pages', async () => {
  await ground.policy({ name: 'Other hours' })
  for (const timeOffPolicyName of ['P', 'Q']) {
    await ok('adminPortal/addTimeOffPolicy', {
      timeOffPolicy: { companyId, timeOffPolicyName, policyType: 'Vacation', lumpSumHours: 8 },
    })
  }
  for (const [address, key] of [
    ['reports/getTimeTrackingPolicies', 'timeTrackingPolicies'],
    ['reports/getTimeOffPolicies', 'timeOffPolicies'],
  ] as const) {
    const whole = (await ok(address, { companyId }))[key]
    const one = await ok(address, { companyId, limit: 1 })
    const rest = await ok(address, { companyId, limit: 1000, cursor: one.nextCursor })
    expect([...one[key], ...rest[key]]).toEqual(whole)
    expect(rest.nextCursor).toBeNull()
  }
})
