import { expect, test } from 'vitest'
import { payroll } from '../support/payroll.ts'
import { account, type Who } from '../support/people.ts'
import { sharedService } from '../support/shared.ts'
import { ofAQuarter } from './of-a-quarter.ts'

/** A software company in Texas: salaries, a 401(k) with a match, a loan, a bonus, pay taken back, pay split in two. */
const sandbox = await sharedService()
const { ok } = sandbox
const { company, hire, schedule, later } = payroll(sandbox)
const companyId = await company({ today: '2026-03-02', states: { TX: '2.7%' } })
const hired = { state: 'TX', dateOfJoin: '2026-03-16' }
const ada = await hire(companyId, { name: 'Ada Lead', rate: 156_000, ...hired })
const bo = await hire(companyId, { name: 'Bo Borrow', rate: 104_000, ...hired })
const cy = await hire(companyId, { name: 'Cy Hours', rate: 50, basis: 'Per Hour', ...hired })

const department = async (name: string): Promise<string> =>
  (await ok('adminPortal/addDepartment', { department: { companyId, name } })).department.departmentId
const [engineering, sales] = [await department('Engineering'), await department('Sales')]
const belongs = (who: Who, ...shares: readonly [string, number][]) =>
  ok('adminPortal/updateLabourDistribution', {
    userId: who.userId,
    effectiveDate: '2026-03-16',
    labourDistribution: shares.map(([departmentId, percent]) => ({ departmentId, percent })),
  })
await belongs(ada, [engineering, 75], [sales, 25])
await belongs(bo, [sales, 100])
await belongs(cy, [engineering, 100])

const { benefitPlanId } = (
  await ok('benefits/addBenefitPlan', {
    benefitPlan: {
      companyId,
      type: '401(k)',
      name: 'Retirement',
      employeePercent: 5,
      matchFormula: {
        tiers: [
          { matchPercent: 100, ofPayPercent: 3 },
          { matchPercent: 50, ofPayPercent: 2 },
        ],
      },
    },
  })
).benefitPlan
await ok('benefits/addBenefitEnrollment', {
  benefitEnrollment: { companyId, userId: ada.userId, benefitPlanId, effectiveMonth: 'April 2026' },
})
await ok('adminPortal/addRecurringPayItem', {
  ...bo,
  payItem: 'Deduction',
  type: 'Loan',
  amountPerPayperiod: 300,
  totalAmount: 1000,
})
const savings = (
  await ok('userPortal/addUserBankAccount', account(ada, { payPercentage: 0, accountNumber: '77778888' }))
).userPayAccountEntity.userPayAccountEntityId
const [checking] = (await ok('reports/getUser', ada)).user[0].bankAccounts
await ok('userPortal/updateUserPaySplits', {
  userId: ada.userId,
  splits: [
    { userPayAccountEntityId: savings, kind: 'amount', value: 500 },
    { userPayAccountEntityId: checking.userPayAccountEntityId, kind: 'remainder' },
  ],
})
await later()
const periods = await schedule(companyId, { payBeginDate: '2026-03-16', payDate: '2026-04-03' })
const { paid, totalsOf, booksAreTied, lines941, days } = ofAQuarter(sandbox, companyId)

test('a quarter, to the cent', async () => {
  const slips = await paid(periods, async ({ payPeriodId }, place) => {
    const more = [
      {},
      {},
      { additionalCompensation: [{ description: 'Bonus', amount: 2500 }] },
      { retro: { description: 'Counted twice', amount: -200 } },
    ][place]
    const payrollData = [{ userId: cy.userId, basicPay: { payHours: 80 }, ...more }]
    await ok('payroll/importRegularPayrollData', { companyId, payPeriodId, payrollData })
  })
  expect(slips).toHaveLength(7)

  // 6,000 a check: 5% deferred, matched by 3% and half of 2%; FICA is of all 6,000.
  for (const { 'Ada Lead': slip } of slips)
    expect(slip).toMatchObject({
      gross: 6000,
      taken: { Retirement: 300, 'Social Security': 372, Medicare: 87 },
    })
  expect(slips.map(({ 'Bo Borrow': slip }) => slip!.taken.Loan ?? 0)).toEqual([300, 300, 300, 100, 0, 0, 0])
  expect(slips.map(({ 'Cy Hours': slip }) => slip!.gross)).toEqual([4000, 4000, 6500, 3800, 4000, 4000, 4000])

  // 7 × (6,000 + 4,000 + 4,000) + 2,500 − 200.
  const register = await totalsOf('getPayrollRegister')
  expect(register).toMatchObject({ gross: 100_300, pretax: 2100, aftertax: 1000, contributions: 1680 })

  // 100,300 × 12.4% and × 2.9%.
  const lines = await lines941()
  expect(lines).toMatchObject({ '2': '98200.00' })
  expect(JSON.stringify(lines)).toContain('12437.20')
  expect(JSON.stringify(lines)).toContain('2908.70')
  await booksAreTied()

  // Ada's 42,000 by three quarters and one; Cy's 30,300 and Bo's 28,000.
  const { rows } = await ok('reports/getLaborCost', { ...days, by: 'department' })
  expect(rows.map(({ group, gross }: { group: string; gross: number }) => [group, gross])).toEqual([
    ['Engineering', 61_800],
    ['Sales', 38_500],
  ])
  const { recurringPayItems } = await ok('reports/getRecurringPayItems', { companyId })
  expect(recurringPayItems[0]).toMatchObject({ status: 'Completed', takenToDate: 1000, balance: 0 })
})
