import { expect, test } from 'vitest'
import type { Paid } from '../../../src/domain/filings/paid.ts'
import { computeW2s, computeW3, w3Boxes } from '../../../src/domain/filings/w2.ts'
import { day } from '../../../src/kernel/dates.ts'
import { usd } from '../../../src/kernel/money.ts'
import { formFor } from '../../../src/law/engine/forms/find.ts'
import { shown } from '../../support/shown.ts'
import { earned, paidOf, taxLine } from './paid.ts'

const form = (year: number) => formFor('W-2', day(`${year}-12-31`), {}).law
const w2s = (year: number, paid: readonly Paid[]) => computeW2s(form(year), paid, () => '')
const income = (wages: string, tax = '1') => taxLine('employeeTax', 'US.incomeTax', wages, tax)

test('box 12 keeps what is above the limit under its code, and box 13 says there is a plan', () => {
  const [alex] = w2s(2026, [
    paidOf('alex', [
      income('1000'),
      taxLine('pretax', '401(k)', '26500', '26500'),
      taxLine('aftertax', 'Roth 401(k)', '1000', '1000'),
      taxLine('aftertax', 'After-Tax', '600', '600'),
      taxLine('employerBenefit', '401(k)', '5000', '5000'),
    ]),
  ])
  expect(shown(alex!.codes)).toEqual({ D: '26500.00', AA: '1000.00' })
  expect(alex!.lines['13b']).toBe('X')
})

test('boxes 3 and 5 above the base', () => {
  // The engine stops at the base: 184,500 of 199,750; 184,500 x 6.2% = 11,439.
  const [worker] = w2s(2026, [
    paidOf('w', [
      taxLine('employeeTax', 'US.socialSecurity', '184500', '11439'),
      taxLine('employeeTax', 'US.medicare', '199750', '2896.38'),
    ]),
  ])
  expect(shown(worker!.lines)).toMatchObject({ 3: '184500.00', 4: '11439.00', 5: '199750.00' })
})

test.each([
  ['184500', '199750', []],
  ['180000', '180000', []],
  // A void took away the 4,500 that reached the base, and later pay had none.
  ['180000', '200000', ['4500.00']],
  ['180000', '182000', ['2000.00']],
])('box 3 of %s beside box 5 of %s', (security, medicare, expected) => {
  const [worker] = w2s(2026, [
    paidOf('w', [
      taxLine('employeeTax', 'US.socialSecurity', security, '1'),
      taxLine('employeeTax', 'US.medicare', medicare, '1'),
    ]),
  ])
  const words =
    'of Medicare wages within the base of the year have no Social Security tax: both shares of it are owed'
  expect(worker!.notes).toEqual(expected.map((amount) => `Box 3: ${amount} ${words}`))
})

test('taxes on tips that could not be taken are codes A and B', () => {
  const [worker] = w2s(2025, [
    paidOf(
      'w',
      [
        income('940.00', '0'),
        { ...taxLine('employeeTax', 'US.socialSecurity', '940.00', '39.42'), uncollected: usd('18.86') },
        { ...taxLine('employeeTax', 'US.medicare', '940.00', '0.58'), uncollected: usd('13.05') },
      ],
      { ssTips: usd(900), tips: usd(900) },
    ),
  ])
  expect(shown(worker!.lines)).toMatchObject({
    1: '940.00',
    3: '40.00',
    4: '39.42',
    5: '940.00',
    6: '0.58',
    7: '900.00',
  })
  expect(shown(worker!.codes)).toEqual({ A: '18.86', B: '13.05' })
})

test('2026: tips and the premium of overtime are flagged, and 2025 has no such codes', () => {
  const paid = [
    paidOf('w', [income('40400.00')], { tips: usd(9200), ssTips: usd(9200), overtimePremium: usd('412.50') }),
  ]
  expect(shown(w2s(2026, paid)[0]!.codes)).toEqual({ TP: '9200.00', TT: '412.50' })
  expect(shown(w2s(2025, paid)[0]!.codes)).toEqual({})
})

test('2026: a premium that cannot be told is said', () => {
  const paid = [paidOf('w', [income('40400.00')], { overtimePremium: null })]
  expect(w2s(2026, paid)[0]!.notes).toEqual([expect.stringContaining('Code TT')])
  expect(w2s(2025, paid)[0]!.notes).toEqual([])
})

