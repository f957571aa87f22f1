import type { SharedService } from '../../support/shared.ts'
import { timeGround } from '../../support/time.ts'

/** Thirty people and their time off. */
export async function leave(sandbox: SharedService) {
  const { call, ok } = sandbox
  // Monday; the biweekly period runs to 2026-10-18.
  const ground = await timeGround(sandbox, { on: '2026-10-05', employees: 30 })
  const { companyId, users, bakers, periods, payOf } = ground
  const policy = async (over: object): Promise<string> =>
    (
      await ok('adminPortal/addTimeOffPolicy', {
        timeOffPolicy: {
          companyId,
          timeOffPolicyName: 'Leave',
          policyType: 'Vacation',
          lumpSumHours: 80,
          ...over,
        },
      })
    ).timeOffPolicy.timeOffPolicyId
  const assign = (timeOffPolicyId: string, userIds: readonly string[], effectiveStartDate = '2026-10-05') =>
    ok('adminPortal/addTimeOffPolicyAssignment', { companyId, timeOffPolicyId, userIds, effectiveStartDate })
  const request = (userId: string, over: object = {}) =>
    call('userPortal/addTimeOffRequest', {
      timeOffRequest: {
        companyId,
        userId,
        policyType: 'Vacation',
        startDate: '2026-10-08',
        endDate: '2026-10-09',
        hours: 12,
        timeOffLineItems: [
          { date: '2026-10-08', requestHours: 8 },
          { date: '2026-10-09', requestHours: 4 },
        ],
        ...over,
      },
    })
  return { companyId, users, bakers, periods, payOf, policy, assign, request }
}
