import { expect, test } from 'vitest'
import { payroll } from '../../support/payroll.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok } = world
const { company, hire, schedule, run, later } = payroll(world)
const companyId = await company({ today: '2026-06-01', states: { TX: '2.7%', WA: '1.2%' } })
const hired = (name: string, state: string) => hire(companyId, { name, state, rate: 25, basis: 'Per Hour' })
const [tess, walt] = [await hired('Tess Exan', 'TX'), await hired('Walt Ashton', 'WA')]
await ok('adminPortal/addEmployeeMiscellaneousStateTax', {
  employeeMiscellaneousStateTax: {
    ...walt,
    code: 'WA',
    RiskClassNameEmployee: 'Clerical Office',
    RiskClassCode: '4904-00',
    PayrollDeductionRate: '0.1119',
    CompositeRate: '0.3138',
    effectiveDate: '2026-06-01',
  },
})
const { timeOffPolicyId } = (
  await ok('adminPortal/addTimeOffPolicy', {
    timeOffPolicy: {
      companyId,
      timeOffPolicyName: 'Sick',
      policyType: 'Sick Leave',
      earningMethod: 'Accrual',
      accrualRatePerHour: 0.025,
    },
  })
).timeOffPolicy
await later()
await ok('adminPortal/addTimeOffPolicyAssignment', {
  companyId,
  timeOffPolicyId,
  userIds: [walt.userId],
  effectiveStartDate: '2026-06-01',
})
const [first] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
const at = { companyId, payPeriodId: first!.payPeriodId }

const rows = (userId: string) => ({
  userId,
  basePay: [
    { payCode: 'Regular', payHours: 80 },
    { payCode: 'Night Diff', payHours: 40, payRate: 2.5 },
  ],
  overTime: [{ type: 'Overtime', noOfHours: 10 }],
})

test('A4: overtime beside base pay is paid on the regular rate, and premium hours are not hours worked', async () => {
  const { importRegularDifferentialPayrollData: reply } = await ok(
    'payroll/importRegularDifferentialPayrollData',
    { ...at, payrollData: [rows(tess.userId), rows(walt.userId)] },
  )
  expect(reply.validationWarning).toBe(
    ['Tess Exan', 'Walt Ashton']
      .map(
        (name) =>
          `${name} has Night Diff for 40.00 hours on top of hours that other rows count, which adds no hours worked; ` +
          'isPremium: false says otherwise',
      )
      .join('; '),
  )
  const { warnings } = await ok('payroll/previewPayroll', at)
  expect(warnings).toContain(
    'Tess Exan has overtime on a regular rate of 26.1111 an hour: 100.00 of other pay is spread over the 90.00 hours of ' +
      'the period, as it is not known to which workweek it belongs',
  )
  const slips = await run(at)
  // 90 × 25 + 100 = 2,350; 26.1111 an hour; + 10 × 13.0556
  expect(slips['Tess Exan']).toMatchObject({
    gross: 2480.56,
    pay: { Regular: 2000, 'Night Diff': 100, Overtime: 380.56 },
  })
  // 90 hours × 0.1119, not 120
  expect(
    Object.entries(slips['Walt Ashton']!.taken).find(([name]) => /L&I|Industries/i.test(name))?.[1],
  ).toBe(10.07)
})

test('A4: the explanation says what the regular rate was reckoned on', async () => {
  const { explanation } = await ok('reports/explainPaycheck', {
    payPeriodId: at.payPeriodId,
    userId: tess.userId,
  })
  const line = explanation.find(({ code }: { code: string }) => code === 'Overtime')
  expect(line).toMatchObject({
    amount: 380.56,
    source: '29 USC 207(a); 29 CFR 778.108 to .117 and .209(b)',
    steps: [
      { line: 'regular rate', inputs: { hours: '90', other: '100.00' }, value: '26.1111' },
      { line: 'amount', inputs: { hours: '10', rate: '38.0556' }, value: '380.56' },
    ],
  })
})

test('A4: ninety hours earn 2.25 hours of sick leave', async () => {
  await ok('sandbox/setClock', { to: '2026-06-20T15:00:00Z' })
  const { timeOffBalance } = await ok('reports/getTimeOffBalance', { companyId, userId: walt.userId })
  expect(timeOffBalance[0]).toMatchObject({ balanceHours: 2.25 })
})
