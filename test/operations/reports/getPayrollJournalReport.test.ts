import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { demo } from '../payroll/demo.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { companyId, payPeriodId, userId } = await demo(sandbox)
await ok('payroll/initiatePayroll', { companyId, payPeriodId })

test('history and journal say the same as the period', async () => {
  const details = await ok('reports/getPayPeriodDetails', { payPeriodId })
  const { payrollHistory } = await ok('reports/getPayrollHistoryBasedOnPayPeriod', { payPeriodId })
  expect(payrollHistory.length).toBe(details.payPeriod[0].payrollLineItems.length)
  const range = { companyId, from: '2026-01-01', to: '2027-12-31' }
  const { journal } = await ok('reports/getPayrollJournalReport', range)
  const net = journal.filter((row: { kind: string }) => row.kind === 'net')
  expect(net.length).toBe(payrollHistory.length)

  const { text: csv } = await ok('reports/getPayrollJournalReport', { ...range, format: 'csv' })
  expect(csv.split('\r\n').length).toBe(journal.length + 2)
  const { text } = await ok('reports/getPayrollJournalReport', { ...range, format: 'ledger' })
  const amounts = [...text.matchAll(/\$\s*(-?[\d.]+)$/gm)].map(([, amount]) =>
    Math.round(Number(amount) * 100),
  )
  expect(amounts.length).toBeGreaterThan(5)
  expect(amounts.reduce((sum: number, amount: number) => sum + amount, 0)).toBe(0)

  const mine = await ok('reports/getIndividualPayrollHistory', { companyId, userId })
  expect(mine.payrollHistory).toHaveLength(1)
})
