import { expect, test } from 'vitest'
import { service } from '../../support/service.ts'

const { call, ok, owner } = await service()
const { company } = await ok('sandbox/seedDemoCompany', { employees: 6 })
const companyId = company.companyId
const { unprocessedPayPeriods: periods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
const payPeriodId = periods[0].payPeriodId
const userId = (await ok('reports/getUsers', { companyId })).users[0].userId

const years = async () => {
  const { rows } = await owner.query(
    'select sum(gross)::text as gross, sum(net)::text as net from year_to_date',
  )
  return rows[0]
}

test('a submitted payroll is taken back whole, and can be submitted again', async () => {
  await ok('payroll/initiatePayroll', { companyId, payPeriodId })
  expect(await ok('reports/getUnProcessedPayPeriod', { companyId, limit: 1 })).toMatchObject({
    unprocessedPayPeriods: [{ payPeriodStatus: 'submitted' }],
  })
  const frozen = await ok('reports/getPayPeriodDetails', { payPeriodId })
  expect(await call('payroll/removeDeductions', { companyId, payPeriodId, userId })).toMatchObject({
    status: 400,
  })

  await ok('payroll/cancelPayrollSubmission', { companyId, payPeriodId })
  expect(await years()).toEqual({ gross: '0', net: '0' })
  expect(await call('payroll/cancelPayrollSubmission', { companyId, payPeriodId })).toMatchObject({
    status: 400,
  })

  await ok('payroll/initiatePayroll', { companyId, payPeriodId })
  const again = await ok('reports/getPayPeriodDetails', { payPeriodId })
  expect(again.payPeriod[0].payrollLineItems).toEqual(frozen.payPeriod[0].payrollLineItems)
})

test('a stub, its page and its explanation', async () => {
  const { payStub, fileBase64 } = await ok('reports/getPayStub', { payPeriodId, userId, format: 'pdf' })
  expect(payStub.gross).toBe(payStub.grossYearToDate)
  expect(Buffer.from(fileBase64, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  const { explanation } = await ok('reports/explainPaycheck', { payPeriodId, userId })
  expect(explanation.map(({ code }: { code: string }) => code)).toContain('US.socialSecurity')
  for (const { amount, code } of explanation.filter((line: { payer: string }) => line.payer === 'employee')) {
    const line = payStub.taxes.find((tax: { name: string; amount: number }) => tax.amount === amount)
    expect({ code, found: line !== undefined || amount === 0 }).toEqual({ code, found: true })
  }
})

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
