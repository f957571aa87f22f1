import { expect, test } from 'vitest'
import type { DeductionType } from '../../../src/domain/pay/elements.ts'
import type { GarnishmentOrder } from '../../../src/domain/pay/garnishment-order.ts'
import { grossUp } from '../../../src/domain/pay/gross-up.ts'
import { splitNet } from '../../../src/domain/pay/net-split.ts'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import type { Deduction, Earning, PaycheckInput } from '../../../src/domain/pay/paycheck-types.ts'
import { add, type Cents, dollars, usd, ZERO } from '../../../src/kernel/money.ts'
import { rate } from '../../../src/kernel/rate.ts'
import { certificate, worker } from './worker.ts'

const regular = (amount: number): Earning => ({ type: 'Regular', amount: usd(amount) })
const deduct = (type: DeductionType, amount: number, more: Partial<Deduction> = {}): Deduction => ({
  type,
  amount: usd(amount),
  ...more,
})

const taxed = (input: PaycheckInput, code: string, payer = 'employee') => {
  const line = calculatePaycheck(input).taxes.find((each) => each.code === code && each.payer === payer)
  return line && `${dollars(line.taxable)} ${dollars(line.amount)}`
}

test.each<[string, Deduction[], string, string, string]>([
  // deductions                                           income tax on     FICA on           FUTA on
  ['none', [], '2000.00', '2000.00', '2000.00'],
  ['Medical 50', [deduct('Medical', 50)], '1950.00', '1950.00', '1950.00'],
  ['401(k) 100', [deduct('401(k)', 100)], '1900.00', '2000.00', '2000.00'],
  ['Roth 401(k) 100', [deduct('Roth 401(k)', 100)], '2000.00', '2000.00', '2000.00'],
  ['HSA 100', [deduct('HSA', 100)], '1900.00', '1900.00', '1900.00'],
  ['Commuter 100', [deduct('Commuter', 100)], '1900.00', '1900.00', '1900.00'],
  [
    'FSA 50 and Dependent Care FSA 50',
    [deduct('FSA', 50), deduct('Dependent Care FSA', 50)],
    '1900.00',
    '1900.00',
    '1900.00',
  ],
  ['Life 20', [deduct('Life', 20)], '2000.00', '2000.00', '2000.00'],
  ['Medical after tax', [deduct('Medical', 50, { isAfterTax: true })], '2000.00', '2000.00', '2000.00'],
])('bases: %s', (_, deductions, income, fica, futa) => {
  const input = worker('GA', { earnings: [regular(2000)], deductions })
  const on = (code: string, payer?: string) => taxed(input, code, payer)?.split(' ')[0]
  expect([on('US.incomeTax'), on('US.socialSecurity'), on('US.futa', 'employer')]).toEqual([
    income,
    fica,
    futa,
  ])
  expect(on('GA.incomeTax')).toBe(income)
})

test.each<[string, Earning, string | undefined, string | undefined, string | undefined]>([
  // earning                                                          income tax   FICA        FUTA
  ['Group-Term Life', { type: 'Group-Term Life', amount: usd(100) }, '2100.00', '2100.00', '2000.00'],
  ['Imputed Income', { type: 'Imputed Income', amount: usd(100) }, '2100.00', '2100.00', '2100.00'],
  ['Reimbursement', { type: 'Reimbursement', amount: usd(100) }, '2000.00', '2000.00', '2000.00'],
  ['Cash Tips', { type: 'Cash Tips', amount: usd(100) }, '2100.00', '2100.00', '2100.00'],
])('bases: %s', (_, earning, income, fica, futa) => {
  const input = worker('GA', { earnings: [regular(2000), earning] })
  const on = (code: string, payer?: string) => taxed(input, code, payer)?.split(' ')[0]
  expect([on('US.incomeTax'), on('US.socialSecurity'), on('US.futa', 'employer')]).toEqual([
    income,
    fica,
    futa,
  ])
})

