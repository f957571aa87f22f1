import { expect, test } from 'vitest'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

/** A salary is paid for its weekdays of the whole period, whichever payroll pays it. */
const world = await sharedService()
const { ok } = world
const { company, hire, schedule, preview, later } = payroll(world)

const companyId = await company({ today: '2026-06-01', states: { TX: '2.7%' } })
const rate = 72_000 // 3,000 every half-month
const hired = (name: string, over: object = {}) => hire(companyId, { name, state: 'TX', rate, ...over })
await hired('Una Whole')
const regular = await hired('Reg Ular')
const beside = await hired('Supp Lemental')
const joined = { dateOfJoin: '2026-06-18' }
const newRegular = await hired('New Regular', joined)
const newBeside = await hired('New Beside', joined)
await later()
const [first, second] = await schedule(companyId, {
  compensationFrequency: 'SemiMonthly',
  payBeginDate: '2026-06-08',
  payDate: '2026-06-19',
  secondPayDate: '2026-07-03',
})

test('A16: a short first period pays its share of the half-month, and says so', async () => {
  // 06-08 to 06-15 are 6 of the 11 weekdays of 06-01 to 06-15: 3,000 × 6 ÷ 11.
  const at = { companyId, payPeriodId: first!.payPeriodId }
  expect((await preview(at))['Una Whole']!.gross).toBe(1636.36)
  const { warnings } = await ok('payroll/previewPayroll', at)
  expect(warnings).toContain(
    'This period has 6 of the 11 weekdays of 06/01/2026 - 06/15/2026: salaries are paid for that share',
  )
  const whole = await ok('payroll/previewPayroll', { companyId, payPeriodId: second!.payPeriodId })
  expect(whole.warnings.join()).not.toContain('weekdays')
})

const leave = (userId: string, finalPayCheckType: string) =>
  ok('adminPortal/terminateUser', {
    user: {
      userId,
      companyId,
      exitDate: '2026-06-24',
      personalEmail: 'gone@example.com',
      finalPayCheckType,
      terminationChoice: 'Voluntary',
      dismissalType: 'Resignation',
    },
  })
const proposed = async () => {
  const { unprocessedPayPeriods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
  const found = unprocessedPayPeriods.filter(
    ({ payPeriodType }: { payPeriodType: string }) => payPeriodType === 'Off-Cycle',
  )
  const slips = await Promise.all(
    found.map(({ payPeriodId }: { payPeriodId: string }) => preview({ companyId, payPeriodId })),
  )
  return Object.assign({}, ...slips)
}

test('A17: one leaver has one answer: the regular cycle and a supplemental payroll pay the same', async () => {
  for (const [who, other] of [
    [regular, beside],
    [newRegular, newBeside],
  ]) {
    await leave(who!.userId, 'They will be paid during a regular payroll cycle')
    await leave(other!.userId, 'They will be paid by supplemental payroll')
  }
  const cycle = await preview({ companyId, payPeriodId: second!.payPeriodId })
  const off = await proposed()
  // 06-16 to 06-24 are 7 of 11 weekdays; from 06-18 on, 5 of 11.
  expect([cycle['Reg Ular']!.gross, off['Supp Lemental'].gross]).toEqual([1909.09, 1909.09])
  expect([cycle['New Regular']!.gross, off['New Beside'].gross]).toEqual([1363.64, 1363.64])
})

test('A17: a raise and leave without pay inside the period count alike in both', async () => {
  const pair = [await hired('Raise Regular'), await hired('Raise Beside')]
  await later()
  for (const { userId } of pair) {
    await ok('adminPortal/updateUserWage', {
      userWage: { companyId, userId, wageRate: 96_000, wageBasis: 'Per Year', startDate: '2026-06-22' },
    })
  }
  await leave(pair[0]!.userId, 'They will be paid during a regular payroll cycle')
  await leave(pair[1]!.userId, 'They will be paid by supplemental payroll')
  const at = { companyId, payPeriodId: second!.payPeriodId }
  // Four days at 72,000 and three at 96,000: (4 × 3,000 + 3 × 4,000) ÷ 11.
  expect([(await preview(at))['Raise Regular']!.gross, (await proposed())['Raise Beside'].gross]).toEqual([
    2181.82, 2181.82,
  ])

  const unpaid = async (payPeriodId: string, { userId }: { userId: string }) =>
    ok('payroll/importRegularPayrollData', {
      companyId,
      payPeriodId,
      payrollData: [{ userId, unPaidLeave: { noOfHours: 8 } }],
    })
  const { unprocessedPayPeriods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
  await unpaid(second!.payPeriodId, pair[0]!)
  const own = []
  for (const { payPeriodId, payPeriodType } of unprocessedPayPeriods) {
    if (payPeriodType !== 'Off-Cycle') continue
    if ('Raise Beside' in (await preview({ companyId, payPeriodId }))) own.push(payPeriodId)
  }
  await unpaid(own[0]!, pair[1]!)
  const [inCycle, besideIt] = [(await preview(at))['Raise Regular']!, (await proposed())['Raise Beside']]
  expect(inCycle.gross).toBeLessThan(2181.82)
  expect(besideIt.gross).toBe(inCycle.gross)
})
