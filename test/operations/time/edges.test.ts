import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { user } from '../../support/bodies.ts'
import { account, kyc, w4, wage } from '../../support/people.ts'
import { service } from '../../support/service.ts'
import { timeGround } from './ground.ts'

const sandbox = await service()
const { call, ok } = sandbox
// Monday; the biweekly period runs from 2026-10-19 to 2026-11-01, when the clocks go back.
const ground = await timeGround(sandbox, { on: '2026-10-19', employees: 12 })
const { companyId, users, bakers, periods, payOf } = ground
const [first, second] = periods
const policy = await ground.policy({ timeZone: 'America/New_York' })
const refused = (message: string) => ({ status: 400, body: { error: { code: 400, message } } })
const who = (n: number) => ({ companyId, userId: users[n]!.userId })

test('an id that the company does not have is never an empty list', async () => {
  const [userId, payPeriodId, timeOffPolicyId] = [newId(), newId(), newId()]
  const rows = [
    ['reports/getTimeCards', { userId }, 'Invalid UserId'],
    ['reports/getTimeCards', { payPeriodId, userId }, 'Invalid PayPeriodId'],
    ['reports/getTimeOffRequests', { userId }, 'Invalid UserId'],
    ['reports/getTimeOffBalance', { userId: who(0).userId, timeOffPolicyId }, 'Invalid TimeOffPolicyId'],
    ['userPortal/submitTimeCard', { userId, timeCardIds: [] }, 'Invalid UserId'],
    ['userPortal/cancelTimeOffRequest', { userId, timeOffRequestId: newId() }, 'Invalid UserId'],
    [
      'adminPortal/removeTimeTrackingPolicyAssignments',
      { timeTrackingPolicyId: newId(), userIds: [] },
      'Invalid TimeTrackingPolicyId',
    ],
  ] as const
  for (const [address, body, message] of rows)
    expect(await call(address, { companyId, ...body })).toMatchObject(refused(message))
  const foreign = { companyId: newId(), timeTrackingPolicyId: policy }
  expect(await call('adminPortal/updateTimeTrackingPolicy', { timeTrackingPolicy: foreign })).toMatchObject(
    refused('Invalid CompanyId'),
  )
  expect(
    await call('adminPortal/updateTimeOffPolicy', { timeOffPolicy: { companyId: newId(), timeOffPolicyId } }),
  ).toMatchObject(refused('Invalid CompanyId'))
})

test('a clock that ran into another entry is not stopped over it', async () => {
  const me = who(0)
  await ground.assign(policy, [me.userId])
  await ground.enter(me.userId, '2026-10-19T11:00', '2026-10-19T12:00')
  const { timeEntryId } = (await ok('userPortal/clockIn', me)).timeEntry // at ten
  await ok('sandbox/advanceClock', { hours: 3 })
  expect(await call('userPortal/clockOut', me)).toMatchObject(refused('Time entries must not overlap'))
  const ended = await ok('userPortal/updateTimeEntry', { ...me, timeEntryId, end: '2026-10-19T11:00' })
  expect(ended.timeEntry.hours).toBe(1)
})

