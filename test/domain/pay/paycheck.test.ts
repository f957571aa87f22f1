import { expect, test } from 'vitest'
import type { GarnishmentOrder } from '../../../src/domain/pay/garnishment-order.ts'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import type { Deduction, Earning, PaycheckInput } from '../../../src/domain/pay/paycheck-types.ts'
import { add, dollars, usd, ZERO } from '../../../src/kernel/money.ts'
import { earned, elected, worker } from './worker.ts'

const taxed = (input: PaycheckInput, code: string, payer = 'employee') => {
  const line = calculatePaycheck(input).taxes.find((each) => each.code === code && each.payer === payer)
  return line && `${dollars(line.taxable)} ${dollars(line.amount)}`
}

test.each<[string, Deduction[], string, string, string]>([
  // deductions                                           income tax on     FICA on           FUTA on
  ['none', [], '2000.00', '2000.00', '2000.00'],
  ['Medical 50', [elected('Medical', 50)], '1950.00', '1950.00', '1950.00'],
  ['401(k) 100', [elected('401(k)', 100)], '1900.00', '2000.00', '2000.00'],
  ['Roth 401(k) 100', [elected('Roth 401(k)', 100)], '2000.00', '2000.00', '2000.00'],
  ['HSA 100', [elected('HSA', 100)], '1900.00', '1900.00', '1900.00'],
  ['Commuter 100', [elected('Commuter', 100)], '1900.00', '1900.00', '1900.00'],
  [
    'FSA 50 and Dependent Care FSA 50',
    [elected('FSA', 50), elected('Dependent Care FSA', 50)],
    '1900.00',
    '1900.00',
    '1900.00',
  ],
  ['Life 20', [elected('Life', 20)], '2000.00', '2000.00', '2000.00'],
  ['Medical after tax', [elected('Medical', 50, { isAfterTax: true })], '2000.00', '2000.00', '2000.00'],
])('bases: %s', (_, deductions, income, fica, futa) => {
  const input = worker('GA', { earnings: [earned('Regular', 2000)], deductions })
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
  const input = worker('GA', { earnings: [earned('Regular', 2000), earning] })
  const on = (code: string, payer?: string) => taxed(input, code, payer)?.split(' ')[0]
  expect([on('US.incomeTax'), on('US.socialSecurity'), on('US.futa', 'employer')]).toEqual([
    income,
    fica,
    futa,
  ])
})

test('reimbursements reach the worker untouched, imputed income and cash tips never do', () => {
  const plain = calculatePaycheck(worker('TX', { earnings: [earned('Regular', 2000)] }))
  const more = calculatePaycheck(
    worker('TX', { earnings: [earned('Regular', 2000), { type: 'Reimbursement', amount: usd(80) }] }),
  )
  expect([more.gross, more.reimbursements, more.net]).toEqual([plain.gross, usd(80), add(plain.net, usd(80))])

  const imputed = calculatePaycheck(
    worker('TX', { earnings: [earned('Regular', 2000), { type: 'Group-Term Life', amount: usd(10) }] }),
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
      earnings: [earned('Regular', 1000)],
      deductions: [elected('Medical', 300), elected('401(k)', 300), elected('Life', 100)],
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

  // 1,000 of cash tips and 20 of wages: FICA on 1,020 is 63.24 + 14.79. Of the 20.00 first
  // 1.24 + 0.29 on the wages (Pub 15, section 6); 18.47 go to Social Security on the tips.
  const tipped = calculatePaycheck(
    worker('TX', { earnings: [earned('Regular', 20), { type: 'Cash Tips', amount: usd(1000) }] }),
  )
  expect(tipped.net).toBe(ZERO)
  expect(
    tipped.taxes
      .filter(({ payer, amount }) => payer === 'employee' && amount > 0n)
      .map(({ code, amount }) => `${code} ${dollars(amount)}`),
  ).toEqual(['US.socialSecurity 19.71', 'US.medicare 0.29'])
  expect(tipped.notTaken.slice(0, 2).map(({ code, amount }) => `${code} ${dollars(amount)}`)).toEqual([
    'US.socialSecurity 43.53',
    'US.medicare 14.50',
  ])
})

test('negative earnings in total are refused', () => {
  expect(() =>
    calculatePaycheck(
      worker('TX', { earnings: [earned('Regular', 10), { type: 'Retro', amount: usd(-11) }] }),
    ),
  ).toThrow('may not be negative')
})

test('a contractor: nothing is withheld unless backup withholding is ordered', () => {
  const contractor = (backupWithholding: boolean) =>
    calculatePaycheck(
      worker('TX', {
        workerType: '1099-NEC',
        backupWithholding,
        earnings: [earned('Regular', 1000), { type: 'Reimbursement', amount: usd(50) }],
      }),
    )
  expect([contractor(false).net, contractor(false).taxes]).toEqual([usd(1050), []])
  expect([contractor(true).net, contractor(true).employeeTaxes]).toEqual([usd(810), usd(240)]) // 24% of 1,000
})
