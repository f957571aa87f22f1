import { payday } from '../../support/payday.ts'
import type { SharedService } from '../../support/shared.ts'

/** A company of three and its first period. */
export async function again(world: SharedService) {
  const { ok } = world
  const { companyId, first, second, named, periodStatus } = await payday(world, 3)
  const { payPeriodId } = first
  const initiate = (given: object = {}) => ok('payroll/initiatePayroll', { companyId, payPeriodId, ...given })
  return { companyId, first, second, named, periodStatus, payPeriodId, initiate }
}
