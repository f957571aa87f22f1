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

const total = (amount: number) => ({ amount, yearToDate: amount })

/** What a stub has beside its lines. */
const stub = {
  'payStub.employerPhoneNumber': '4045550134',
  employerStateNumber: '1234567-AB',
  employeeNumber: 'E-1042',
  ssnLastFour: '6789',
  'payStub.workState': 'GA',
  payBasis: 'Per Year',
  overtimeRate: null,
  'payStub.hoursWorked': 80,
  hoursPaid: 80,
  regularHours: 80,
  'payStub.overtimeHours': 0,
  reimbursementLines: [],
  earlierThisYear: [{ section: 'earnings', name: 'Bonus', yearToDate: 500 }],
  importedThrough: null,
  isNetYearKnown: true,
  'payStub.allowances': [],
  leaveBalances: [
    { name: 'PTO', policyType: 'PTO', balanceHours: 24, usedHours: 8, usedHoursYearToDate: 16 },
  ],
  totals: {
    gross: total(GROSS),
    taxes: total(380.16),
    deductions: total(0),
    garnishments: total(0),
    reimbursements: total(0),
    notPaidInCash: total(0),
    net: total(NET),
    employerTaxes: total(219),
    employerContributions: total(0),
  },
  requirements: {
    state: 'GA',
    duty: 'none',
    law: 'GA@2025-01-01#1',
    source: 'no state law',
    confidence: 'recalled',
    contents: [],
    missing: [],
  },
}

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
  ...stub,
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
