import type { SharedService } from '../../support/shared.ts'
import { again } from './again.ts'

/** A company of three whose payrolls a second person approves; `other` is another hand of the same client. */
export async function approving(world: SharedService) {
  const { ok, call } = world
  const company = await again(world)
  const { companyId, payPeriodId } = company
  await ok('companyOnboarding/updateCompany', { company: { companyId, requiresApproval: true } })
  const other = await world.withAnotherKey()
  const at = { companyId, payPeriodId }
  return {
    ...company,
    other,
    at,
    request: () => ok('payroll/requestApproval', at),
    approve: () => other('payroll/approvePayroll', at),
    run: () => call('payroll/initiatePayroll', at),
    approvals: async () => (await ok('reports/getPayrollApprovals', at)).approvals,
  }
}