test('reimbursements reach the worker untouched, imputed income and cash tips never do', () => {
  const plain = calculatePaycheck(worker('TX', { earnings: [regular(2000)] }))
  const more = calculatePaycheck(
    worker('TX', { earnings: [regular(2000), { type: 'Reimbursement', amount: usd(80) }] }),
  )
  expect([more.gross, more.reimbursements, more.net]).toEqual([plain.gross, usd(80), add(plain.net, usd(80))])

  const imputed = calculatePaycheck(
    worker('TX', { earnings: [regular(2000), { type: 'Group-Term Life', amount: usd(10) }] }),
  )
  expect([imputed.gross, imputed.notPaid]).toEqual([usd(2010), usd(10)])
  expect(imputed.net < plain.net).toBe(true)
})

test('a flat bonus: 22%, and 37% above a million', () => {
  const bonus = (before: number) =>
    taxed(
      worker('TX', {
        earnings: [{ type: 'Bonus', amount: usd(1000) }],
        yearToDate: { taxes: {}, supplementalWages: usd(before) },
      }),
      'US.incomeTax',
    )
  expect(bonus(0)).toBe('1000.00 220.00')
  expect(bonus(999_500)).toBe('1000.00 295.00') // 500 × 22% + 500 × 37%
  expect(bonus(1_000_000)).toBe('1000.00 370.00')
})

