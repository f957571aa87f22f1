import { payroll } from '../../support/payroll.ts'
import type { SharedService } from '../../support/shared.ts'

/** A deposit with an order, a check, and a deposit with a benefit that the company shares; and what was expensed. */
export async function paidGround(world: SharedService) {
  const { ok } = world
  const { company, hire, schedule, later } = payroll(world)
  const companyId = await company({ today: '2026-05-25', states: { GA: '2.7%' } })
  const ada = await hire(companyId, { name: 'Ada Order', state: 'GA', rate: 52_000 })
  const bo = await hire(companyId, {
    ...{ name: 'Bo Check', state: 'GA', rate: 65_000, account: null },
    wage: { paymentMethod: 'Check' },
  })
  const cy = await hire(companyId, { name: 'Cy Benefit', state: 'GA', rate: 78_000 })
  await ok('adminPortal/addGarnishment', {
    garnishment: {
      ...ada,
      garnishmentType: 'Child Support',
      garnishmentAgency: 'Georgia FSR',
      garnishmentFields: { State: 'GA', 'Case Number': 'G-1', 'Current Support Amount': '433.33' },
    },
  })
  const { benefitPlan } = await ok('benefits/addBenefitPlan', {
    benefitPlan: { companyId, type: 'Medical', name: 'Harbor', employeeAmount: 100, employerAmount: 150 },
  })
  await ok('benefits/addBenefitEnrollment', {
    benefitEnrollment: { ...cy, benefitPlanId: benefitPlan.benefitPlanId, effectiveMonth: 'June 2026' },
  })
  await later()
  const periods = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-18' })
  const imported = (payPeriodId: string, userId: string, amount: number) =>
    ok('payroll/importRegularPayrollData', {
      ...{ companyId, payPeriodId },
      payrollData: [{ userId, reimbursements: [{ reimbursementType: 'Travel', amount }] }],
    })
  const runAt = async (payPeriodId: string, day: string) => {
    await ok('sandbox/setClock', { to: `${day}T15:00:00Z` })
    await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
  }
  return { companyId, ada, bo, cy, periods, imported, runAt }
}
