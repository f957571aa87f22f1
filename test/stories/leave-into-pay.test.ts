import { expect, test } from 'vitest'
import { paying } from '../support/paid.ts'
import { type Hired, payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

/**
 * Leave, holidays and leavers from the request to the bank: October 19 to November 1, 2026, in Texas, where final pay is
 * due six days after the last. Nobody has been paid before, so what is paid out is taxed together with the rest.
 */
const sandbox = await sharedService()
const { ok } = sandbox
const { company, hire, schedule, periods, preview } = payroll(sandbox)
const { process, stubOf, ledgerOf } = paying(sandbox)
const companyId = await company({ today: '2026-10-20', states: { TX: '2.7%' } })
const staff = async (name: string, over: Partial<Hired> = {}) =>
  (await hire(companyId, { name, state: 'TX', rate: 52_000, ...over })).userId
const byHour = (name: string, rate: number) => staff(name, { rate, basis: 'Per Hour' })
const vera = await byHour('Vera Vacation', 20)
const sol = await staff('Sol Salary')
const tess = await byHour('Tess Terminated', 25)
const dora = await staff('Dora Deactivated')
const hank = await byHour('Hank Hours', 20)
const ada = await staff('Ada Back')
const zoe = await staff('Zoe Elsewhere')
await ok('sandbox/advanceClock', { hours: 1 })
const [first] = await schedule(companyId, { payBeginDate: '2026-10-19', payDate: '2026-11-06' })
const at = { companyId, payPeriodId: first!.payPeriodId }

const policy = async (over: object): Promise<string> =>
  (
    await ok('adminPortal/addTimeOffPolicy', {
      timeOffPolicy: { companyId, timeOffPolicyName: 'Leave', policyType: 'Vacation', ...over },
    })
  ).timeOffPolicy.timeOffPolicyId
const assign = (timeOffPolicyId: string, ...userIds: string[]) =>
  ok('adminPortal/addTimeOffPolicyAssignment', {
    companyId,
    timeOffPolicyId,
    userIds,
    effectiveStartDate: '2026-10-19',
  })
const balance = async (userId: string) =>
  (await ok('reports/getTimeOffBalance', { companyId, userId })).timeOffBalance
const linesOf = async (userId: string) =>
  (await balance(userId))[0].lines.map((line: { kind: string; hours: number }) => [line.kind, line.hours])
const off = async (userId: string, policyType: string, ...dates: string[]) => {
  const timeOffLineItems = dates.map((date) => ({ date, requestHours: 8 }))
  const days = { startDate: dates[0], endDate: dates.at(-1), hours: 8 * dates.length, timeOffLineItems }
  const timeOffRequest = { companyId, userId, policyType, ...days }
  const { timeOffRequestId } = (await ok('userPortal/addTimeOffRequest', { timeOffRequest })).timeOffRequest
  await ok('adminPortal/approveTimeOffRequest', { companyId, timeOffRequestId })
}
const worked = (...rows: (readonly [string, number])[]) =>
  ok('payroll/importRegularPayrollData', {
    ...at,
    payrollData: rows.map(([userId, payHours]) => ({ userId, basicPay: { payHours } })),
  })
const leaver = (userId: string, exitDate: string, how: string) => ({
  user: { companyId, userId, exitDate, personalEmail: '', finalPayCheckType: `They ${how}` },
})
const final = async (payEndDate: string) =>
  (await periods(companyId)).find(
    (period) =>
      (period as { payPeriodType?: string }).payPeriodType === 'Off-Cycle' &&
      (period as { payEndDate?: string }).payEndDate === payEndDate,
  )!

const kept = await policy({ lumpSumHours: 80 })
const paidOut = await policy({ policyType: 'PTO', lumpSumHours: 40, payoutOnTermination: true })
await assign(kept, vera, sol, hank, ada)
await assign(paidOut, tess, dora, hank, ada, zoe)
const byDay = { Vacation: 320, Holiday: 160 }

test('vacation and a paid holiday add to hours, an unpaid one does not; of a salary they replace some', async () => {
  const holiday = (date: string, paid: boolean) =>
    ok('adminPortal/addCompanyHoliday', { companyId, date, name: 'Founders’ Day', paid })
  await holiday('2026-10-30', true)
  await holiday('2026-10-26', false)
  await off(vera, 'Vacation', '2026-10-22', '2026-10-23')
  await off(sol, 'Vacation', '2026-10-22', '2026-10-23')
  await worked([vera, 56])
  const slips = await preview(at)
  expect(slips['Vera Vacation']!.pay).toEqual({ Regular: 1120, ...byDay })
  expect(slips['Sol Salary']!.pay).toEqual({ Salary: 1600, Vacation: 400 })
})

test('a deactivation is a separation too: the balance comes with the Off-Cycle period that is proposed', async () => {
  const asked = leaver(dora, '2026-10-23', 'will be paid by supplemental payroll')
  expect((await ok('adminPortal/deactivateUser', asked)).user).toEqual({
    userId: dora,
    status: 'Inactive',
    message: 'User deactivated successfully; an Off-Cycle period paid on 2026-10-29 is proposed',
  })
  expect(await linesOf(dora)).toEqual([
    ['grant', 40],
    ['payout', -40],
  ])
})

test('the time card and the leave before the exit go with the final pay, leave after it goes nowhere', async () => {
  const enter = (date: string) =>
    ok('userPortal/addTimeEntry', { companyId, userId: hank, start: `${date}T08:00`, end: `${date}T16:00` })
  const { timeTrackingPolicyId } = (
    await ok('adminPortal/addTimeTrackingPolicy', { timeTrackingPolicy: { companyId, name: 'Hours' } })
  ).timeTrackingPolicy
  await ok('adminPortal/addTimeTrackingPolicyAssignments', {
    companyId,
    timeTrackingPolicyId,
    userIds: [hank],
  })
  await enter('2026-10-19')
  await off(hank, 'Vacation', '2026-10-21')
  await off(hank, 'Vacation', '2026-10-28')
  await ok('adminPortal/deactivateUser', leaver(hank, '2026-10-21', 'will be paid by supplemental payroll'))
  await enter('2026-10-20')
  const { payPeriodId } = await final('2026-10-21')
  const { timeCards } = await ok('reports/getTimeCards', { companyId, userId: hank })
  expect(timeCards).toMatchObject([{ payPeriodId, standardHours: 16, payEndDate: '2026-10-21' }])
  const body = { companyId, timeCardIds: [timeCards[0].timeCardId] }
  await ok('userPortal/submitTimeCard', body)
  await ok('adminPortal/approveTimeCards', body)
  const synced = await ok('adminPortal/syncTimeCardsToPayroll', { payPeriodId, ...body })
  expect(synced.timeCards).toMatchObject([{ status: 'Synced' }])
  expect(await balance(hank)).toMatchObject([
    { policyType: 'Vacation', balanceHours: 72, approvedHours: 0, availableHours: 0, endDate: '2026-10-21' },
    { policyType: 'PTO', balanceHours: 0, endDate: '2026-10-21' },
  ])
})

test('leave before a later exit is paid once: as leave, not with the balance', async () => {
  await off(tess, 'PTO', '2026-10-29')
  await ok(
    'adminPortal/terminateUser',
    leaver(tess, '2026-10-30', 'will be paid during a regular payroll cycle'),
  )
  await worked([tess, 72])
  expect(await linesOf(tess)).toEqual([
    ['grant', 40],
    ['use', -8],
    ['payout', -32],
  ])
})

test('who is active again has the balance back, unless it was paid', async () => {
  const leave = () =>
    ok('adminPortal/deactivateUser', leaver(ada, '2026-10-23', 'will be paid during a regular payroll cycle'))
  await leave()
  // Five of ten days of salary, and 40 hours at 52,000 ÷ 2,080.
  expect((await preview(at))['Ada Back']!.pay).toEqual({ Salary: 1000, 'Leave Cash-Out': 1000 })
  await ok('adminPortal/activateUser', { user: { userId: ada } })
  expect((await preview(at))['Ada Back']!.pay).toEqual({ Salary: 2000 })
  await leave()
  await ok('adminPortal/activateUser', { user: { userId: ada } })
  const [vacation, pto] = await balance(ada)
  expect(vacation).toMatchObject({ balanceHours: 80, availableHours: 80, endDate: null })
  expect(pto).toMatchObject({ balanceHours: 40, availableHours: 40, endDate: null })
  expect(pto.lines.map((line: { balance: number }) => line.balance)).toEqual([40, 0, 40, 0, 40])
})

test('who is paid elsewhere is paid the balance there', async () => {
  await ok('adminPortal/deactivateUser', leaver(zoe, '2026-10-23', 'have already been paid'))
  const [{ lines }] = await balance(zoe)
  expect(lines.at(-1)).toMatchObject({
    date: '2026-10-23',
    hours: -40,
    explanation: '40.00 paid out on leaving, outside this payroll',
  })
})

test('all of it is paid, to the cent', async () => {
  const finals = [await final('2026-10-21'), await final('2026-10-23')]
  for (const { payPeriodId } of finals) await process({ companyId, payPeriodId })
  await process(at)
  const texas = (gross: number) => ({
    FUTA: Math.round(gross * 0.6) / 100,
    'TX - State Unemployment Insurance': Math.round(gross * 2.7) / 100,
  })
  const slip = (
    earnings: readonly (readonly [string, number | null, number])[],
    gross: number,
    [income, security, medicare, net]: readonly [number, number, number, number],
  ) => ({
    earnings,
    taxes: { 'Federal Withholding Tax': income, 'Social Security': security, Medicare: medicare },
    deductions: {},
    employer: { 'Social Security': security, Medicare: medicare, ...texas(gross) },
    gross,
    net,
  })
  const vacation = ['Vacation', 16, 320] as const
  const holiday = ['Holiday', 8, 160] as const
  const { payPeriodId } = first!
  // Income tax: × 26 − 8,600, then the bracket, ÷ 26.
  expect(await stubOf(payPeriodId, vera)).toEqual(
    // 33,000: 1,240 + 12 % × 13,100 = 2,812
    slip([['Regular', 56, 1120], vacation, holiday], 1600, [108.15, 99.2, 23.2, 1369.45]),
  )
  const whole = [156.15, 124, 29, 1690.85] as const // 43,400: 1,240 + 12 % × 23,500 = 4,060
  expect(await stubOf(payPeriodId, sol)).toEqual(
    slip(
      [
        ['Salary', 64, 1600],
        ['Vacation', 16, 400],
      ],
      2000,
      whole,
    ),
  )
  expect(await stubOf(payPeriodId, ada)).toEqual(slip([['Salary', 80, 2000]], 2000, whole))
  expect(await stubOf(payPeriodId, tess)).toEqual(
    slip(
      [
        ['Regular', 72, 1800],
        ['PTO', 8, 200],
        ['Holiday', 8, 200],
        ['Leave Cash-Out', null, 800], // 32 × 25.00
      ],
      3000,
      [320.38, 186, 43.5, 2450.12], // 69,400: 5,800 + 22 % × 11,500 = 8,330
    ),
  )
  expect(await stubOf(finals[0]!.payPeriodId, hank)).toEqual(
    slip(
      [
        ['Regular', 16, 320],
        ['Vacation', 8, 160],
        ['Leave Cash-Out', null, 800], // 40 × 20.00
      ],
      1280,
      [69.75, 79.36, 18.56, 1112.33], // 24,680: 1,240 + 12 % × 4,780 = 1,813.60
    ),
  )
  expect(await stubOf(finals[1]!.payPeriodId, dora)).toEqual(
    slip(
      [
        ['Salary', 40, 1000],
        ['Leave Cash-Out', null, 1000],
      ],
      2000,
      whole,
    ),
  )
  expect(await ledgerOf(companyId, 'taxAgency')).toEqual({
    // Income tax + 2 × FICA: 352.95 + 3 × 462.15 + 779.38 + 265.59
    'IRS, Form 941': 2784.37,
    'IRS, Form 940': 71.28, // 0.6 % of 11,880
    'Texas Workforce Commission, C-3': 320.76, // 2.7 % of 11,880
  })
})
