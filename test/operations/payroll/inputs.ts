import { payroll } from '../../support/payroll.ts'
import type { SharedService } from '../../support/shared.ts'

/** A salaried, an hourly and an unfinished worker, and their first period. */
export async function inputs(world: SharedService) {
  const { ok } = world
  const { company, hire, schedule, later } = payroll(world)
  const companyId = await company({ today: '2026-06-01', states: { GA: '2.7%' } })
  const salaried = await hire(companyId, { name: 'Sal Aried', state: 'GA', rate: 52_000 })
  const hourly = await hire(companyId, { name: 'Hour Ly', state: 'GA', rate: 20, basis: 'Per Hour' })
  const unready = await hire(companyId, { name: 'Not Yet', state: 'GA', rate: 52_000, account: null })
  await later()
  const [period] = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
  const at = { companyId, payPeriodId: period!.payPeriodId }
  const imported = async (...payrollData: object[]) =>
    (await ok('payroll/importRegularPayrollData', { ...at, payrollData })).importRegularPayrollData
  const itemOf = async (userId: string) =>
    (await ok('payroll/previewPayroll', at)).payPeriod[0].payrollLineItems.find(
      (item: { userId: string }) => item.userId === userId,
    )
  return { hire, later, companyId, salaried, hourly, unready, at, imported, itemOf }
}
