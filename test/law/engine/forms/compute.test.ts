import { expect, test } from 'vitest'
import { day } from '../../../../src/kernel/dates.ts'
import { usd } from '../../../../src/kernel/money.ts'
import { computeForm } from '../../../../src/law/engine/forms/compute.ts'
import { editionOf, formFor } from '../../../../src/law/engine/forms/find.ts'
import type { FilingForm, FormName } from '../../../../src/law/language/filing-form.ts'
import { shown } from '../../../support/shown.ts'

const law = (form: FormName, on: string, lookUp = {}) => formFor(form, day(on), lookUp).law
const nothing = { sums: new Map(), given: {} }

test('Form 8974: half of each tax, Social Security first', () => {
  const { lines } = computeForm(law('8974', '2026-03-31'), {
    sums: new Map(),
    given: {
      creditElected: usd('600.00'),
      usedBefore: usd('99.96'),
      ssTax: usd('632.40'),
      medicareTax: usd('147.90'),
    },
  })
  expect(shown(lines)).toEqual({
    6: '500.04',
    11: '316.20',
    12: '316.20',
    13: '183.84',
    15: '73.95',
    16: '73.95',
    17: '390.15',
  })
})

test('Form 8974: at most 250,000 a quarter against Social Security, the rest against Medicare', () => {
  const given = {
    creditElected: usd(500_000),
    usedBefore: usd(0),
    ssTax: usd(640_000),
    medicareTax: usd(150_000),
  }
  const { lines } = computeForm(law('8974', '2026-03-31'), { sums: new Map(), given })
  expect(shown(lines)).toMatchObject({
    ...{ 11: '320000.00', 12: '250000.00', 13: '250000.00', 15: '75000.00', 16: '75000.00', 17: '325000.00' },
  })
})

test.each([
  // (5.4% - 2.7%) x 38,000 = 1,026: the credit is whole.
  {
    given: { stateTaxOnTime: usd(800), stateTaxLate: usd(226), additionalCredit: usd(1026) },
    lines: { 1: '1512.00', 2: '800.00', 3: '1026.00', 4: '1826.00', 7: '0.00' },
  },
  // (5.4% - 4.0%) x 28,000 = 392: 90% of the 820 that was paid late.
  {
    given: { stateTaxOnTime: usd(300), stateTaxLate: usd(820), additionalCredit: usd(392) },
    lines: {
      1: '1512.00',
      2: '300.00',
      3: '392.00',
      4: '692.00',
      '5a': '820.00',
      '5b': '820.00',
      '5c': '820.00',
      '5d': '738.00',
      6: '1430.00',
      7: '82.00',
    },
  },
])('Form 940, line 10: $lines.7', ({ given, lines }) => {
  const figures = computeForm(law('940 line 10', '2025-12-31'), {
    sums: new Map(),
    given: { futaWages: usd(28_000), ...given },
  })
  expect(shown(figures.lines)).toMatchObject(lines)
})

test('every line says how it came to be', () => {
  const { steps } = computeForm(law('8974', '2026-03-31'), {
    sums: new Map(),
    given: { creditElected: usd(600) },
  })
  expect(steps.find(({ line }) => line === '6')).toEqual({
    line: '6',
    formula: 'max(0, creditElected - usedBefore)',
    inputs: { creditElected: '600.00', usedBefore: '0' },
    value: '600.00',
  })
})

test('the same facts give the same form, and what is not known is asked for', () => {
  const form = law('8974', '2026-03-31')
  expect(computeForm(form, nothing)).toEqual(computeForm(form, nothing))
  expect(() => computeForm(law('941', '2025-03-31'), nothing)).toThrow('941 asks for workersOn12th')
})

test('the last day of the period chooses the edition; past what was checked it is refused', () => {
  expect(editionOf(law('941', '2025-12-31'))).toBe('US.941@2025-01-01#2')
  expect(editionOf(law('941', '2026-03-31'))).toBe('US.941@2026-01-01#2')
  expect(() => law('941', '2027-03-31')).toThrow('the law was checked through 2026-12-31')
  expect(() => law('940', '2026-12-31')).toThrow('the law was checked through 2026-06-30')
  expect(formFor('940', day('2026-12-31'), { allowProvisional: true }).confidence).toBe('provisional')
})

const odd = (lines: FilingForm['lines']): FilingForm => ({ ...law('8974', '2026-03-31'), lines })

test.each([
  ['a line that is not whole cents', odd([['1', 'odd', 'creditElected * 0.5%']]), 'is not whole cents'],
  [
    'a line that is made of itself',
    odd([
      ['1', 'round', 'line2'],
      ['2', 'about', 'line1'],
    ]),
    'is made of itself',
  ],
  ['a name that nobody gave', odd([['1', 'odd', 'nobody']]), 'has nothing named nobody'],
])('a mistake of an edition stops: %s', (_, form, words) => {
  expect(() => computeForm(form, { sums: new Map(), given: { creditElected: usd('0.33') } })).toThrow(words)
})
