import { expect, test } from 'vitest'
import { linesOf } from '../../../src/domain/pay/lines.ts'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import { day, type PaycheckInput, rate } from '../../../src/engine.ts'
import { dollars, usd } from '../../../src/kernel/money.ts'
import { W4 } from '../../law/facts.ts'

const input: PaycheckInput = {
  workerType: 'W2',
  payDate: day('2026-06-12'),
  periodStart: day('2026-06-01'),
  periodEnd: day('2026-06-12'),
  frequency: 'BiWeekly',
  work: { state: 'TX' },
  resident: { state: 'TX' },
  earnings: [
    { type: 'Regular', amount: usd(2000) },
    { type: 'Reimbursement', amount: usd(40), description: 'Mileage' },
  ],
  deductions: [{ type: 'HSA', amount: usd(100), employer: usd(25) }],
  garnishments: [],
  w4: W4,
  employer: { rates: { 'TX.sui': rate('2.7%') } },
  yearToDate: { taxes: {}, supplementalWages: usd(0) },
  supplementalMethod: 'flat',
}

test('a paycheck is stored as parallel arrays, each line under its rule', () => {
  const { rules, bases, amounts } = linesOf(input.earnings, calculatePaycheck(input), () => '')
  const stored = rules.map(({ kind, code, law }, at) =>
    [kind, code, law, dollars(bases[at]!), dollars(amounts[at]!)].join(' '),
  )
  expect(stored).toEqual(
    expect.arrayContaining([
      'earning Regular  2000.00 2000.00',
      'reimbursement Reimbursement  40.00 40.00',
      'employeeTax US.socialSecurity US@2026-01-01#1 1900.00 117.80', // 1,900 × 6.2 %
      'pretax HSA  100.00 100.00',
      'employerBenefit HSA  25.00 25.00',
    ]),
  )
})

test('a rule is one, with one id, however many checks name it', () => {
  const [once, again] = [1, 2].map(() => linesOf(input.earnings, calculatePaycheck(input), () => '').rules)
  expect(once).toEqual(again)
  expect(once!.every((rule, at) => rule === again![at])).toBe(true)
  expect(new Set(once!.map(({ id }) => id)).size).toBe(once!.length)
})
