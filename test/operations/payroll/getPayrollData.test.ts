import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { inputs } from './inputs.ts'

const world = await sharedService()
const { ok, call } = world
const { salaried, hourly, unready, at, imported } = await inputs(world)

interface Row {
  readonly userId: string
  readonly revision: string
  readonly gross: number
  readonly imported: object
  readonly deductions: readonly object[]
}

const data = async (more: object = {}) => ok('payroll/getPayrollData', { ...at, ...more })
const rowOf = async (userId: string): Promise<Row> =>
  (await data()).payrollData.find((row: Row) => row.userId === userId)

test('before anything is given: a salary is there by itself, hours are not, and who is left out is told', async () => {
  const reply = await data()

  expect(reply).toMatchObject({ isEditable: true, total: 3 })
  expect(reply.payrollData.map((row: Row) => row.userId)).toEqual(
    [salaried.userId, hourly.userId, unready.userId].sort(),
  )
  expect(await rowOf(salaried.userId)).toMatchObject({
    isIncluded: true,
    excludedBecause: null,
    payRate: 52_000,
    wageBasis: 'Per Year',
    hours: [{ kind: 'salary', name: '', hours: 80, multiplier: null, source: 'wage' }],
    gross: 2000, // 52,000 ÷ 26
    imported: null,
    usualHours: null,
    isUnlikeUsual: false,
  })
  expect(await rowOf(hourly.userId)).toMatchObject({ isIncluded: true, hours: [], gross: 0 })
  expect(await rowOf(unready.userId)).toMatchObject({ isIncluded: false, excludedBecause: 'notActive' })
})

test('every amount says where it comes from, and what was imported can be sent again as it stands', async () => {
  const { userId } = hourly
  const { companyId } = at
  await ok('adminPortal/addCompanyHoliday', { companyId, name: 'Rest', date: '2026-06-10' })
  const uniform = { payItem: 'Deduction', type: 'Uniform', amountPerPayperiod: 12 }
  await ok('adminPortal/addRecurringPayItem', { companyId, userId, ...uniform })
  const row = {
    basicPay: { payHours: 72 },
    overTime: [{ type: 'Overtime', noOfHours: 4.5, multiplier: 1.5 }],
    additionalCompensation: [{ description: 'Bonus', amount: 100 }],
    deductions: [{ description: 'Uniform', amount: 3 }],
    reimbursements: [{ reimbursementType: 'Meals', amount: 5 }],
    unPaidLeave: { noOfHours: 2 },
  }
  await imported({ userId, ...row })

  const known = await rowOf(userId)
  expect(known).toMatchObject({
    hours: [
      { kind: 'regular', hours: 72, source: 'import' },
      { kind: 'overtime', name: 'Overtime', hours: 4.5, multiplier: 1.5, source: 'import' },
      { kind: 'holiday', name: 'Holiday', hours: 8, source: 'holiday' },
      { kind: 'unpaid', hours: 2, source: 'import' },
    ],
    additionalCompensation: [
      { description: 'Bonus', amount: 100, percent: null, source: 'import', isRemoved: false },
    ],
    deductions: [
      { description: 'Uniform', amount: 12, source: 'recurring', isRemoved: false },
      { description: 'Uniform', amount: 3, source: 'import' },
    ],
    reimbursements: [{ description: 'Meals', amount: 5, source: 'import' }],
    workedHours: 74.5, // 72 − 2 + 4.5
    imported: row,
  })
  const preview = (await ok('payroll/previewPayroll', at)).payPeriod[0].payrollLineItems
  expect(known.gross).toBe(preview.find((item: Row) => item.userId === userId).grossTotal)

  await imported({ userId, ...known.imported })
  expect(await rowOf(userId)).toEqual(known)
  await ok('payroll/removeDeductions', { ...at, userId, deductionDescription: 'Uniform' })
  expect((await rowOf(userId)).deductions).toMatchObject([{ source: 'recurring', isRemoved: true }])
})

