import { expect, test } from 'vitest'
import { compute940, futaParts } from '../../../src/domain/filings/annual-940.ts'
import type { Paid } from '../../../src/domain/filings/paid.ts'
import { day } from '../../../src/kernel/dates.ts'
import { usd } from '../../../src/kernel/money.ts'
import { formFor } from '../../../src/law/engine/forms/find.ts'
import { shown } from '../../support/shown.ts'
import { earned, paidOf, taxLine } from './paid.ts'

const form = formFor('940', day('2025-12-31'), {}).law
const compute = (paid: readonly Paid[], deposits = usd(0)) =>
  compute940(form, { paid, deposits, isFinal: false, entered: {} })

test('lines 3 to 8: what is exempt and what is above the base (Instructions for Form 940)', () => {
  const employers = (kind: string, amount: string) => taxLine('employerBenefit', kind, amount, amount)
  const futa = taxLine('employerTax', 'US.futa', '7000', '42')
  const { lines } = compute([
    paidOf('Joan', [earned('42000'), employers('Medical', '2000'), futa]),
    paidOf('Sara', [earned('7500'), employers('401(k)', '500'), futa]),
    paidOf('John', [earned('14000'), employers('Medical', '1500'), employers('401(k)', '500'), futa]),
  ])
  expect(shown(lines)).toMatchObject({
    3: '68000.00',
    4: '4500.00',
    '4a': 'X',
    '4b': '',
    '4c': 'X',
    '4d': '',
    '4e': '',
    5: '42500.00',
    6: '47000.00',
    7: '21000.00',
    8: '126.00',
    '1b': '',
    2: '',
  })
})

test('a worker whom FUTA does not reach is exempt as a whole, under other', () => {
  const [child] = futaParts([paidOf('child', [earned('9000')])])
  expect(child).toMatchObject({ exemptOther: usd(9000), aboveBase: usd(0), futaWages: usd(0) })
})

test('what a void left untaxed under the base is owed with the return, and is not exempt', () => {
  const [second, third] = ['2025-06-13', '2025-09-12'].map((payDate) => ({
    payDate: day(payDate),
    state: 'CA',
  }))
  const futa = (subject: number, taxable: string) => ({
    ...taxLine('employerTax', 'US.futa', taxable, '0'),
    subject: usd(subject),
  })
  // 5,000 three times; the first, of which FUTA took 5,000, was voided, and nothing was paid after the third.
  const figures = compute([
    paidOf('left', [earned('5000'), futa(5000, '2000')], second),
    paidOf('left', [earned('5000'), futa(5000, '0')], third),
  ])
  expect(shown(figures.lines)).toMatchObject({
    3: '10000.00',
    4: '0.00',
    '4e': '',
    5: '3000.00',
    7: '7000.00',
  })
  expect(figures.states).toMatchObject([{ state: 'CA', wages: usd(7000) }])
})

test('several states: Schedule A, and Part 5 with the credit reduction in the fourth quarter', () => {
  const quarters = ['2025-03-14', '2025-06-13', '2025-09-12', '2025-12-12'].map(day)
  const worker = (name: string, state: string, pay: readonly number[]): readonly Paid[] => {
    let before = 0
    return pay.flatMap((amount, at) => {
      const taxable = Math.max(0, Math.min(amount, 7000 - before))
      before += amount
      const lines = [earned(String(amount)), taxLine('employerTax', 'US.futa', String(taxable), '0')]
      return amount === 0 ? [] : [paidOf(name, lines, { state, payDate: quarters[at]! })]
    })
  }
  const eights = Array.from({ length: 8 }, (_, at) => worker(`W${at + 5}`, 'GA', [8000, 8000, 8000, 8000]))
  const figures = compute([
    ...worker('W1', 'GA', [7000, 7000, 7000, 7000]),
    ...worker('W2', 'CA', [5000, 5000, 5000, 5000]),
    ...worker('W3', 'CA', [0, 0, 9000, 9000]),
    ...worker('W4', 'NY', [3000, 3000, 3000, 3000]),
    ...eights.flat(),
  ])
  expect(shown(figures.lines)).toMatchObject({
    '1b': 'X',
    2: 'X',
    3: '334000.00',
    4: '0.00',
    5: '250000.00',
    6: '250000.00',
    7: '84000.00',
    8: '504.00',
    11: '168.00',
    12: '672.00',
    // 71,000, 5,000 and 8,000 at 0.6%; what is left is the fourth quarter's: nothing and the credit reduction.
    '16a': '426.00',
    '16b': '30.00',
    '16c': '48.00',
    '16d': '168.00',
    17: '672.00',
  })
  expect(figures.states!.find(({ state }) => state === 'CA')).toEqual({
    state: 'CA',
    wages: usd(14_000),
    rate: '1.2%',
    tax: usd(168),
  })
})

test('Part 5 is empty up to 500 and filled above', () => {
  const people = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      paidOf(String(at), [earned('7000'), taxLine('employerTax', 'US.futa', '7000', '42')]),
    )
  // 11 x 42.00 = 462.00; 12 x 42.00 = 504.00.
  expect(shown(compute(people(11)).lines)).toMatchObject({ 12: '462.00', '16a': '0.00', 17: '0.00' })
  expect(shown(compute(people(12)).lines)).toMatchObject({
    12: '504.00',
    '16a': '504.00',
    '16d': '0.00',
    17: '504.00',
  })
})
