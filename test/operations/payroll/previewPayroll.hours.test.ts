import { expect, test } from 'vitest'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok } = world
const { company, hire, schedule, later, preview } = payroll(world)
const companyId = await company({ today: '2026-06-01', states: { TX: '2.7%', CA: '3.4%' } })
const byHour = (name: string, state: string, rate: number) =>
  hire(companyId, { name, state, rate, basis: 'Per Hour' })
const [reg, tip] = [await byHour('Reg Rate', 'TX', 25), await byHour('Tip Ped', 'TX', 2.13)]
const [low, card] = [await byHour('Low Wage', 'CA', 10), await byHour('Cal Day', 'CA', 20)]
await hire(companyId, { name: 'Ex Empt', state: 'CA', rate: 40_000 })
await later()
const [first] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
const at = { companyId, payPeriodId: first!.payPeriodId }
const hours = (payHours: number) => ({ basicPay: { payHours } })
const warningsOf = async (name: string): Promise<readonly string[]> =>
  (await ok('payroll/previewPayroll', at)).warnings.filter((words: string) => words.startsWith(name))

test('A5: overtime of an import is paid on the regular rate: differential, commission, bonus, recurring', async () => {
  const send = async (additionalCompensation: object[]) => {
    await ok('payroll/importRegularPayrollData', {
      ...at,
      payrollData: [
        {
          userId: reg.userId,
          ...hours(80),
          overTime: [{ type: 'Overtime', noOfHours: 10 }],
          additionalCompensation,
        },
      ],
    })
    return (await preview(at))['Reg Rate']!.gross
  }
  for (const description of ['Differential', 'Commission', 'Bonus']) {
    expect([description, await send([{ description, amount: 100 }])]).toEqual([description, 2480.56])
  }
  expect(await send([{ description: 'Discretionary Bonus', amount: 100 }])).toBe(2475)
  await ok('adminPortal/addRecurringPayItem', {
    ...reg,
    payItem: 'AdditionalCompensation',
    type: 'Commission',
    amountPerPayperiod: 100,
  })
  expect(await send([])).toBe(2480.56)
})

test('A22: below the minimum wage, the tip credit and the exempt salary: preview and run say who, what and by which rule', async () => {
  await ok('payroll/importRegularPayrollData', {
    ...at,
    payrollData: [
      {
        userId: tip.userId,
        ...hours(80),
        additionalCompensation: [{ description: 'Cash Tips', amount: 100 }],
      },
      { userId: low.userId, ...hours(80) },
    ],
  })
  expect(await warningsOf('Tip Ped')).toContain(
    'Tip Ped is owed 309.60 more: 170.40 and 100.00 of 100.00 tips that count for 80.00 hours is below the minimum wage ' +
      'of 7.25 in TX (TX@2025-01-01#1, recalled)',
  )
  expect(await warningsOf('Low Wage')).toEqual([
    'Low Wage is owed 552.00 more: 800.00 for 80.00 hours is below the minimum wage of 16.90 in CA (CA@2026-01-01#1, ' +
      'verified)',
  ])
  expect(await warningsOf('Ex Empt')).toEqual([
    'Ex Empt is paid as exempt at 40000.00 a year, below the 70304.00 that CA asks for (CA@2026-01-01#1, recalled): ' +
      '1165.54 short in this period, or overtime is owed; teachers, doctors, lawyers and outside sales have no such limit',
  ])
})

const week = ['01', '02', '03', '04', '05'].map((day) => `2026-06-${day}`)