test('an import on a stale revision is refused whole, and says whose data changed', async () => {
  const before = await rowOf(hourly.userId)
  const other = await rowOf(salaried.userId)
  await imported({ userId: hourly.userId, basicPay: { payHours: 60 } })
  const payrollData = [
    {
      userId: salaried.userId,
      ifRevision: other.revision,
      additionalCompensation: [{ description: 'Bonus', amount: 9 }],
    },
    { userId: hourly.userId, ifRevision: before.revision, basicPay: { payHours: 61 } },
  ]
  for (const operation of ['importRegularPayrollData', 'importRegularDifferentialPayrollData']) {
    const { status, body } = await call(`payroll/${operation}`, { ...at, payrollData })
    expect(status).toBe(400)
    expect(body.error.message).toMatch(/^The data of Hour Ly have changed since they were read/)
    expect(body.error.details).toMatchObject([{ path: 'payrollData.1.ifRevision' }])
  }
  expect(await rowOf(salaried.userId)).toEqual(other)
  expect((await rowOf(hourly.userId)).imported).toEqual({ basicPay: { payHours: 60 } })

  const fresh = [{ ...payrollData[1], ifRevision: (await rowOf(hourly.userId)).revision }]
  const { revisions } = await imported(...fresh)
  expect(revisions).toEqual([{ userId: hourly.userId, revision: (await rowOf(hourly.userId)).revision }])
  expect((await call('payroll/importRegularPayrollData', { ...at, payrollData: fresh })).status).toBe(400)
})

test('a removal minds the revision too', async () => {
  const { userId } = salaried
  await imported({
    userId,
    deductions: [{ description: 'Uniform', amount: 5 }],
    additionalCompensation: [{ description: 'Bonus', amount: 5 }],
  })
  for (const [method, reply] of [
    ['removeDeductions', 'removeDeductionOnly'],
    ['removeAdditionalCompensations', 'removeAdditionalCompensation'],
  ] as const) {
    const { revision } = await rowOf(userId)
    const stale = await call(`payroll/${method}`, { ...at, userId, ifRevision: 'another' })
    expect([stale.status, stale.body.error.details]).toMatchObject([400, [{ path: 'ifRevision' }]])
    const done = await ok(`payroll/${method}`, { ...at, userId, ifRevision: revision })
    expect(done[reply].revisions).toEqual([{ userId, revision: (await rowOf(userId)).revision }])
  }
})

test('taking someone out is told, and changes the revision', async () => {
  const before = await rowOf(hourly.userId)
  const payrollLineItems = [{ userId: hourly.userId, reason: 'Away' }]
  await ok('payroll/removeUsersFromRegularPayPeriod', { ...at, payrollLineItems })
  const after = await rowOf(hourly.userId)
  expect(after).toMatchObject({ isIncluded: false, excludedBecause: 'removed', reason: 'Away' })
  expect(after.revision).not.toBe(before.revision)
  await ok('payroll/addUsersToRegularPayPeriod', { ...at, payrollLineItems: [{ userId: hourly.userId }] })
})

test('pages and search go by the whole list', async () => {
  const first = await data({ limit: 2 })
  const second = await data({ limit: 2, cursor: first.nextCursor })
  expect([first.total, first.payrollData.length, second.payrollData.length]).toEqual([3, 2, 1])
  expect(second.nextCursor).toBeNull()
  const found = await data({ search: 'hour l', limit: 10 })
  expect([found.total, found.payrollData.map((row: Row) => row.userId)]).toEqual([1, [hourly.userId]])
})

test('hours unlike the usual ones are a hint', async () => {
  const { companyId } = at
  const { unprocessedPayPeriods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
  for (const { payPeriodId } of unprocessedPayPeriods.slice(0, 2)) {
    const payrollData = [{ userId: hourly.userId, basicPay: { payHours: 78 } }]
    await ok('payroll/importRegularPayrollData', { companyId, payPeriodId, payrollData })
    await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
  }
  const { payPeriodId } = unprocessedPayPeriods[2]
  // A quarter of 78 is 19.5: 58 is farther off, 59 is not.
  for (const [payHours, isUnlikeUsual] of [
    [58, true],
    [59, false],
  ]) {
    await ok('payroll/importRegularPayrollData', {
      companyId,
      payPeriodId,
      payrollData: [{ userId: hourly.userId, basicPay: { payHours } }],
    })
    const { payrollData } = await ok('payroll/getPayrollData', { companyId, payPeriodId, search: 'Hour' })
    expect(payrollData).toMatchObject([{ usualHours: 78, workedHours: payHours, isUnlikeUsual }])
  }
  expect(await data()).toMatchObject({ isEditable: false })
})

test('an unknown period or company is told by its id', async () => {
  const payPeriodId = at.companyId
  expect((await call('payroll/getPayrollData', { ...at, payPeriodId })).body.error.message).toBe(
    'Invalid PayPeriodId',
  )
  const none = await call('payroll/getPayrollData', { ...at, companyId: at.payPeriodId })
  expect(none.body.error.message).toBe('Invalid CompanyId')
})
