import { expect, test } from 'vitest'
import { sharedService } from '../support/shared.ts'
import { timeGround } from '../support/time.ts'

const sandbox = await sharedService()
const { ok, call } = sandbox

// Monday; the biweekly periods are October 19 to November 1, paid on the 6th, and November 2 to 15.
const ground = await timeGround(sandbox, { on: '2026-10-19', employees: 30 })
const { companyId, users, periods, payOf } = ground
const [first, second] = periods
const engineers = users.filter(({ jobTitle }) => jobTitle === 'Engineer')

const policy = async (over: object): Promise<string> =>
  (
    await ok('adminPortal/addTimeOffPolicy', {
      timeOffPolicy: { companyId, timeOffPolicyName: 'Leave', policyType: 'PTO', ...over },
    })
  ).timeOffPolicy.timeOffPolicyId

const assign = (timeOffPolicyId: string, ...userIds: string[]) =>
  ok('adminPortal/addTimeOffPolicyAssignment', { companyId, timeOffPolicyId, userIds })

const leaver = (userId: string, exitDate: string) => ({
  user: {
    companyId,
    userId,
    exitDate,
    personalEmail: '',
    finalPayCheckType: 'They will be paid during a regular payroll cycle',
  },
})

const balance = async (userId: string) =>
  (await ok('reports/getTimeOffBalance', { companyId, userId })).timeOffBalance[0]
const [early, late, rehired] = engineers
const texan = ground.bakers[0]!
const accrual = { earningMethod: 'Accrual', accrualRatePerHour: 0.1, payoutOnTermination: true }
await assign(await policy(accrual), early!.userId, late!.userId)
await assign(await policy({ lumpSumHours: 12, policyType: 'Sick Leave' }), early!.userId, rehired!.userId)

test('hours that are not paid yet have earned before the balance is paid out', async () => {
  const { userId } = early!
  await ok('adminPortal/terminateUser', leaver(userId, '2026-10-23'))
  // Monday to Friday of an open period: 40 × 0.1.
  const { lines } = await balance(userId)
  expect(lines).toEqual([
    {
      date: '2026-10-23',
      kind: 'accrual',
      hours: 4,
      balance: 4,
      explanation: 'Not yet paid through 2026-10-23: 40.00 hours worked × 0.1 = 4.00',
    },
    { date: '2026-10-23', kind: 'payout', hours: -4, balance: 0, explanation: '4.00 paid out on leaving' },
  ])
  const [, sick] = (await ok('reports/getTimeOffBalance', { companyId, userId })).timeOffBalance
  expect(sick).toMatchObject({ policyType: 'Sick Leave', balanceHours: 0, endDate: '2026-10-23' })
  expect(sick.lines.at(-1)).toMatchObject({
    kind: 'forfeiture',
    explanation: '12.00 end with the employment',
  })
  const item = await payOf(first.payPeriodId, userId)
  const yearly = Math.round(item.payRate * 100)
  // 4 hours of 2,080 a year.
  expect(item.payDetails.at(-1)).toMatchObject({
    type: 'Leave Cash-Out',
    amount: Math.round((yearly * 4) / 2080) / 100,
  })
})

test('an exit in a period that is already run is paid out with the next one, and nothing else is', async () => {
  await ok('payroll/initiatePayroll', { companyId, payPeriodId: first.payPeriodId, runNow: true })
  const { userId } = late!
  await ok('adminPortal/deactivateUser', leaver(userId, '2026-10-30'))
  // The 80 hours of the paycheck of November 6 have earned 8.00.
  expect(
    (await balance(userId)).lines.map(({ kind, hours }: { kind: string; hours: number }) => [kind, hours]),
  ).toEqual([
    ['accrual', 8],
    ['payout', -8],
  ])
  const item = await payOf(second.payPeriodId, userId)
  expect(item.payDetails).toMatchObject([{ type: 'Leave Cash-Out' }])
  // When that pay date comes nothing is earned twice.
  await ok('sandbox/setClock', { to: '2026-11-09T15:00:00Z' })
  expect((await balance(userId)).lines).toHaveLength(2)

  // Back before that payroll: the payout is not paid, what the paid hours earned stays.
  await ok('adminPortal/activateUser', { user: { userId } })
  expect(await balance(userId)).toMatchObject({ balanceHours: 8, endDate: null })
  await ok('adminPortal/deactivateUser', leaver(userId, '2026-11-10'))
  await ok('payroll/initiatePayroll', { companyId, payPeriodId: second.payPeriodId, runNow: true })
  await ok('adminPortal/activateUser', { user: { userId } })
  expect(await balance(userId)).toMatchObject({ balanceHours: 0, endDate: null })
})

test('who is hired again begins anew, and nobody asks for leave after the exit', async () => {
  const { userId } = rehired!
  const ask = (date: string) =>
    call('userPortal/addTimeOffRequest', {
      timeOffRequest: {
        companyId,
        userId,
        policyType: 'Sick Leave',
        startDate: date,
        endDate: date,
        hours: 4,
      },
    })
  await ok('adminPortal/terminateUser', leaver(userId, '2026-11-12'))
  expect((await ask('2026-11-11')).body.error.message).toBe('timeOffPolicyId is required.')
  await ok('adminPortal/activateUser', { user: { userId } })
  expect((await ask('2026-11-11')).body.error.message).toBe('timeOffPolicyId is required.')
  expect(await balance(userId)).toMatchObject({ balanceHours: 0, endDate: '2026-11-12' })
})

test('a holiday before the exit goes with the Off-Cycle period, and everything comes back with its owner', async () => {
  const { userId } = texan
  const [third] = (await ok('reports/getUnProcessedPayPeriod', { companyId })).unprocessedPayPeriods.filter(
    ({ payPeriodStatus }: { payPeriodStatus: string }) => payPeriodStatus === 'new',
  )
  await ok('sandbox/setClock', { to: '2026-11-16T15:00:00Z' })
  expect(third.payBeginDate).toBe('2026-11-16')
  await ground.assign(await ground.policy(), [userId])
  await ground.enter(userId, '2026-11-16T08:00', '2026-11-16T16:00')
  await ok('adminPortal/addCompanyHoliday', { companyId, date: '2026-11-17', name: 'Fair' })
  const { user } = leaver(userId, '2026-11-18')
  await ok('adminPortal/deactivateUser', {
    user: { ...user, finalPayCheckType: 'They will be paid by supplemental payroll' },
  })
  const [card] = await ground.cardsOf({ userId })
  expect(card).toMatchObject({ payEndDate: '2026-11-18' })
  const rate = texan.userWages[0]!.WageRate
  expect((await payOf(card.payPeriodId, userId)).payDetails).toEqual([
    { type: 'Holiday', description: 'Holiday', amount: 8 * rate },
  ])
  await ok('adminPortal/activateUser', { user: { userId } })
  expect(await ground.cardsOf({ userId })).toMatchObject([
    { timeCardId: card.timeCardId, payPeriodId: third.payPeriodId, standardHours: 8 },
  ])
  await ground.syncAll(third.payPeriodId, [card.timeCardId])
  expect(await payOf(third.payPeriodId, userId)).toMatchObject({ grossTotal: 16 * rate, payHours: 8 })
})
