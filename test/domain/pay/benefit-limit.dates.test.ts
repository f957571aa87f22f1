import { expect, test } from 'vitest'
import { explain } from '../../../src/domain/explanation/explain.ts'
import { linesOf } from '../../../src/domain/pay/lines.ts'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import { day } from '../../../src/kernel/dates.ts'
import { usd } from '../../../src/kernel/money.ts'
import { worker } from './worker.ts'

const deferring = (on: string) =>
  worker('TX', {
    payDate: day(on),
    periodStart: day(on),
    periodEnd: day(on),
    earnings: [{ type: 'Regular', amount: usd(2000) }],
    deductions: [
      { type: '401(k)', amount: usd(100) },
      { type: 'Life', amount: usd(20) },
    ],
  })

test('2027 has no limits yet: production refuses, by name and date', () => {
  expect(() => calculatePaycheck(deferring('2027-01-01'))).toThrow(
    'US.benefitLimits: the law was checked through 2026-12-31, not for 2027-01-01',
  )
  expect(() => calculatePaycheck(deferring('2023-12-29'))).toThrow(
    'US.benefitLimits: no law is known for 2023-12-29',
  )
})

test.each([
  ['2026-12-31', undefined],
  ['2027-01-01', 'provisional'],
])('a sandbox goes on, and what has a limit in law is marked: %s %s', (on, confidence) => {
  const input = deferring(on)
  const check = calculatePaycheck(input, { allowProvisional: true })
  expect(check.deductions.map((line) => line.confidence)).toEqual([confidence, undefined])

  const lines = linesOf(input.earnings, check, () => '')
  const stored = lines.rules.map((rule, at) => ({
    ...rule,
    base: lines.bases[at]!,
    amount: lines.amounts[at]!,
  }))
  const marks = stored.filter(({ kind }) => /tax$/.test(kind)).map((line) => line.confidence)
  expect(marks).toEqual([confidence ?? '', ''])
  const explained = explain(
    { input, lines: stored, editions: null, wage: undefined },
    { allowProvisional: true },
  )
  const ofCode = (code: string) => explained.find((line) => line.code === code)?.confidence
  expect([ofCode('401(k)'), ofCode('Life')]).toEqual([confidence ?? 'given', 'given'])
})
