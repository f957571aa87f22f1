import { expect, test } from 'vitest'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import type { PaycheckInput } from '../../../src/domain/pay/paycheck-types.ts'
import { dollars, usd, ZERO } from '../../../src/kernel/money.ts'
import { rate } from '../../../src/kernel/rate.ts'
import { certificate, earned, elected, worker } from './worker.ts'

const limited = (input: Partial<PaycheckInput>) => {
  const check = calculatePaycheck(worker('TX', { earnings: [earned('Regular', 10_000)], ...input }))
  return check.deductions.map(
    ({ type, amount, employer }) => `${type} ${dollars(amount)} ${dollars(employer)}`,
  )
}
const toDate = (benefits: NonNullable<PaycheckInput['yearToDate']['benefits']>) => ({
  taxes: {},
  supplementalWages: ZERO,
  benefits,
})

test.each<[string, Partial<PaycheckInput>, string[]]>([
  [
    '401(k) and Roth share 24,500',
    {
      deductions: [elected('Roth 401(k)', 300), elected('401(k)', 300)],
      yearToDate: toDate({ '401(k)': { employee: usd(20_000) }, 'Roth 401(k)': { employee: usd(4000) } }),
    },
    ['401(k) 300.00 0.00', 'Roth 401(k) 200.00 0.00'], // 24,500 − 24,000 = 500
  ],
  [
    'at 50 another 8,000',
    {
      deductions: [elected('401(k)', 9000)],
      person: { ageAtYearEnd: 50 },
      yearToDate: toDate({ '401(k)': { employee: usd(24_000) } }),
    },
    ['401(k) 8500.00 0.00'],
  ],
  [
    'at 49 not',
    {
      deductions: [elected('401(k)', 9000)],
      person: { ageAtYearEnd: 49 },
      yearToDate: toDate({ '401(k)': { employee: usd(24_000) } }),
    },
    ['401(k) 500.00 0.00'],
  ],
  [
    'at 60 to 63 another 11,250',
    {
      deductions: [elected('401(k)', 9500)],
      person: { ageAtYearEnd: 63 },
      yearToDate: toDate({ '401(k)': { employee: usd(27_000) } }),
    },
    ['401(k) 8750.00 0.00'], // 24,500 + 11,250 − 27,000
  ],
  [
    'at 64 the ordinary one again',
    {
      deductions: [elected('401(k)', 9500)],
      person: { ageAtYearEnd: 64 },
      yearToDate: toDate({ '401(k)': { employee: usd(27_000) } }),
    },
    ['401(k) 5500.00 0.00'],
  ],
  [
    'above 150,000 the year before, catch-up is Roth only',
    {
      deductions: [elected('401(k)', 600), elected('Roth 401(k)', 600)],
      person: { ageAtYearEnd: 55, priorYearSocialSecurityWages: usd('150000.01') },
      yearToDate: toDate({ '401(k)': { employee: usd(24_000) } }),
    },
    ['401(k) 500.00 0.00', 'Roth 401(k) 600.00 0.00'],
  ],
  [
    'at 150,000 it is not',
    {
      deductions: [elected('401(k)', 600)],
      person: { ageAtYearEnd: 55, priorYearSocialSecurityWages: usd(150_000) },
      yearToDate: toDate({ '401(k)': { employee: usd(24_000) } }),
    },
    ['401(k) 600.00 0.00'],
  ],
  [
    'deferrals under another employer count',
    { deductions: [elected('401(k)', 600)], person: { priorEmployerDeferrals: usd(24_400) } },
    ['401(k) 100.00 0.00'],
  ],
  [
    'HSA: employer money first, self-only 4,400',
    {
      deductions: [elected('HSA', 200, { employer: usd(100), coverage: 'Self' })],
      yearToDate: toDate({ HSA: { employee: usd(3000), employer: usd(1200) } }),
    },
    ['HSA 100.00 100.00'], // 200 left
  ],
  [
    'HSA: family 8,750 and 1,000 more at 55',
    {
      deductions: [elected('HSA', 200, { coverage: 'Family' })],
      person: { ageAtYearEnd: 55 },
      yearToDate: toDate({ HSA: { employee: usd(9600) } }),
    },
    ['HSA 150.00 0.00'],
  ],
  [
    'dependent care 7,500; half for married filing separately',
    {
      w4: { ...certificate, status: 'Married Filing Separately' },
      deductions: [elected('Dependent Care FSA', 200)],
      yearToDate: toDate({ 'Dependent Care FSA': { employee: usd(3700) } }),
    },
    ['Dependent Care FSA 50.00 0.00'],
  ],
  [
    'commuter: 340 a month',
    {
      deductions: [elected('Commuter', 200)],
      yearToDate: toDate({ Commuter: { employee: usd(1700), month: usd(200) } }),
    },
    ['Commuter 140.00 0.00'],
  ],
  [
    'commuter: what the employer adds uses up the month as well',
    {
      deductions: [elected('Commuter', 200, { employer: usd(100) })],
      yearToDate: toDate({ Commuter: { employee: usd(0), employer: usd(90), month: usd(90) } }),
    },
    ['Commuter 150.00 100.00'], // 340 - 90 = 250, the employer's 100 first
  ],
  [
    'dependent care: what the employer adds counts',
    {
      deductions: [elected('Dependent Care FSA', 200, { employer: usd(50) })],
      yearToDate: toDate({ 'Dependent Care FSA': { employee: usd(4000), employer: usd(3400) } }),
    },
    ['Dependent Care FSA 50.00 50.00'], // 7,500 - 7,400 = 100
  ],
  [
    'a match beside a deferral does not count',
    {
      deductions: [elected('401(k)', 600, { employer: usd(300) })],
      yearToDate: toDate({ '401(k)': { employee: usd(24_000), employer: usd(12_000) } }),
    },
    ['401(k) 500.00 300.00'],
  ],
  [
    'the limit of one of several plans counts that plan alone',
    {
      deductions: [elected('Life', 200, { annualLimit: usd(1000), planToDate: usd(850) })],
      yearToDate: toDate({ Life: { employee: usd(5000) } }),
    },
    ['Life 150.00 0.00'],
  ],
  [
    'the plan’s own limit only lowers',
    {
      deductions: [elected('FSA', 200, { annualLimit: usd(1000) })],
      yearToDate: toDate({ FSA: { employee: usd(900) } }),
    },
    ['FSA 100.00 0.00'],
  ],
  [
    'a percentage of cash earnings',
    { deductions: [{ type: '401(k)', amount: { percent: rate('6%') } }] },
    ['401(k) 600.00 0.00'],
  ],
])('limits: %s', (_, input, expected) => {
  expect(limited(input)).toEqual(expected)
})

test('what a limit cut is reported', () => {
  const check = calculatePaycheck(
    worker('TX', {
      earnings: [earned('Regular', 10_000)],
      deductions: [elected('401(k)', 600)],
      person: { priorEmployerDeferrals: usd(24_400) },
    }),
  )
  expect(check.notTaken).toEqual([{ kind: 'deduction', code: '401(k)', amount: usd(500), reason: 'limit' }])
})
