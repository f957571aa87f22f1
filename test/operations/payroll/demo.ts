import type { SharedService } from '../../support/shared.ts'

/** A demo company of six and its first period. */
export async function demo({ ok }: SharedService) {
  const { company } = await ok('sandbox/seedDemoCompany', { employees: 6 })
  const companyId = company.companyId
  const { unprocessedPayPeriods: periods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
  const payPeriodId = periods[0].payPeriodId
  const userId = (await ok('reports/getUsers', { companyId })).users[0].userId
  return { companyId, payPeriodId, userId }
}
