import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { call, ok } = world
const { company, hire, later } = payroll(world)
const companyId = await company({ today: '2026-05-25', states: { GA: '2.7%' } })
const ada = await hire(companyId, { name: 'Ada Rest', state: 'GA', rate: 52_000 })
await later()
const policy = async (name: string, policyType: string, lumpSumHours: number) => {
  const { timeOffPolicy } = await ok('adminPortal/addTimeOffPolicy', {
    timeOffPolicy: {
      companyId,
      timeOffPolicyName: name,
      policyType,
      earningMethod: 'Lump Sum',
      lumpSumHours,
    },
  })
  await ok('adminPortal/addTimeOffPolicyAssignment', {
    ...{ companyId, timeOffPolicyId: timeOffPolicy.timeOffPolicyId, userIds: [ada.userId] },
    effectiveStartDate: '2026-05-25',
  })
}
await policy('Rest', 'PTO', 80)
await policy('Away', 'Unpaid', 40)
await ok('sandbox/advanceClock', { days: 1 })

test('every balance and what it is worth at the wage of the day', async () => {
  const { rows, totals } = await ok('reports/getLeaveLiability', { companyId })
  // 52,000 a year over 52 weeks of 40 hours is 25.00 an hour.
  expect(rows).toEqual([
    expect.objectContaining({ policy: 'Rest', policyType: 'PTO', hours: 80, rate: 25, value: 2000 }),
  ])
  expect(totals).toEqual({ hours: 80, value: 2000 })
  const before = await ok('reports/getLeaveLiability', { companyId, on: '2026-05-01' })
  expect(before.rows).toEqual([])
})

test('a company that is not there', async () => {
  expect(await call('reports/getLeaveLiability', { companyId: newId() })).toMatchObject(
    refused('Invalid CompanyId'),
  )
})
