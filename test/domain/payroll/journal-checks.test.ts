import { expect, test } from 'vitest'
import { bookLines, type JournalCheck, voidDay } from '../../../src/domain/payroll/journal-checks.ts'
import { day } from '../../../src/kernel/dates.ts'

const check = (more: Partial<JournalCheck> = {}): JournalCheck => ({
  runId: 'run',
  payPeriodId: 'period',
  payDate: day('2026-06-18'),
  beginDate: day('2026-06-01'),
  endDate: day('2026-06-14'),
  workerType: 'W2',
  userId: 'user',
  name: 'Ada Brown',
  net: 1000n,
  paymentMethod: 'Direct Deposit',
  voidedOn: null,
  lines: [{ kind: 'earning', code: 'Regular', name: 'Regular', base: 1000n, amount: 1000n }],
  ...more,
})
const booked = (given: JournalCheck) =>
  bookLines(given, () => 'IRS').map(({ account, amount }) => `${account.path} ${amount}`)

test('D: contractors are no wages', () => {
  expect(booked(check())).toEqual(['Expenses:Payroll:Wages 1000', 'Liabilities:Payroll:Net pay -1000'])
  expect(booked(check({ workerType: '1099-NEC' }))[0]).toBe('Expenses:Payroll:Contractors 1000')
})

test('D: what the employer adds is a cost and is owed', () => {
  const lines = [
    { kind: 'earning', code: 'Regular', name: 'Regular', base: 1500n, amount: 1500n },
    { kind: 'employeeTax', code: 'US.medicare', name: 'Medicare', base: 1500n, amount: 22n },
    { kind: 'employerTax', code: 'US.medicare', name: 'Medicare', base: 1500n, amount: 22n },
    { kind: 'pretax', code: 'Medical', name: 'Harbor', base: 400n, amount: 400n },
    { kind: 'employerBenefit', code: 'Medical', name: 'Harbor', base: 50n, amount: 50n },
    { kind: 'aftertax', code: 'After-Tax', name: 'Uniform', base: 70n, amount: 70n },
    { kind: 'garnishment', code: 'order', name: 'Court', base: 8n, amount: 8n },
  ] as const
  expect(booked(check({ lines }))).toEqual([
    'Expenses:Payroll:Wages 1500',
    'Liabilities:Payroll:Taxes:IRS -22',
    'Liabilities:Payroll:Taxes:IRS -22',
    'Expenses:Payroll:Employer taxes 22',
    'Liabilities:Payroll:Benefits:Harbor -400',
    'Liabilities:Payroll:Benefits:Harbor -50',
    'Expenses:Payroll:Benefits 50',
    'Expenses:Payroll:Recovered from employees:Uniform -70',
    'Liabilities:Payroll:Garnishments:Court -8',
    'Liabilities:Payroll:Net pay -1000',
  ])
})

test('what is no money is in no account, and what was paid outside is not net pay that we owe', () => {
  const lines = [
    { kind: 'earning', code: 'Regular', name: 'Regular', base: 1000n, amount: 1000n },
    { kind: 'earning', code: 'Imputed Income', name: 'Car', base: 300n, amount: 300n },
  ] as const
  expect(booked(check({ lines, paymentMethod: 'Outside' }))).toEqual([
    'Expenses:Payroll:Wages 1000',
    'Liabilities:Payroll:Paid outside -1000',
  ])
})

test('a void is dated when it happens, and not before the pay date', () => {
  expect(voidDay(check())).toBe(null)
  expect(voidDay(check({ voidedOn: day('2026-07-06') }))).toBe('2026-07-06')
  expect(voidDay(check({ voidedOn: day('2026-06-16') }))).toBe('2026-06-18')
})