test('A21, 1.8: the default policy counts by the law of the state of the work; a card that waits is named', async () => {
  const policy = async (over: object) =>
    (
      await ok('adminPortal/addTimeTrackingPolicy', {
        timeTrackingPolicy: { companyId, name: 'Hours', workweekStart: 'Monday', ...over },
      })
    ).timeTrackingPolicy.timeTrackingPolicyId
  const timeTrackingPolicyId = await policy({})
  await ok('sandbox/setClock', { to: '2026-06-12T15:00:00Z' })
  await ok('adminPortal/addTimeTrackingPolicyAssignments', {
    companyId,
    timeTrackingPolicyId,
    userIds: [card.userId],
  })
  // Four days of ten and one of thirteen: 8 × 5 plain, 4 × 2 + 4 overtime, 1 double: 800 + 360 + 40
  for (const [n, day] of week.entries()) {
    const end = n < 4 ? '18:00' : '21:00'
    await ok('userPortal/addTimeEntry', { ...card, start: `${day}T08:00`, end: `${day}T${end}` })
  }
  const [{ timeCardId }] = (await ok('reports/getTimeCards', { companyId, userId: card.userId })).timeCards
  const timeCardIds = [timeCardId]
  await ok('userPortal/submitTimeCard', { companyId, timeCardIds })
  expect(await warningsOf('Cal Day')).toContain(
    'Cal Day has a Submitted time card that is not in this payroll: adminPortal/approveTimeCards, then ' +
      'adminPortal/syncTimeCardsToPayroll put its hours there',
  )
  await ok('adminPortal/approveTimeCards', { companyId, timeCardIds })
  const waiting =
    'Cal Day has an Approved time card that is not in this payroll: adminPortal/syncTimeCardsToPayroll puts its hours there'
  expect(await warningsOf('Cal Day')).toEqual([waiting, 'Cal Day has no hours and is not paid'])
  // 1.8: also with other pay
  await ok('payroll/importRegularPayrollData', {
    ...at,
    payrollData: [
      { userId: card.userId, additionalCompensation: [{ description: 'Discretionary Bonus', amount: 50 }] },
    ],
  })
  expect(await warningsOf('Cal Day')).toEqual([waiting])

  const sync = () =>
    ok('adminPortal/syncTimeCardsToPayroll', { companyId, payPeriodId: at.payPeriodId, timeCardIds })
  await sync()
  expect(await warningsOf('Cal Day')).toEqual([])
  expect((await preview(at))['Cal Day']!.pay).toMatchObject({
    Regular: 800,
    Overtime: 360,
    'Double Time': 40,
  })

  // 53 hours: 40 plain and 13 at one and a half = 1,190.00, ten below 1,200.00
  await ok('adminPortal/updateTimeTrackingPolicy', {
    timeTrackingPolicy: { timeTrackingPolicyId, overtimeRule: 'Federal' },
  })
  await sync()
  expect((await preview(at))['Cal Day']!.pay).toMatchObject({ Regular: 800, Overtime: 390 })
  expect(await warningsOf('Cal Day')).toEqual([
    'Cal Day is owed 10.00 more for overtime by the law of CA than the time policy pays: updateTimeTrackingPolicy with ' +
      'overtimeRule State pays it',
  ])
  await ok('adminPortal/updateTimeTrackingPolicy', {
    timeTrackingPolicy: { timeTrackingPolicyId, overtimeRule: 'None' },
  })
  await sync()
  // 12 × 10 + 1 × 20
  expect(await warningsOf('Cal Day')).toEqual([
    'Cal Day is owed 140.00 more for overtime by the law of CA than the time policy pays: updateTimeTrackingPolicy with ' +
      'overtimeRule State pays it',
  ])
})

test('1.5: leave and work on one day beyond a usual day is a warning', async () => {
  const { timeOffPolicyId } = (
    await ok('adminPortal/addTimeOffPolicy', {
      timeOffPolicy: { companyId, timeOffPolicyName: 'Days', policyType: 'Vacation', lumpSumHours: 40 },
    })
  ).timeOffPolicy
  await ok('adminPortal/addTimeOffPolicyAssignment', {
    companyId,
    timeOffPolicyId,
    userIds: [card.userId],
    effectiveStartDate: '2026-06-01',
  })
  const { timeOffRequestId } = (
    await ok('userPortal/addTimeOffRequest', {
      timeOffRequest: {
        ...card,
        policyType: 'Vacation',
        startDate: '2026-06-05',
        endDate: '2026-06-08',
        hours: 16,
      },
    })
  ).timeOffRequest
  await ok('adminPortal/approveTimeOffRequest', { companyId, timeOffRequestId })
  expect(await warningsOf('Cal Day')).toContain(
    'Cal Day has 8.00 hours of leave and 13.00 hours of work on 2026-06-05, more than a usual day of 8.00',
  )
  const { payPeriod } = await ok('payroll/initiatePayroll', { ...at, runNow: true })
  expect(payPeriod.warnings).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Tip Ped is owed 309\.60/),
      expect.stringMatching(/^Ex Empt is paid as exempt/),
      expect.stringMatching(/^Cal Day has 8\.00 hours of leave and 13\.00/),
    ]),
  )
})
