import { expect, test } from 'vitest'
import { paying } from '../support/paid.ts'
import { type Hired, payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

/** Time cards of two weeks, from the punch to the bank: October 19 to November 1, 2026, when the clocks go back. */
const sandbox = await sharedService()
const { ok } = sandbox
const { company, hire, schedule } = payroll(sandbox)
const { process, stubOf, ledgerOf } = paying(sandbox)
const companyId = await company({ today: '2026-10-19', states: { TX: '2.7%', CA: '3.4%' } })
const byHour = async (name: string, state: string, rate: number, over: Partial<Hired> = {}) =>
  (await hire(companyId, { name, state, rate, basis: 'Per Hour', ...over })).userId
const cara = await byHour('Cara Coast', 'CA', 24)
const pia = await byHour('Pia Premium', 'CA', 24)
const nick = await byHour('Nick Night', 'TX', 20)
const nora = await byHour('Nora Contract', 'TX', 50, { workerType: '1099-NEC' })
await ok('sandbox/advanceClock', { hours: 1 })
const dates = { payBeginDate: '2026-10-19', payDate: '2026-11-06' }
const [first, second] = await schedule(companyId, dates)
const [contract] = await schedule(companyId, { ...dates, workerType: '1099-NEC' })

const policy = async (over: object): Promise<string> =>
  (
    await ok('adminPortal/addTimeTrackingPolicy', {
      timeTrackingPolicy: { companyId, name: 'Hours', ...over },
    })
  ).timeTrackingPolicy.timeTrackingPolicyId
const assign = async (timeTrackingPolicyId: string, ...userIds: string[]) => {
  const body = { companyId, timeTrackingPolicyId, userIds }
  const { assignments } = await ok('adminPortal/addTimeTrackingPolicyAssignments', body)
  expect(assignments.map(({ success }: { success: boolean }) => success)).toEqual(userIds.map(() => true))
}
await assign(await policy({ overtimeRule: 'State', workweekStart: 'Monday' }), cara)
await assign(await policy({ overtimeRule: 'State' }), pia)
await assign(await policy({ workweekStart: 'Monday' }), nick, nora)

const enter = async (userId: string, start: string, end: string): Promise<number> =>
  (await ok('userPortal/addTimeEntry', { companyId, userId, start, end })).timeEntry.hours
/** Day by day from `from` to `to` o'clock. */
const days = async (userId: string, dates: readonly string[], from: string, to: string) => {
  for (const date of dates) await enter(userId, `2026-${date}T${from}`, `2026-${date}T${to}`)
}
const sync = async (payPeriodId: string) => {
  const { timeCards } = await ok('reports/getTimeCards', { companyId, payPeriodId })
  const timeCardIds = timeCards.map(({ timeCardId }: { timeCardId: string }) => timeCardId)
  await ok('userPortal/submitTimeCard', { companyId, timeCardIds })
  await ok('adminPortal/approveTimeCards', { companyId, timeCardIds })
  const synced = await ok('adminPortal/syncTimeCardsToPayroll', { companyId, payPeriodId, timeCardIds })
  expect(new Set(synced.timeCards.map(({ status }: { status: string }) => status))).toEqual(
    new Set(['Synced']),
  )
}

await enter(cara, '2026-10-19T08:00', '2026-10-19T21:00')
await days(cara, ['10-20', '10-21', '10-22', '10-23', '10-24'], '08:00', '13:00')
await enter(cara, '2026-10-25T08:00', '2026-10-25T18:00')
await enter(pia, '2026-11-01T08:00', '2026-11-01T18:00')
await days(nick, ['10-26', '10-27', '10-28', '10-29', '10-30'], '09:00', '17:00')
const night = await enter(nick, '2026-10-31T22:00', '2026-11-01T06:00')
await days(nora, ['10-19', '10-20', '10-21', '10-22', '10-23'], '08:00', '17:00')
await sync(first!.payPeriodId)
await sync(contract!.payPeriodId)
await process({ companyId, payPeriodId: contract!.payPeriodId })
await process({ companyId, payPeriodId: first!.payPeriodId })

test('a California week with a 13-hour day and a seventh day', async () => {
  expect(await stubOf(first!.payPeriodId, cara)).toEqual({
    // Monday 8 + 4 + 1, five days of 5, the seventh 8 + 2: 24.00, × 1.5, × 2.
    earnings: [
      ['Regular', 33, 792],
      ['Overtime', 12, 432],
      ['Double Time', 3, 144],
    ],
    taxes: {
      // 1,368 × 26 − 8,600 = 26,968; 1,240 + 12 % × 7,068 = 2,088.16; ÷ 26
      'Federal Withholding Tax': 80.31,
      'Social Security': 84.82,
      Medicare: 19.84,
      // 1,368 − 219 = 1,149; 17.54 + 4.4 % × (1,149 − 1,010)
      'CA - State Withholding Tax': 23.66,
      'CA - State Disability Insurance': 17.78, // 1.3 %
    },
    deductions: {},
    employer: {
      'Social Security': 84.82,
      Medicare: 19.84,
      FUTA: 8.21,
      'CA - State Unemployment Insurance': 46.51,
      'CA - Employment Training Tax': 1.37,
    },
    gross: 1368,
    net: 1141.59,
  })
})

test('a night shift in November is an hour longer, and that hour is overtime', async () => {
  expect(night).toBe(9) // 22:00 to 06:00, the hour from 01:00 to 02:00 twice
  expect(await stubOf(first!.payPeriodId, nick)).toEqual({
    earnings: [
      ['Regular', 40, 800],
      ['Overtime', 9, 270],
    ],
    // 1,070 × 26 − 8,600 = 19,220; 10 % × 11,720 = 1,172; ÷ 26
    taxes: { 'Federal Withholding Tax': 45.08, 'Social Security': 66.34, Medicare: 15.52 },
    deductions: {},
    employer: {
      'Social Security': 66.34,
      Medicare: 15.52,
      FUTA: 6.42,
      'TX - State Unemployment Insurance': 28.89,
    },
    gross: 1070,
    net: 943.06,
  })
})

test('a contractor’s card is paid by the hour, without overtime and without taxes', async () => {
  expect(await stubOf(contract!.payPeriodId, nora)).toEqual({
    earnings: [['Regular', 45, 2250]],
    taxes: {},
    deductions: {},
    employer: {},
    gross: 2250,
    net: 2250,
  })
})

test('what the week’s end makes of hours that were paid before comes with the later card', async () => {
  // Sunday is the first day of a week that ends in the next period: ten hours at the plain rate for now.
  expect(await stubOf(first!.payPeriodId, pia)).toMatchObject({
    earnings: [['Regular', 10, 240]],
    taxes: { 'Social Security': 14.88, Medicare: 3.48, 'CA - State Disability Insurance': 3.12 },
    net: 218.52,
  })
  await days(pia, ['11-02', '11-03', '11-04', '11-05', '11-06'], '08:00', '16:00')
  const { timeCards } = await ok('reports/getTimeCards', {
    companyId,
    userId: pia,
    payPeriodId: second!.payPeriodId,
  })
  expect(timeCards).toMatchObject([{ standardHours: 32, overtimeHours: 8, owedOvertimeHours: 2 }])
  await sync(second!.payPeriodId)
  await process({ companyId, payPeriodId: second!.payPeriodId })
  expect(await stubOf(second!.payPeriodId, pia)).toEqual({
    // Straight time is 8 of Sunday and 32; Friday's 8 are over forty; of Sunday's other 2 the half is owed: 2 × 12.00.
    earnings: [
      ['Regular', 32, 768],
      ['Overtime', 8, 288],
      ['Overtime', null, 24],
    ],
    taxes: {
      'Federal Withholding Tax': 46.08, // 1,080 × 26 − 8,600 = 19,480; 10 % × 11,980 = 1,198; ÷ 26
      'Social Security': 66.96,
      Medicare: 15.66,
      'CA - State Withholding Tax': 14.26, // 1,080 − 219 = 861; 4.69 + 2.2 % × (861 − 426)
      'CA - State Disability Insurance': 14.04,
    },
    deductions: {},
    employer: {
      'Social Security': 66.96,
      Medicare: 15.66,
      FUTA: 6.48,
      'CA - State Unemployment Insurance': 36.72,
      'CA - Employment Training Tax': 1.08,
    },
    gross: 1080,
    net: 923,
  })
})

test('the ledger owes the agencies what the stubs say, and nothing is left in between', async () => {
  expect(await ledgerOf(companyId, 'taxAgency')).toEqual({
    // By person: income tax + 2 × (Social Security + Medicare). 289.63 + 36.72 + 208.80 + 211.32
    'IRS, Form 941': 746.47,
    'IRS, Form 940': 22.55, // 8.21 + 1.44 + 6.42 + 6.48
    // One DE 88 each: income tax 23.66 + 14.26, SDI 17.78 + 3.12 + 14.04
    'California Employment Development Department, DE 88, PIT and SDI': 72.86,
    // UI 46.51 + 8.16 + 36.72, ETT 1.37 + 0.24 + 1.08
    'California Employment Development Department, DE 88, UI and ETT': 94.08,
    'Texas Workforce Commission, C-3': 28.89,
  })
  expect(await ledgerOf(companyId, 'wagesPayable')).toEqual({ 'Wages payable': 0 })
  expect(await ledgerOf(companyId, 'clearing')).toEqual({ Clearing: 0 })
})