test('2026: box 14b has the occupations of who had tips, and says where nobody told them', () => {
  const told = { occupations: new Map([['ann', '101,000']]) }
  const tipped = (who: string, tips: number) =>
    paidOf(who, [income('40400.00')], { tips: usd(tips), ssTips: usd(tips), overtimePremium: usd(0) })
  const forms = (year: number) =>
    computeW2s(form(year), [tipped('ann', 9200), tipped('bob', 1), tipped('cy', 0)], () => '', told)
  expect(forms(2026).map(({ lines, notes }) => [lines['14b'], notes])).toEqual([
    ['101, 000', []],
    [undefined, [expect.stringContaining('Box 14b')]],
    [undefined, []],
  ])
  expect(forms(2025).map(({ lines, notes }) => [lines['14b'], notes])).toEqual(Array(3).fill([undefined, []]))
})

test('the boxes of the W-3 need no form for everybody: they leave out who needs none', () => {
  const paid = [
    paidOf('ann', [
      income('40400.00', '31'),
      taxLine('employeeTax', 'US.socialSecurity', '40400', '2504.80'),
    ]),
    paidOf('bob', [income('1999.99', '0')]),
    paidOf('cy', [income('1999.99', '0'), taxLine('employeeTax', 'GA.incomeTax', '1999.99', '0.01')]),
  ]
  const w3 = computeW3(formFor('W-3', day('2026-12-31'), {}).law, form(2026), w2s(2026, paid))
  const boxes = shown(w3Boxes(form(2026), { paid, untaxed: paid.slice(1) }))
  expect(boxes).toMatchObject({ 1: '42399.99', 2: '31.00', 3: '40400.00', 4: '2504.80', 5: '0.00' })
  expect(shown(w3.lines)).toMatchObject(boxes)
})

test.each([
  { year: 2025, wages: '599.99', tax: '0', count: 0 },
  { year: 2025, wages: '600.00', tax: '0', count: 1 },
  { year: 2026, wages: '1999.99', tax: '0', count: 0 },
  { year: 2026, wages: '2000.00', tax: '0', count: 1 },
  { year: 2026, wages: '50.00', tax: '0.01', count: 1 },
])('who gets one: $wages in $year with $tax withheld', ({ year, wages, tax, count }) => {
  expect(w2s(year, [paidOf('w', [income(wages, tax)])])).toHaveLength(count)
})

test('what a place takes of income is a local box, whatever the tax is called; what it takes for work is none', () => {
  const [worker] = w2s(2026, [
    paidOf('w', [
      income('260000'),
      taxLine('employeeTax', 'OR.incomeTax', '260000', '21138'),
      taxLine('employeeTax', 'OR-METRO.supportiveHousing', '260000', '550'),
      taxLine('employeeTax', 'OR-MULTNOMAH.preschool', '260000', '900'),
      taxLine('employeeTax', 'CO-DENVER.occupationalPrivilege', '260000', '69'),
    ]),
  ])
  const boxes = worker!.states.map((each) => [
    each.state,
    each.tax,
    each.locality,
    each.localWages,
    each.localTax,
  ])
  expect(boxes).toEqual([
    ['OR', usd(21_138), 'METRO', usd(260_000), usd(550)],
    ['OR', usd(0), 'MULTNOMAH', usd(260_000), usd(900)],
  ])
})

test('three states are three rows, and the W-3 adds them up', () => {
  const states = taxLine
  const forms = w2s(2025, [
    paidOf('w', [
      earned('40000'),
      states('employeeTax', 'GA.incomeTax', '20000', '900'),
      states('employeeTax', 'AL.incomeTax', '15000', '600'),
      states('employeeTax', 'NC.incomeTax', '5000', '180'),
    ]),
  ])
  expect(forms[0]!.states.map(({ state, wages, tax }) => [state, wages, tax])).toEqual([
    ['AL', usd(15_000), usd(600)],
    ['GA', usd(20_000), usd(900)],
    ['NC', usd(5_000), usd(180)],
  ])
  const w3 = computeW3(formFor('W-3', day('2025-12-31'), {}).law, form(2025), forms)
  expect(shown(w3.lines)).toMatchObject({ c: 1, 16: '40000.00', 17: '1680.00' })
})
