import { expect, test } from 'vitest'
import { amendmentOf, untaxedWords, yearOverWords } from '../../../src/domain/payroll/void.ts'
import { day } from '../../../src/kernel/dates.ts'
import { usd } from '../../../src/kernel/money.ts'

// biome-ignore format: a table to be compared by column
test.each([
  // paid         voided        quarter    year
  ['2026-09-18', '2026-09-30', undefined, undefined],
  ['2026-09-18', '2026-10-01', '2026 Q3', undefined],
  ['2026-12-18', '2026-12-31', undefined, undefined],
  ['2026-12-18', '2027-01-01', '2026 Q4', '2026'],
  ['2026-03-20', '2027-01-01', '2026 Q1', '2026'],
])('paid on %s and voided on %s: %s and %s are over', (paid, voided, quarter, year) => {
  expect(amendmentOf(day(paid), day(voided))).toBe(quarter)
  const words = yearOverWords('W2', day(paid), day(voided))
  expect(words === '' ? undefined : words.slice(2, 6)).toBe(year)
})

test('which forms of the year count it', () => {
  const words = (workerType: 'W2' | '1099-NEC') =>
    yearOverWords(workerType, day('2026-12-18'), day('2027-01-04'))
  expect(words('W2')).toContain('the W-2s and the Form 940 of that year')
  expect(words('1099-NEC')).toContain('the 1099-NECs of that year')
})

test.each([
  ['W2', '2026-12-31', false, 'Tax'],
  ['W2', '2027-01-01', true, 'Tax'],
  ['1099-NEC', '2026-12-31', false, 'backup withholding'],
  ['1099-NEC', '2027-01-01', true, 'backup withholding'],
] as const)('a void for a %s of 2026 on %s', (workerType, today, isOver, tax) => {
  const words = yearOverWords(workerType, day('2026-11-30'), day(today))
  expect(words.includes('2026 is over')).toBe(isOver)
  expect(words.includes(`${tax} of pay that the worker had stay with the IRS`)).toBe(isOver)
})

test('later pay without Social Security tax is told, with who may still take it', () => {
  const words = (short: readonly number[], today: string) =>
    untaxedWords(
      short.map((each) => usd(each)),
      { payDate: day('2026-11-30'), today: day(today), federalForm: '944' },
    )
  expect(words([], '2026-12-31')).toBe('')
  expect(words([1000, 500], '2026-12-31')).toMatch(
    /^; 1500.00 of later pay of 2 workers .* each up to its own pay; /,
  )
  expect(words([1000], '2027-01-01')).toMatch(
    /is within the base of 2026 now: both shares are owed with Form 944-X/,
  )
})
