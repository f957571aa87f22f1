import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { demo } from '../payroll/demo.ts'

const sandbox = await sharedService()
const { ok } = sandbox
const { companyId, payPeriodId, userId } = await demo(sandbox)
await ok('payroll/initiatePayroll', { companyId, payPeriodId })

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
  const drawn = [...payStub.reimbursementLines, ...payStub.employerTaxes]
  expect(cents(told('employee'))).toBe(cents([...payStub.taxes, ...payStub.deductions]))
  expect(cents(told('employer'))).toBe(cents([...payStub.earnings, ...drawn]))
  expect(explanation.find(({ code }: { code: string }) => code === 'Cash Tips')).toEqual({
    code: 'Cash Tips',
    name: 'Cash Tips',
    payer: 'employer',
    law: '',
    effective: '',
    says: {
      code: 'notPaid',
      en: '$100.00 counts as pay for taxes and is not paid with this paycheck.',
      es: '$100.00 cuenta como pago para los impuestos y no se paga con este cheque.',
    },
    certificate: null,
    base: [],
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

test('who has no paycheck there is told so; who is nobody here is not known', async () => {
  const { unprocessedPayPeriods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
  const later = unprocessedPayPeriods.at(-1).payPeriodId
  const asked = async (body: object) =>
    (await sandbox.call('reports/getPayStub', { payPeriodId: later, userId, ...body })).body.error.message
  expect(await asked({})).toBe('This user has no paycheck in this pay period, which is new')
  expect(await asked({ userId: companyId })).toBe('Invalid UserId')
})
