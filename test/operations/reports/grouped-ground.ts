import { payroll } from '../../support/payroll.ts'
import type { SharedService } from '../../support/shared.ts'

/** A salary that two departments share, hours of which some name a department and a job, and a reimbursement alone. */
export async function groupedGround(world: SharedService) {
  const { ok } = world
  const { company, hire, schedule, later } = payroll(world)
  const companyId = await company({ today: '2026-05-25', states: { GA: '2.7%' } })
  const ada = await hire(companyId, { name: 'Ada Salary', state: 'GA', rate: 52_000 })
  const bo = await hire(companyId, { name: 'Bo Hours', state: 'GA', rate: 20, basis: 'Per Hour' })
  const cy = await hire(companyId, { name: 'Cy Travel', state: 'GA', rate: 20, basis: 'Per Hour' })
  await later()
  const [first, second] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-18' })
  const added = async (name: string) =>
    (await ok('adminPortal/addDepartment', { department: { companyId, name } })).department.departmentId
  const [bar, kitchen] = [await added('Bar'), await added('Kitchen')]
  const { jobId: cook } = (await ok('adminPortal/addJob', { job: { companyId, name: 'Cook' } })).job
  for (const { userId, percents } of [
    { userId: ada.userId, percents: [33.33, 66.67] },
    { userId: cy.userId, percents: [50, 50] },
  ]) {
    await ok('adminPortal/updateLabourDistribution', {
      ...{ userId, effectiveDate: '2026-06-01' },
      labourDistribution: [
        { departmentId: bar, percent: percents[0] },
        { departmentId: kitchen, percent: percents[1] },
      ],
    })
  }
  const runAt = async (payPeriodId: string, day: string) => {
    const hours = [
      { payCode: 'Regular', payHours: 30, departmentId: kitchen, jobId: cook },
      { payCode: 'Regular', payHours: 10 },
    ]
    await ok('payroll/importRegularDifferentialPayrollData', {
      ...{ companyId, payPeriodId },
      payrollData: [{ userId: bo.userId, basePay: hours }],
    })
    await ok('payroll/importRegularPayrollData', {
      ...{ companyId, payPeriodId },
      payrollData: [{ userId: cy.userId, reimbursements: [{ reimbursementType: 'Travel', amount: 40.01 }] }],
    })
    await ok('sandbox/setClock', { to: `${day}T15:00:00Z` })
    await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
  }
  await runAt(first!.payPeriodId, '2026-06-15')
  await runAt(second!.payPeriodId, '2026-06-29')
  return { companyId, ada, bo, cy, payPeriodId: first!.payPeriodId }
}
