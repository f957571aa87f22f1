import { expect, test } from 'vitest'
import { type Stub, stubForm } from '../../../src/domain/statement/stub.ts'
import { day } from '../../../src/kernel/dates.ts'
import { usd } from '../../../src/kernel/money.ts'
import { Secret } from '../../../src/kernel/secret.ts'
import { period, type StubCase, stubFacts, taxes } from './people.ts'

const stubOf = (given: StubCase): Stub => stubForm(period(), stubFacts(given))

const years = (lines: readonly { name: string; yearToDate: bigint }[]) =>
  Object.fromEntries(lines.map(({ name, yearToDate }) => [name, yearToDate]))

const forklift = {
  type: 'Differential',
  description: 'Forklift',
  hours: 12,
  rate: 220_000,
  amount: '264.00',
} as const
const cashier = {
  type: 'Differential',
  description: 'Cashier',
  hours: 10,
  rate: 140_000,
  amount: '140.00',
} as const
const night = {
  type: 'Differential',
  description: 'Night',
  hours: 30,
  rate: 10_000,
  amount: '30.00',
} as const

test('A24: on the first check of a year every line has its own amount as its year', () => {
  const mileage = { type: 'Reimbursement', description: 'Mileage', amount: '20.00' } as const
  const stub = stubOf({
    earnings: [forklift, cashier, night, mileage, { ...mileage, description: 'Phone' }],
    rows: [
      ['aftertax', 'Other', 'Union dues', '10.00'],
      ['aftertax', 'Other', 'Uniform', '10.00'],
      ['aftertax', 'Other', 'Loan', '10.00'],
    ],
  })
  expect(years(stub.earnings)).toEqual({ Forklift: usd(264), Cashier: usd(140), Night: usd(30) })
  expect(years(stub.deductions)).toEqual({ 'Union dues': usd(10), Uniform: usd(10), Loan: usd(10) })
  expect(years(stub.reimbursementLines)).toEqual({ Mileage: usd(20), Phone: usd(20) })
  expect(stub.totals.gross).toEqual({ amount: usd(434), yearToDate: usd(434) }) // 264 + 140 + 30
  expect(stub.totals.reimbursements).toEqual({ amount: usd(40), yearToDate: usd(40) })
  expect(stub.earlierThisYear).toEqual([])
})

test('A24: lines of earlier checks are listed, so every list sums to its total', () => {
  const stub = stubOf({
    earnings: [{ ...forklift, year: '1000.00' }],
    rows: [['aftertax', 'Other', 'Uniform', '10.00', '30.00']],
    earlier: [
      ['earning', 'Bonus', 'Bonus', '500.00'],
      ['earning', 'Differential', 'Night', '60.00'],
      ['aftertax', 'Other', 'Loan', '75.00'],
    ],
  })
  expect(stub.earlierThisYear).toEqual([
    { section: 'earnings', name: 'Bonus', yearToDate: usd(500) },
    { section: 'earnings', name: 'Night', yearToDate: usd(60) },
    { section: 'deductions', name: 'Loan', yearToDate: usd(75) },
  ])
  expect(stub.grossYearToDate).toBe(usd(1560)) // 1,000 + 500 + 60
  expect(stub.totals.deductions).toEqual({ amount: usd(10), yearToDate: usd(105) }) // 30 + 75
})

test('A24: two lines of one name share a year; the first has it', () => {
  const overtime = { type: 'Overtime', hours: 4, rate: 300_000, amount: '120.00', year: '360.00' } as const
  const premium = {
    type: 'Overtime',
    hours: 0,
    premiumHours: 2,
    rate: 100_000,
    amount: '20.00',
    year: '0.00',
  } as const
  const stub = stubOf({ earnings: [overtime, premium], rows: [] })
  expect(stub.earnings.map(({ amount, yearToDate }) => [amount, yearToDate])).toEqual([
    [usd(120), usd(360)],
    [usd(20), usd(0)],
  ])
  expect(stub.earnings[1]).toMatchObject({ premiumHours: 2, rate: 10 })
  expect(stub.grossYearToDate).toBe(usd(360))
  expect(stub.overtimeHours).toBe(4)
})