const limited = (input: Partial<PaycheckInput>) => {
  const check = calculatePaycheck(worker('TX', { earnings: [regular(10_000)], ...input }))
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
      deductions: [deduct('Roth 401(k)', 300), deduct('401(k)', 300)],
      yearToDate: toDate({ '401(k)': { employee: usd(20_000) }, 'Roth 401(k)': { employee: usd(4000) } }),
    },
    ['401(k) 300.00 0.00', 'Roth 401(k) 200.00 0.00'], // 24,500 − 24,000 = 500
  ],
  [
    'at 50 another 8,000',
    {
      deductions: [deduct('401(k)', 9000)],
      person: { ageAtYearEnd: 50 },
      yearToDate: toDate({ '401(k)': { employee: usd(24_000) } }),
    },
    ['401(k) 8500.00 0.00'],
  ],
  [
    'at 49 not',
    {
      deductions: [deduct('401(k)', 9000)],
      person: { ageAtYearEnd: 49 },
      yearToDate: toDate({ '401(k)': { employee: usd(24_000) } }),
    },
    ['401(k) 500.00 0.00'],
  ],
  [
    'at 60 to 63 another 11,250',
    {
      deductions: [deduct('401(k)', 9500)],
      person: { ageAtYearEnd: 63 },
      yearToDate: toDate({ '401(k)': { employee: usd(27_000) } }),
    },
    ['401(k) 8750.00 0.00'], // 24,500 + 11,250 − 27,000
  ],
  [
    'at 64 the ordinary one again',
    {
      deductions: [deduct('401(k)', 9500)],
      person: { ageAtYearEnd: 64 },
      yearToDate: toDate({ '401(k)': { employee: usd(27_000) } }),
    },
    ['401(k) 5500.00 0.00'],
  ],
  [
    'above 150,000 the year before, catch-up is Roth only',
    {
      deductions: [deduct('401(k)', 600), deduct('Roth 401(k)', 600)],
      person: { ageAtYearEnd: 55, priorYearSocialSecurityWages: usd('150000.01') },
      yearToDate: toDate({ '401(k)': { employee: usd(24_000) } }),
    },
    ['401(k) 500.00 0.00', 'Roth 401(k) 600.00 0.00'],
  ],
  [
    'at 150,000 it is not',
    {
      deductions: [deduct('401(k)', 600)],
      person: { ageAtYearEnd: 55, priorYearSocialSecurityWages: usd(150_000) },
      yearToDate: toDate({ '401(k)': { employee: usd(24_000) } }),
    },
    ['401(k) 600.00 0.00'],
  ],
  [
    'deferrals under another employer count',
    { deductions: [deduct('401(k)', 600)], person: { priorEmployerDeferrals: usd(24_400) } },
    ['401(k) 100.00 0.00'],
  ],
  [
    'HSA: employer money first, self-only 4,400',
    {
      deductions: [deduct('HSA', 200, { employer: usd(100), coverage: 'Self' })],
      yearToDate: toDate({ HSA: { employee: usd(3000), employer: usd(1200) } }),
    },
    ['HSA 100.00 100.00'], // 200 left
  ],
  [
    'HSA: family 8,750 and 1,000 more at 55',
    {
      deductions: [deduct('HSA', 200, { coverage: 'Family' })],
      person: { ageAtYearEnd: 55 },
      yearToDate: toDate({ HSA: { employee: usd(9600) } }),
    },
    ['HSA 150.00 0.00'],
  ],
  [
    'dependent care 7,500; half for married filing separately',
    {
      w4: { ...certificate, status: 'Married Filing Separately' },
      deductions: [deduct('Dependent Care FSA', 200)],
      yearToDate: toDate({ 'Dependent Care FSA': { employee: usd(3700) } }),
    },
    ['Dependent Care FSA 50.00 0.00'],
  ],
  [
    'commuter: 340 a month',
    {
      deductions: [deduct('Commuter', 200)],
      yearToDate: toDate({ Commuter: { employee: usd(1700), month: usd(200) } }),
    },
    ['Commuter 140.00 0.00'],
  ],
  [
    'commuter: what the employer adds uses up the month as well',
    {
      deductions: [deduct('Commuter', 200, { employer: usd(100) })],
      yearToDate: toDate({ Commuter: { employee: usd(0), employer: usd(90), month: usd(90) } }),
    },
    ['Commuter 150.00 100.00'], // 340 - 90 = 250, the employer's 100 first
  ],
  [
    'dependent care: what the employer adds counts',
    {
      deductions: [deduct('Dependent Care FSA', 200, { employer: usd(50) })],
      yearToDate: toDate({ 'Dependent Care FSA': { employee: usd(4000), employer: usd(3400) } }),
    },
    ['Dependent Care FSA 50.00 50.00'], // 7,500 - 7,400 = 100
  ],
  [
    'a match beside a deferral does not count',
    {
      deductions: [deduct('401(k)', 600, { employer: usd(300) })],
      yearToDate: toDate({ '401(k)': { employee: usd(24_000), employer: usd(12_000) } }),
    },
    ['401(k) 500.00 300.00'],
  ],
  [
    'the limit of one of several plans counts that plan alone',
    {
      deductions: [deduct('Life', 200, { annualLimit: usd(1000), planToDate: usd(850) })],
      yearToDate: toDate({ Life: { employee: usd(5000) } }),
    },
    ['Life 150.00 0.00'],
  ],
  [
    'the plan’s own limit only lowers',
    {
      deductions: [deduct('FSA', 200, { annualLimit: usd(1000) })],
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
      earnings: [regular(10_000)],
      deductions: [deduct('401(k)', 600)],
      person: { priorEmployerDeferrals: usd(24_400) },
    }),
  )
  expect(check.notTaken).toEqual([{ kind: 'deduction', code: '401(k)', amount: usd(500), reason: 'limit' }])
})

