import { expect, test } from 'vitest'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok } = world
const { company, hire, schedule, later } = payroll(world)
const companyId = await company({ today: '2026-06-01', states: { TX: '2.7%', CA: '3.4%', RI: '1.0%' } })
const byHour = (name: string, state: string, more: object = {}) =>
  hire(companyId, { name, state, rate: 37.5, basis: 'Per Hour', ...more })
const people = {
  CA: await byHour('Cal Leaver', 'CA'),
  TX: await byHour('Tex Leaver', 'TX'),
  RI: await byHour('New Rhode', 'RI'),
  'RI of last year': await byHour('Old Rhode', 'RI', { dateOfJoin: '2025-06-15' }),
}
await later()
await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
const policy = async (over: object) =>
  (
    await ok('adminPortal/addTimeOffPolicy', {
      timeOffPolicy: { companyId, timeOffPolicyName: 'Leave', policyType: 'PTO', lumpSumHours: 40, ...over },
    })
  ).timeOffPolicy

const everywhere =
  'payoutOnTermination: false does not hold in CA (Labor Code 227.3), RI (R.I. Gen. Laws 28-14-4): the balance is paid ' +
  'out there when someone leaves'

test('A23: a policy that says otherwise than the law of a state is told when it is saved', async () => {
  expect(await policy({})).not.toHaveProperty('validationWarning')
  expect(await policy({ payoutOnTermination: true })).not.toHaveProperty('validationWarning')
  expect(await policy({ payoutOnTermination: false, policyType: 'Sick Leave' })).not.toHaveProperty(
    'validationWarning',
  )
  const { timeOffPolicyId, validationWarning } = await policy({ payoutOnTermination: false })
  expect(validationWarning).toBe(everywhere)
  const change = async (over: object) =>
    (await ok('adminPortal/updateTimeOffPolicy', { timeOffPolicy: { timeOffPolicyId, ...over } }))
      .timeOffPolicy
  expect((await change({ payoutOnTermination: false })).validationWarning).toBe(everywhere)
  expect((await change({ carryoverLimitHours: 10 })).validationWarning).toBe(
    'carryoverLimitHours does not hold in CA (Labor Code 227.3): nothing is forfeited there; use maxAccumulatedHours',
  )
})

test('A23: whatever the policy says, earned vacation is paid out where it is wages', async () => {
  const { timeOffPolicyId } = await policy({ payoutOnTermination: false })
  const sick = await policy({ policyType: 'Sick Leave' })
  const userIds = Object.values(people).map(({ userId }) => userId)
  for (const id of [timeOffPolicyId, sick.timeOffPolicyId]) {
    await ok('adminPortal/addTimeOffPolicyAssignment', {
      companyId,
      timeOffPolicyId: id,
      userIds,
      effectiveStartDate: '2026-06-01',
    })
  }
  await ok('sandbox/setClock', { to: '2026-06-15T15:00:00Z' })
  const ends: Record<string, unknown> = {}
  for (const [state, who] of Object.entries(people)) {
    await ok('adminPortal/terminateUser', {
      user: {
        ...who,
        exitDate: '2026-06-15',
        finalPayCheckType: 'They will be paid during a regular payroll cycle',
        terminationChoice: 'Voluntary',
        dismissalType: 'Resigned',
        reason: 'Moved',
      },
    })
    const { timeOffBalance } = await ok('reports/getTimeOffBalance', { companyId, userId: who.userId })
    ends[state] = timeOffBalance.map(
      ({ policyType, lines }: { policyType: string; lines: { kind: string }[] }) => [
        policyType,
        lines.at(-1)!.kind,
      ],
    )
  }
  const [paid, lost] = [
    ['PTO', 'payout'],
    ['PTO', 'forfeiture'],
  ]
  const sickness = ['Sick Leave', 'forfeiture']
  expect(ends).toEqual({
    CA: [paid, sickness],
    TX: [lost, sickness],
    RI: [lost, sickness], // in the first year of service
    'RI of last year': [paid, sickness],
  })
  // 40 × 37.50
  const { payPeriod } = await ok('payroll/previewPayroll', {
    companyId,
    payPeriodId: (await ok('reports/getUnProcessedPayPeriod', { companyId, workerType: 'W2' }))
      .unprocessedPayPeriods[1].payPeriodId,
  })
  const item = payPeriod[0].payrollLineItems.find(
    (each: { userId: string }) => each.userId === people.CA.userId,
  )
  expect(item.payDetails).toEqual([{ type: 'Leave Cash-Out', description: 'Leave Cash-Out', amount: 1500 }])
})

test('A23: the end of the year takes no vacation in California', async () => {
  const [cal, tex] = [await byHour('Cal Keeps', 'CA'), await byHour('Tex Loses', 'TX')]
  await later()
  const { timeOffPolicyId } = await policy({ carryoverLimitHours: 10, policyType: 'Vacation' })
  await ok('adminPortal/addTimeOffPolicyAssignment', {
    companyId,
    timeOffPolicyId,
    userIds: [cal.userId, tex.userId],
    effectiveStartDate: '2026-06-16',
  })
  await ok('sandbox/setClock', { to: '2027-01-02T15:00:00Z' })
  const balance = async ({ userId }: { userId: string }) =>
    (await ok('reports/getTimeOffBalance', { companyId, userId })).timeOffBalance[0].balanceHours
  expect([await balance(cal), await balance(tex)]).toEqual([80, 50])
})
