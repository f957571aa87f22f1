import { payroll } from '../support/payroll.ts'
import type { SharedService } from '../support/shared.ts'

/** Two people in Georgia who were paid 2,000 each on June 18 and July 2, 2026; it is January 5, 2027. */
export async function twoPaidInGeorgia(world: SharedService) {
  const { ok } = world
  const { company, hire, schedule, run, later } = payroll(world)
  const companyId = await company({ today: '2026-06-01', states: { GA: '2.7%' } })
  const hired = { state: 'GA', rate: 52_000, dateOfJoin: '2026-06-01' }
  const ada = await hire(companyId, { name: 'Ada Brown', ...hired })
  const eve = await hire(companyId, { name: 'Eve Stone', ...hired })
  await later()
  const periods = await schedule(companyId, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
  await run({ companyId, payPeriodId: periods[0]!.payPeriodId })
  await ok('sandbox/setClock', { to: '2026-06-26T15:00:00Z' })
  await run({ companyId, payPeriodId: periods[1]!.payPeriodId })
  await ok('adminPortal/updateFilingProfile', {
    filingProfile: { companyId, signerName: 'Ada Marsh', signerTitle: 'Owner', signerPhone: '404-555-0100' },
  })
  await ok('sandbox/setClock', { to: '2027-01-05T15:00:00Z' })
  const filed = async (filingId: string) => {
    await ok('adminPortal/approveFiling', { filingId })
    await ok('adminPortal/markFiled', { filingId, confirmation: 'WFID 12AB34' })
  }
  return { companyId, ada, eve, periods, filed }
}