test('too little money: after-tax elections give way first, then pre-tax ones, then income tax before FICA', () => {
  const support: GarnishmentOrder = {
    id: 'order',
    type: 'Child Support',
    current: usd(500),
    arrears: ZERO,
    supportsSecondFamily: true,
    arrearsOver12Weeks: false,
  }
  const check = calculatePaycheck(
    worker('TX', {
      earnings: [regular(1000)],
      deductions: [deduct('Medical', 300), deduct('401(k)', 300), deduct('Life', 100)],
      garnishments: [support],
    }),
  )
  expect(check.net).toBe(ZERO)
  expect(check.garnishments[0]!.reason).toBe('limit') // half of disposable earnings, in full
  expect(check.deductions.map(({ type, wanted, amount }) => [type, amount <= wanted])).toEqual([
    ['Medical', true],
    ['401(k)', true],
    ['Life', true],
  ])
  expect(check.deductions[0]!.amount).toBe(usd(300)) // the 401(k) and Life give way first
  expect(check.deductions[2]!.amount <= 1n).toBe(true) // an odd cent of rounding
  expect(
    check.notTaken.filter(({ kind }) => kind === 'deduction').every(({ reason }) => reason === 'cash'),
  ).toBe(true)

  // 1,000 of cash tips and 20 of wages: FICA on 1,020 is 63.24 + 14.79; the 20.00 go to Social Security.
  const tipped = calculatePaycheck(
    worker('TX', { earnings: [regular(20), { type: 'Cash Tips', amount: usd(1000) }] }),
  )
  expect(tipped.net).toBe(ZERO)
  expect(
    tipped.taxes
      .filter(({ payer, amount }) => payer === 'employee' && amount > 0n)
      .map(({ code, amount }) => `${code} ${dollars(amount)}`),
  ).toEqual(['US.socialSecurity 20.00'])
  expect(tipped.notTaken.slice(0, 2).map(({ code, amount }) => `${code} ${dollars(amount)}`)).toEqual([
    'US.socialSecurity 43.24',
    'US.medicare 14.79',
  ])
})

test('negative earnings in total are refused', () => {
  expect(() =>
    calculatePaycheck(worker('TX', { earnings: [regular(10), { type: 'Retro', amount: usd(-11) }] })),
  ).toThrow('may not be negative')
})

test('a contractor: nothing is withheld unless backup withholding is ordered', () => {
  const contractor = (backupWithholding: boolean) =>
    calculatePaycheck(
      worker('TX', {
        workerType: '1099-NEC',
        backupWithholding,
        earnings: [regular(1000), { type: 'Reimbursement', amount: usd(50) }],
      }),
    )
  expect([contractor(false).net, contractor(false).taxes]).toEqual([usd(1050), []])
  expect([contractor(true).net, contractor(true).employeeTaxes]).toEqual([usd(810), usd(240)]) // 24% of 1,000
})

test.each<[string, PaycheckInput, number, string]>([
  // Flat: net = gross × (1 − 22% − 6.2% − 1.45%) = gross × 0.7035; 1,000 ÷ 0.7035 = 1,421.464…
  ['a bonus in Texas', worker('TX', { earnings: [{ type: 'Bonus', amount: ZERO }] }), 1000, '1421.46'],
  ['nothing', worker('TX', { earnings: [{ type: 'Bonus', amount: ZERO }] }), 0, '0.00'],
])('gross-up: %s', (_, input, net, amount) => {
  const solved = grossUp(input, { earning: 0, net: usd(net) })
  expect([dollars(solved.amount), solved.paycheck.net, solved.over]).toEqual([amount, usd(net), 0n])
})

test('gross-up reaches every wish to the cent, or says by how much not', () => {
  const input = worker('GA', { earnings: [regular(0)], deductions: [deduct('401(k)', 50)] })
  for (let net = 20_000n; net < 20_040n; net++) {
    const solved = grossUp(input, { earning: 0, net: net as Cents })
    expect(solved.paycheck.net - net).toBe(solved.over)
    expect(solved.over >= 0n && solved.over <= 1n).toBe(true)
  }
})

test.each<[string, string[], string[]]>([
  ['100.00', ['100%'], ['100.00']],
  ['100.01', ['50%', '50%'], ['50.01', '50.00']],
  ['0.01', ['33.33%', '33.33%', '33.34%'], ['0.00', '0.01', '0.00']],
  ['1000.00', ['33.33%', '33.33%', '33.34%'], ['333.30', '333.30', '333.40']],
])('split %s by %j', (net, percents, expected) => {
  const shares = splitNet(
    usd(net),
    percents.map((percent, at) => ({ id: `${at}`, percent: rate(percent) })),
  )
  expect(shares.map(({ amount }) => dollars(amount))).toEqual(expected)
})

test('accounts must add to 100%', () => {
  expect(() => splitNet(usd(1), [{ id: 'a', percent: rate('99.99%') }])).toThrow('do not add to 100')
})
