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

test('page by page over periods it is what it is as a whole', async () => {
  const { payPeriod } = await ok('reports/getPayPeriod', { companyId })
  const open = (payPeriod as { payPeriodId: string; payDate: string; payPeriodStatus: string }[])
    .filter(({ payPeriodStatus }) => payPeriodStatus === 'new')
    .sort((a, b) => a.payDate.localeCompare(b.payDate))
  for (const { payPeriodId } of open.slice(0, 3)) {
    const payrollData = [{ userId: hourly.userId, basicPay: { payHours: 40 } }]
    await ok('payroll/importRegularPayrollData', { companyId, payPeriodId, payrollData })
    await ok('payroll/initiatePayroll', { companyId, payPeriodId, runNow: true })
  }
  const asked = { companyId, from: '2026-01-01', to: '2026-12-31' }
  const { payrollHistory: whole } = await ok('reports/getPayrollHistoryBasedOnDateRange', asked)
  expect(whole.length).toBeGreaterThan(4)
  const found: unknown[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await ok('reports/getPayrollHistoryBasedOnDateRange', {
      ...asked,
      limit: 2,
      ...(cursor ? { cursor } : {}),
    })
    expect(page.payrollHistory.length).toBeLessThanOrEqual(2)
    found.push(...page.payrollHistory)
    cursor = page.nextCursor
  }
  expect(found).toEqual(whole)
})