test('holidays are listed, and who is hired after they were set has them too', async () => {
  const holiday = (date: string, paid: boolean) =>
    ok('adminPortal/addCompanyHoliday', { companyId, date, name: `Rest ${date}`, paid })
  await holiday('2026-10-29', true)
  await holiday('2026-10-28', false)
  const listed = async (over: object) =>
    (await ok('reports/getCompanyHolidays', { companyId, ...over })).companyHolidays
  expect(await listed({})).toMatchObject([
    { date: '2026-10-28', name: 'Rest 2026-10-28', paid: false },
    { date: '2026-10-29', name: 'Rest 2026-10-29', paid: true },
  ])
  expect(await listed({ from: '2026-10-29', to: '2026-10-29' })).toHaveLength(1)
  const paged = await ok('reports/getCompanyHolidays', { companyId, limit: 1 })
  expect(await listed({ limit: 1, cursor: paged.nextCursor })).toMatchObject([{ date: '2026-10-29' }])
  expect(await call('reports/getCompanyHolidays', { companyId: newId() })).toMatchObject(
    refused('Invalid CompanyId'),
  )

  const { userId } = (await ok('adminPortal/addUser', user(companyId, { dateOfJoin: '2026-10-20' }))).user
  const hired = { companyId, userId }
  await ok('adminPortal/addUserWage', wage(hired, { startDate: '2026-10-20', wageRate: 20 }))
  await ok('userOnboarding/addKycInformation', kyc(hired, { ssn: '411-22-3344' }))
  await ok('userOnboarding/addW4Information', w4(hired))
  await ok('userPortal/addUserBankAccount', account(hired))
  await ok('userOnboarding/acceptTermsAndCondition', { userId })
  await ok('sandbox/advanceClock', { hours: 1 })
  expect((await payOf(first.payPeriodId, userId)).payDetails).toEqual([
    { type: 'Holiday', description: 'Holiday', amount: 160 },
  ])
})

test('of a time shown twice the second stays the second when something else is changed', async () => {
  const me = who(2)
  await ground.assign(policy, [me.userId])
  // 01:30 in New York, the second time: 06:30 UTC; the first was 05:30.
  await ok('sandbox/setClock', { to: '2026-11-01T06:30:00Z' })
  const { timeEntryId, start } = (await ok('userPortal/clockIn', me)).timeEntry
  expect(start).toBe('2026-11-01T01:30')
  await ok('sandbox/advanceClock', { hours: 4 })
  expect((await ok('userPortal/clockOut', me)).timeEntry).toMatchObject({ end: '2026-11-01T05:30', hours: 4 })
  const change = async (over: object) =>
    (await ok('userPortal/updateTimeEntry', { ...me, timeEntryId, ...over })).timeEntry.hours
  expect(await change({ breakMinutes: 30 })).toBe(3.5)
  expect(await change({ end: '2026-11-01T06:30', breakMinutes: 0 })).toBe(5)
  // Said anew, the first is meant.
  expect(await change({ start: '2026-11-01T01:31' })).toBe(5.98)
})

test('leave in a period that is skipped is paid with the next', async () => {
  const { userId, userWages } = bakers[0]!
  const { timeOffPolicyId } = (
    await ok('adminPortal/addTimeOffPolicy', {
      timeOffPolicy: { companyId, timeOffPolicyName: 'P', policyType: 'PTO', lumpSumHours: 8 },
    })
  ).timeOffPolicy
  await ok('adminPortal/addTimeOffPolicyAssignment', { companyId, timeOffPolicyId, userIds: [userId] })
  const days = { startDate: '2026-11-01', endDate: '2026-11-01', hours: 8 }
  const { timeOffRequestId } = (
    await ok('userPortal/addTimeOffRequest', {
      timeOffRequest: { companyId, userId, timeOffPolicyId, ...days },
    })
  ).timeOffRequest
  await ok('adminPortal/approveTimeOffRequest', { companyId, timeOffRequestId })
  const pto = { type: 'PTO', description: 'PTO', amount: 8 * userWages[0]!.WageRate }
  expect((await payOf(first.payPeriodId, userId)).payDetails).toContainEqual(pto)
  await ok('payroll/skipPayPeriod', { companyId, payPeriodId: first.payPeriodId, reason: 'closed' })
  expect((await payOf(second.payPeriodId, userId)).payDetails).toEqual([pto])
})

test('policies come in pages', async () => {
  await ground.policy({ name: 'Other hours' })
  await ok('adminPortal/addTimeOffPolicy', {
    timeOffPolicy: { companyId, timeOffPolicyName: 'Q', policyType: 'Vacation', lumpSumHours: 8 },
  })
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
