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

test('cash tips and imputed income are taxed and not paid: the stub adds up, and the books are in balance', async () => {
  const { company: other } = await ok('sandbox/seedDemoCompany', { employees: 1 })
  const { unprocessedPayPeriods } = await ok('reports/getUnProcessedPayPeriod', other)
  const at = { companyId: other.companyId, payPeriodId: unprocessedPayPeriods[0].payPeriodId }
  const { users } = await ok('reports/getUsers', { companyId: other.companyId })
  const given = [
    { description: 'Cash Tips', amount: 100 },
    { description: 'Group-Term Life', amount: 20 },
    { description: 'Imputed Income', amount: 3.5 },
  ]
  const reimbursements = [{ reimbursementType: 'Meals', amount: 40 }]
  const payrollData = [{ userId: users[0].userId, additionalCompensation: given, reimbursements }]
  await ok('payroll/importRegularPayrollData', { ...at, payrollData })
  await ok('payroll/initiatePayroll', at)

  const { payStub } = await ok('reports/getPayStub', { ...at, userId: users[0].userId })
  const cents = (lines: readonly { amount: number }[]) =>
    lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)
  const [gross, net] = [Math.round(payStub.gross * 100), Math.round(payStub.net * 100)]
  expect(payStub).toMatchObject({ notPaidInCash: 123.5, reimbursements: 40 })
  expect(net).toBe(gross + 4000 - 12_350 - cents(payStub.taxes) - cents(payStub.deductions))

  const { explanation } = await ok('reports/explainPaycheck', { ...at, userId: users[0].userId })
  const told = (payer: string) => explanation.filter((line: { payer: string }) => line.payer === payer)
  const drawn = payStub.employerTaxes
  expect(cents(told('employee'))).toBe(cents([...payStub.taxes, ...payStub.deductions]))
  expect(cents(told('employer'))).toBe(cents([...payStub.earnings, ...drawn]))
  expect(explanation.find(({ code }: { code: string }) => code === 'Cash Tips')).toEqual({
    code: 'Cash Tips',
    name: 'Cash Tips',
    payer: 'employer',
    law: '',
    source: 'The wage in force and what was given for the period',
    confidence: 'given',
    taxable: 100,
    amount: 100,
    steps: [
      { line: 'amount', formula: 'as earned in the period', inputs: { asked: '100.00' }, value: '100.00' },
    ],
  })

  const range = { companyId: other.companyId, from: '2026-01-01', to: '2029-12-31', format: 'ledger' }
  const { text } = await ok('reports/getPayrollJournalReport', range)
  const amounts = [...text.matchAll(/\$\s*(-?[\d.]+)$/gm)].map(([, amount]) => ({ amount: Number(amount) }))
  expect(cents(amounts)).toBe(0)
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
