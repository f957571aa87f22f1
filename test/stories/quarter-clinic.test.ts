import { expect, test } from 'vitest'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'
import { ofAQuarter } from './of-a-quarter.ts'

/** A clinic in Georgia: medical insurance before tax, paid leave, nights, a court's order. */
const sandbox = await sharedService()
const { ok } = sandbox
const { company, hire, schedule, later } = payroll(sandbox)
const companyId = await company({ today: '2026-03-02', states: { GA: '2.7%' } })
const hired = { state: 'GA', dateOfJoin: '2026-03-16' }
const nia = await hire(companyId, { name: 'Nia Nurse', rate: 78_000, ...hired })
const ned = await hire(companyId, { name: 'Ned Night', rate: 40, basis: 'Per Hour', ...hired })

await later()

const { benefitPlanId } = (
  await ok('benefits/addBenefitPlan', {
    benefitPlan: {
      companyId,
      type: 'Medical',
      name: 'Peach Health',
      employeeAmount: 120,
      employerAmount: 300,
    },
  })
).benefitPlan
await ok('benefits/addBenefitEnrollment', {
  benefitEnrollment: { companyId, userId: nia.userId, benefitPlanId, effectiveMonth: 'April 2026' },
})
const { timeOffPolicyId } = (
  await ok('adminPortal/addTimeOffPolicy', {
    timeOffPolicy: {
      companyId,
      timeOffPolicyName: 'Leave',
      policyType: 'Vacation',
      earningMethod: 'Lump Sum',
      lumpSumHours: 80,
    },
  })
).timeOffPolicy
await ok('adminPortal/addTimeOffPolicyAssignment', {
  companyId,
  timeOffPolicyId,
  userIds: [ned.userId],
  effectiveStartDate: '2026-03-16',
})
const periods = await schedule(companyId, { payBeginDate: '2026-03-16', payDate: '2026-04-03' })
const { paid, totalsOf, booksAreTied, lines941 } = ofAQuarter(sandbox, companyId)

test('a quarter, to the cent', async () => {
  const slips = await paid(periods, async ({ payPeriodId }) => {
    const row = {
      userId: ned.userId,
      basePay: [
        { payCode: 'Regular', payHours: 62 },
        { payCode: 'Night', payRate: 44, payHours: 10 },
      ],
      timeOffs: [{ leaveType: 'Paid', policyType: 'Vacation', hours: 8 }],
    }
    await ok('payroll/importRegularDifferentialPayrollData', { companyId, payPeriodId, payrollData: [row] })
  })
  expect(slips).toHaveLength(7)
  for (const { 'Nia Nurse': nia, 'Ned Night': ned } of slips) {
    // (3,000 − 120) × 6.2% and × 1.45%.
    expect(nia).toMatchObject({
      gross: 3000,
      taken: { 'Peach Health': 120, 'Social Security': 178.56, Medicare: 41.76 },
    })
    // 62 × 40 + 10 × 44 + 8 × 40 = 3,240.
    expect(ned).toMatchObject({ gross: 3240, taken: { 'Social Security': 200.88, Medicare: 46.98 } })
  }
  // 7 × 6,240; the clinic's own 7 × 300.
  expect(await totalsOf('getPayrollRegister')).toMatchObject({
    gross: 43_680,
    pretax: 840,
    contributions: 2100,
  })
  const { timeOffBalance } = await ok('reports/getTimeOffBalance', { companyId, userId: ned.userId })
  expect(timeOffBalance[0].balanceHours).toBe(80 - 7 * 8)
  // (43,680 − 840) × 12.4% and × 2.9%.
  const lines = JSON.stringify(await lines941())
  expect(lines).toContain('5312.16')
  expect(lines).toContain('1242.36')
  await booksAreTied()

  // What is owed to the insurer is what both gave, and a remittance clears it.
  const owed = async () =>
    (await ok('reports/getLedger', { companyId })).ledger.accounts
      .filter(({ kind }: { kind: string }) => kind === 'benefits')
      .map(({ balance }: { balance: number }) => Math.abs(balance))
  expect(await owed()).toEqual([2940])
  await ok('benefits/addRemittance', {
    remittance: { companyId, plan: 'Peach Health', amount: 2940, reference: 'Q2' },
  })
  expect((await owed()).filter((balance: number) => balance !== 0)).toEqual([])
})