test('A24: after imported history the sums agree, also of the employer, and what it cannot tell is not mixed in', () => {
  const stub = stubOf({
    earnings: [{ type: 'Salary', hours: 80, amount: '5000.00', year: '60000.00' }],
    rows: [
      ['employeeTax', 'US.socialSecurity', 'Social Security', '310.00', '2985.92'],
      ['employerTax', 'US.socialSecurity', 'Social Security', '310.00', '2985.92'],
      ['employerTax', 'GA.sui', 'GA - State Unemployment Insurance', '0.00', '100.00'],
      ['pretax', '401(k)', 'Harbor 401(k)', '250.00', '3000.00'],
    ],
    netYear: '33955.86',
    facts: {
      history: {
        through: day('2026-03-27'),
        gross: usd(40_000),
        net: null,
        taxes: [
          { code: 'US.socialSecurity', amount: usd(2480) },
          { code: 'US.additionalMedicare', amount: usd(9) },
          { code: 'GA.sui', amount: usd('256.50') },
        ],
        deductions: [{ type: '401(k)', amount: usd(2000) }],
      },
    },
  })
  expect(years(stub.earnings)).toEqual({ Salary: usd(60_000) })
  expect(years(stub.deductions)).toEqual({ 'Harbor 401(k)': usd(3000) })
  // 2,985.92 + 2,480.00, of which the employer owed as much again (26 USC 3111)
  expect(years(stub.taxes)).toEqual({ 'Social Security': usd('5465.92') })
  expect(years(stub.employerTaxes)).toEqual({
    'Social Security': usd('5465.92'),
    'GA - State Unemployment Insurance': usd('356.50'),
  })
  const imported = { before: day('2026-03-28') }
  expect(stub.earlierThisYear).toEqual([
    {
      section: 'earnings',
      name: 'Before Mar 28, 2026',
      yearToDate: usd(40_000),
      imported: { ...imported, type: '' },
    },
    { section: 'taxes', name: 'Additional Medicare', yearToDate: usd(9) },
    {
      section: 'deductions',
      name: '401(k) before Mar 28, 2026',
      yearToDate: usd(2000),
      imported: { ...imported, type: '401(k)' },
    },
  ])
  expect(stub.totals.gross.yearToDate).toBe(usd(100_000))
  expect(stub.totals.deductions.yearToDate).toBe(usd(5000))
  expect(stub.totals.taxes.yearToDate).toBe(usd('5474.92'))
  expect(stub).toMatchObject({
    netYearToDate: usd('33955.86'),
    importedThrough: '2026-03-27',
    isNetYearKnown: false,
  })
})

test('1.10: reimbursements are no earnings, and the totals lead from gross to net', () => {
  const stub = stubOf({
    earnings: [
      { type: 'Regular', hours: 80, rate: 250_000, amount: '2000.00' },
      { type: 'Reimbursement', description: 'Mileage', amount: '61.44' },
    ],
    rows: [
      ...taxes,
      ['aftertax', 'Other', 'Uniform', '10.00'],
      ['garnishment', 'id', 'State of Georgia', '100.00'],
    ],
  })
  const { gross, taxes: taken, deductions, garnishments, reimbursements, net } = stub.totals
  expect(stub.earnings.reduce((sum, { amount }) => sum + amount, 0n)).toBe(stub.gross)
  expect(taken.amount).toBe(usd('309.15')) // 124.00 + 29.00 + 156.15
  expect(net.amount).toBe(
    gross.amount + reimbursements.amount - taken.amount - deductions.amount - garnishments.amount,
  )
  expect(net.amount).toBe(usd('1642.29')) // 2,000.00 + 61.44 − 309.15 − 10.00 − 100.00
})

test('1.10: hours, rates and the overtime rate', () => {
  const given: StubCase = {
    earnings: [
      { type: 'Regular', hours: 80, rate: 250_000, amount: '2000.00' },
      { type: 'Overtime', hours: 6.5, rate: 383_333, amount: '249.17' },
      { type: 'PTO', hours: 8, rate: 250_000, amount: '200.00' },
    ],
    hoursWorked: 8650,
    hoursPaid: 9450,
  }
  expect(stubOf(given)).toMatchObject({
    ...{ payRate: usd(25), payBasis: 'Per Hour', overtimeRate: 38.3333 },
    ...{ hoursWorked: 86.5, hoursPaid: 94.5, regularHours: 80, overtimeHours: 6.5 },
  })
  expect(stubOf({}).overtimeRate).toBe(37.5) // 25 × 1.5: what an hour of it would be
  const exempt = {
    ...stubFacts().wage!,
    employeeType: 'Salary/No overtime',
    basis: 'Per Year',
    rate: usd(84_000),
  } as const
  expect(stubOf({ facts: { wage: exempt } })).toMatchObject({ payRate: usd(84_000), overtimeRate: null })
})

test('1.10: below the minimum wage with tips, the tip credit is told', () => {
  const earnings = [
    { type: 'Regular', hours: 64, rate: 106_500, amount: '681.60' },
    { type: 'Tips', amount: '412.00' },
  ] as const
  // 16.00 − 10.65 = 5.35; × 64 = 342.40
  expect(stubOf({ state: 'NY', earnings }).allowances).toEqual([
    { name: 'Tip credit', minimumWage: usd(16), rate: 5.35, hours: 64, amount: usd('342.40') },
  ])
  expect(stubOf({ state: 'NY', earnings: earnings.slice(0, 1) }).allowances).toEqual([])
})

test.each([
  ['E-1042', 'E-1042'],
  ['', ''],
  ['219-09-6789', ''], // the number itself
  ['SSN 219096789', ''],
  ['123456789', ''], // looks like one
])('1.10: an employee number is never a whole social security number: %s', (reference, shown) => {
  const { worker } = stubFacts()
  const stub = stubOf({ facts: { worker: { ...worker, reference, ssn: new Secret('219-09-6789') } } })
  expect(stub).toMatchObject({ employeeNumber: shown, ssnLastFour: '6789' })
  expect(JSON.stringify(stub, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toMatch(
    /219-?09-?6789/,
  )
})
