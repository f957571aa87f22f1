import { periodAround } from '../../src/domain/filings/periods.ts'
import { addDays, type Day } from '../../src/kernel/dates.ts'
import { payday } from '../support/payday.ts'
import type { TestService } from '../support/service.ts'

/** A demo company that paid its people once, in a quarter that is over; its Form 941 is ready. */
export async function filed(world: Pick<TestService, 'ok'>) {
  const { companyId, first, initiate, travelTo } = await payday(world, 2)
  await initiate()
  const { from, to } = periodAround('quarter', first.payDate as Day)
  await travelTo(addDays(to, 3))
  await world.ok('adminPortal/updateFilingProfile', {
    filingProfile: { companyId, signerName: 'Ada Marsh', signerTitle: 'Owner' },
  })
  const period = `${from.slice(0, 4)}-Q${Math.ceil(Number(from.slice(5, 7)) / 3)}`
  const { filing } = await world.ok('adminPortal/prepareFiling', {
    filing: { companyId, form: '941', period },
  })
  const { payPeriodId } = first
  return { companyId, payPeriodId, period, from, to, filingId: filing.filingId as string, filing }
}
