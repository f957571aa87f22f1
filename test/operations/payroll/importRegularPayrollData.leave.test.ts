import { expect, test } from 'vitest'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok } = world
const { company, hire, schedule, later } = payroll(world)
const companyId = await company({ today: '2026-06-01', states: { TX: '2.7%', CA: '3.4%' } })
const byHour = (name: string, state = 'TX') => hire(companyId, { name, state, rate: 25, basis: 'Per Hour' })
const [hal, sue] = [
  await byHour('Hal Our'),
  await hire(companyId, { name: 'Sue Alary', state: 'TX', rate: 52_000 }),
]
const [leaver, bare] = [await byHour('Lea Ver', 'CA'), await byHour('Bea Bare')]
await later()
const [first, second] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
const at = { companyId, payPeriodId: first!.payPeriodId }
const { timeOffPolicyId } = (
  await ok('adminPortal/addTimeOffPolicy', {
    timeOffPolicy: { companyId, timeOffPolicyName: 'Days off', policyType: 'PTO', lumpSumHours: 40 },
  })
).timeOffPolicy
await ok('adminPortal/addTimeOffPolicyAssignment', {
  companyId,
  timeOffPolicyId,
  userIds: [hal.userId, sue.userId, leaver.userId],
  effectiveStartDate: '2026-06-01',
})

const balanceOf = async ({ userId }: { userId: string }) =>
  (await ok('reports/getTimeOffBalance', { companyId, userId })).timeOffBalance[0]
const off = ({ userId }: { userId: string }, hours: number, policyType = 'PTO') => ({
  userId,
  ...(userId === sue.userId ? {} : { basicPay: { payHours: 72 } }),
  timeOffs: [{ policyType, hours }],
})
const imported = async (...payrollData: object[]) =>
  (await ok('payroll/importRegularPayrollData', { ...at, payrollData })).importRegularPayrollData

test('A10: leave paid by import is taken from the balance, once, and a cancelled run gives it back', async () => {
  expect(await imported(off(hal, 8), off(sue, 8, 'Days Off'), off(leaver, 8))).not.toHaveProperty(
    'validationWarning',
  )
  expect(await balanceOf(hal)).toMatchObject({ balanceHours: 40, availableHours: 32 })
  await ok('payroll/previewPayroll', at)
  expect(await balanceOf(hal)).toMatchObject({ balanceHours: 40 })

  await ok('payroll/initiatePayroll', at)
  for (const who of [hal, sue])
    expect(await balanceOf(who)).toMatchObject({ balanceHours: 32, availableHours: 32 })
  await ok('payroll/initiatePayroll', at)
  expect((await balanceOf(hal)).lines.at(-1)).toMatchObject({
    kind: 'use',
    hours: -8,
    balance: 32,
    explanation: '8.00 paid by an import',
  })

  await ok('payroll/cancelPayrollSubmission', at)
  expect(await balanceOf(hal)).toMatchObject({ balanceHours: 40, availableHours: 32 })
})

test('A11: leave by a word that is none is said; a kind that the company keeps no balances of is not', async () => {
  expect((await imported(off(hal, 8, 'Sabatical'))).validationWarning).toBe(
    'Hal Our has no policy of Sabatical: 8.00 hours are paid and taken from no balance',
  )
  expect(await imported(off(hal, 8, 'bereavement'))).not.toHaveProperty('validationWarning')
})

test('A10: more than there is is paid, and said by the import, the preview and the run', async () => {
  const short =
    'Hal Our is paid 44.00 hours of PTO and has 40.00: 4.00 are paid and not covered by the balance'
  const none = 'Bea Bare has no policy of PTO: 8.00 hours are paid and taken from no balance'
  expect((await imported(off(hal, 44), off(bare, 8))).validationWarning).toBe(`${none}; ${short}`)
  expect((await ok('payroll/previewPayroll', at)).warnings).toEqual(expect.arrayContaining([none, short]))
  expect((await ok('payroll/initiatePayroll', { ...at, runNow: true })).payPeriod.warnings).toEqual(
    expect.arrayContaining([none, short]),
  )
  expect(await balanceOf(hal)).toMatchObject({ balanceHours: 0 })
  expect(await balanceOf(sue)).toMatchObject({ balanceHours: 32 })
})

test('A10: a void gives back what the paycheck took, once', async () => {
  await ok('payroll/voidPayroll', { ...at, userIds: [hal.userId], reason: 'Wrong hours' })
  expect(await balanceOf(hal)).toMatchObject({ balanceHours: 40 })
  expect(await balanceOf(sue)).toMatchObject({ balanceHours: 32 })
  await ok('payroll/voidPayroll', { ...at, reason: 'Wrong hours' })
  expect(await balanceOf(hal)).toMatchObject({ balanceHours: 40 })
  expect(await balanceOf(sue)).toMatchObject({ balanceHours: 40 })
})

test('A10: hours that an import pays are not paid out as well, and a voided cash-out restores the balance', async () => {
  const next = { companyId, payPeriodId: second!.payPeriodId }
  await ok('payroll/importRegularPayrollData', { ...next, payrollData: [off(leaver, 8), off(hal, 8)] })
  await ok('sandbox/setClock', { to: '2026-06-26T15:00:00Z' })
  await ok('adminPortal/terminateUser', {
    user: {
      ...leaver,
      exitDate: '2026-06-26',
      finalPayCheckType: 'They will be paid during a regular payroll cycle',
      terminationChoice: 'Voluntary',
      dismissalType: 'Resigned',
      reason: 'Moved',
    },
  })
  // A23: California pays out 40 − 8 hours although the policy says nothing of it.
  const lines = (await balanceOf(leaver)).lines
  expect(lines.at(-1)).toMatchObject({
    kind: 'payout',
    hours: -32,
    explanation: '32.00 paid out on leaving, as the law asks for: Labor Code 227.3 (CA)',
  })
  await ok('payroll/initiatePayroll', { ...next, runNow: true })
  expect(await balanceOf(leaver)).toMatchObject({ balanceHours: 0 })
  const { payPeriod } = await ok('reports/getPayPeriodDetails', { payPeriodId: next.payPeriodId })
  const paid = payPeriod[0].payrollLineItems.find((item: { userId: string }) => item.userId === leaver.userId)
  expect(paid.payDetails).toEqual(
    expect.arrayContaining([
      { type: 'PTO', description: 'PTO', amount: 200 },
      { type: 'Leave Cash-Out', description: 'Leave Cash-Out', amount: 800 },
    ]),
  )
  await ok('payroll/voidPayroll', { ...next, userIds: [leaver.userId], reason: 'Not gone yet' })
  expect(await balanceOf(leaver)).toMatchObject({ balanceHours: 40 })
})
