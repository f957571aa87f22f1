import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { leave } from '../userPortal/leave.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, policy } = await leave(sandbox)

test('what is left out stays; null is no limit', async () => {
  const timeOffPolicyId = await policy({ carryoverLimitHours: 40, maxAccumulatedHours: 100 })
  const update = (over: object) =>
    call('adminPortal/updateTimeOffPolicy', { timeOffPolicy: { companyId, timeOffPolicyId, ...over } })
  expect(await update({ timeOffPolicyName: 'Rest', carryoverLimitHours: null })).toMatchObject({
    status: 200,
    body: { timeOffPolicy: { timeOffPolicyId, message: 'Time off policy updated successfully' } },
  })
  const { timeOffPolicy } = await ok('reports/getTimeOffPolicy', { companyId, timeOffPolicyId })
  expect(timeOffPolicy).toMatchObject({
    timeOffPolicyName: 'Rest',
    policyType: 'Vacation',
    lumpSumHours: 80,
    carryoverLimitHours: null,
    maxAccumulatedHours: 100,
  })
  expect(await update({ timeOffPolicyId: newId() })).toMatchObject(refused('Invalid TimeOffPolicyId'))
})
