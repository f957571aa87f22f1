import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { inputs } from '../payroll/inputs.ts'

const world = await sharedService()
const { call, ok } = world
const { companyId, hourly } = await inputs(world)

test('a range that is turned round is refused', async () => {
  const rows: readonly [string, object][] = [
    ['getTransactions', {}],
    ['getLedger', {}],
    ['getAchFiles', {}],
    ['getPayrollJournalReport', {}],
    ['getPayrollHistoryBasedOnDateRange', {}],
    ['getIndividualPayrollHistory', { userId: hourly.userId }],
    ['getProcessedPayperiodsDetails', {}],
    ['getTaxLiabilities', {}],
  ]
  for (const [name, given] of rows) {
    const asked = { companyId, from: '2026-06-02', to: '2026-06-01', ...given }
    const { status, body } = await call(`reports/${name}`, asked)
    expect([name, status, body.error?.message]).toEqual([name, 400, 'to: must not be before from'])
    await ok(`reports/${name}`, { ...asked, to: '2026-06-02' })
  }
})
