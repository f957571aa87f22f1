import { expect, test } from 'vitest'
import { buildInput, type PayeeFacts } from '../../../src/domain/pay/build-input.ts'
import { type EarningType, earningKinds } from '../../../src/domain/pay/elements.ts'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import type { Earning } from '../../../src/domain/pay/paycheck-types.ts'
import { wageBases } from '../../../src/domain/pay/wage-bases.ts'
import { day } from '../../../src/kernel/dates.ts'
import { usd } from '../../../src/kernel/money.ts'

const part = ([type, amount]: readonly [EarningType, number]) => ({ kind: earningKinds[type], amount })

test.each([
  // What is taken back comes out of the period's wages first, then out of what is paid beside them.
  [
    'retro',
    [
      ['Salary', 2000],
      ['Retro', -200],
    ],
    { regular: 1800, supplemental: 0, bonus: 0 },
  ],
  [
    'a bonus',
    [
      ['Salary', 2000],
      ['Bonus', 500],
      ['Bonus', -200],
    ],
    { regular: 1800, supplemental: 0, bonus: 500 },
  ],
  [
    'more than the wages',
    [
      ['Salary', 100],
      ['Commission', 300],
      ['Retro', -250],
    ],
    { regular: 0, supplemental: 150, bonus: 0 },
  ],
  [
    'beyond both',
    [
      ['Salary', 100],
      ['Commission', 300],
      ['Bonus', 200],
      ['Retro', -450],
    ],
    { regular: 0, supplemental: 0, bonus: 150 },
  ],
  [
    'all of it',
    [
      ['Salary', 100],
      ['Retro', -100],
    ],
    { regular: 0, supplemental: 0, bonus: 0 },
  ],
] as const)('taken back: %s', (_, parts, wages) => {
  expect(wageBases(parts.map(part), [])({ leftOut: 0 } as never)).toMatchObject(wages)
})

const facts = (here: readonly Earning[]): PayeeFacts => ({
  workerType: 'W2',
  payDate: day('2026-07-03'),
  periodStart: day('2026-06-15'),
  periodEnd: day('2026-06-28'),
  frequency: 'BiWeekly',
  work: { state: 'FL', city: 'Miami' },
  home: { state: 'FL', city: 'Miami' },
  w4: null,
  stateW4: {},
  registration: { 'Unemployment Rate': '2.7%' },
  earnings: here,
  elsewhere: [
    {
      work: { state: 'NY', city: 'Albany' },
      registration: { 'Unemployment Rate': '4.1%' },
      earnings: [{ type: 'Salary', amount: usd(2000), hours: 40 }],
    },
  ],
  deductions: [],
  garnishments: [],
  yearToDate: { taxes: {}, supplementalWages: usd(0) },
  supplementalMethod: 'flat',
  exemptions: [],
  backupWithholding: false,
})

test('of several places none is below zero', () => {
  const retro = { type: 'Retro', amount: usd(-100) } as const
  const paid = calculatePaycheck(buildInput(facts([{ type: 'Salary', amount: usd(100) }, retro])))
  expect(paid.gross).toBe(usd(2000))
  expect(() => calculatePaycheck(buildInput(facts([retro])))).toThrow(
    'The earnings at one of several places of work may not be negative: name a place that earned as much as is taken back',
  )
})
