/**
 * One paycheck through all examples, as calculatePaycheck answers it: a salary of 52,000 a year in Georgia, single, paid
 * every two weeks on 2026-12-04.
 */
const taxes = {
  employee: [
    ['US.socialSecurity', 'Social Security', 124],
    ['US.medicare', 'Medicare', 29],
    ['US.incomeTax', 'Federal Withholding Tax', 156.15],
    ['GA.incomeTax', 'GA - State Withholding Tax', 71.01],
  ],
  employer: [
    ['US.socialSecurity', 'Social Security', 124],
    ['US.medicare', 'Medicare', 29],
    ['US.futa', 'FUTA', 12],
    ['GA.sui', 'GA - State Unemployment Insurance', 54],
  ],
} as const

type Tax = readonly [code: string, name: string, amount: number]

const GROSS = 2000
const NET = 1619.84

const details = (side: readonly Tax[]) =>
  side.map(([taxCode, taxName, taxAmount]) => ({
    taxName,
    taxCode,
    taxable: GROSS,
    taxAmount,
    taxAmountYtd: taxAmount,
  }))

const computed = (side: readonly Tax[]) =>
  side.map(([code, taxName, amount]) => ({ code, taxName, taxable: GROSS, amount }))

const printed = (side: readonly Tax[]) =>
  side.map(([code, name, amount]) => ({
    name,
    basis: `of 2000.00, ${code.startsWith('GA') ? 'GA@2026-05-11#1' : 'US@2026-01-01#1'}`,
    amount,
    yearToDate: amount,
  }))

const steps = [
  {
    line: 'annual',
    formula: 'wages * periods',
    inputs: { wages: '2000.00', periods: '26.00' },
    value: '52000.00',
  },
  {
    line: 'deduction',
    formula: 'standardDeduction[status]',
    inputs: { 'standardDeduction, A': '15000.00' },
    value: '15000.00',
  },
  {
    line: 'taxable',
    formula: 'max(0, annual - deduction - allowances)',
    inputs: { annual: '52000.00', deduction: '15000.00', allowances: '0.00' },
    value: '37000.00',
  },
  {
    line: 'tax',
    formula: 'taxable * rate',
    inputs: { taxable: '37000.00', rate: '0.0499' },
    value: '1846.30',
  },
  {
    line: 'withholding',
    formula: 'cents(tax / periods)',
    inputs: { tax: '1846.30', periods: '26.00' },
    value: '71.01',
  },
]

export const paycheckSamples: Readonly<Record<string, unknown>> = {
  gross: GROSS,
  grossTotal: GROSS,
  baseTotal: GROSS,
  grossYearToDate: GROSS,
  net: NET,
  netTotal: NET,
  netYearToDate: NET,
  payRate: 52_000,
  payHours: 80,
  employeeTaxDetails: details(taxes.employee),
  employerTaxDetails: details(taxes.employer),
  employeeTaxSum: 380.16,
  employerTaxSum: 219,
  total: 2219,
  fundingTotal: 2219,
  employeeTaxes: computed(taxes.employee),
  'calculatePaycheck.employerTaxes': computed(taxes.employer),
  'reply.paycheck.deductions': [],
  'reply.paycheck.garnishments': [],
  notTaken: [],
  deductions: [],
  garnishments: [],
  payDetails: [{ type: 'Salary', description: 'Salary', amount: GROSS }],
  'payStub.earnings': [{ name: 'Salary', hours: 80, amount: GROSS, yearToDate: GROSS }],
  'payStub.taxes': printed(taxes.employee),
  'payStub.employerTaxes': printed(taxes.employer),
  'payStub.accounts': [{ accountNumber: '******6789', amount: NET }],
  employerContributions: [],
  'explanation.code': 'GA.incomeTax',
  'explanation.name': 'GA - State Withholding Tax',
  'explanation.taxable': GROSS,
  'explanation.amount': 71.01,
  payer: 'employee',
  law: 'GA@2026-05-11#1',
  'explanation.source': 'GA HB 463, signed 2026-05-11; Employer Withholding Tax Guide 2026 (May)',
  confidence: 'verified',
  steps,
  'journal.kind': 'employeeTax',
  'journal.code': 'GA.incomeTax',
  'journal.name': 'GA - State Withholding Tax',
  'journal.amount': 71.01,
}
