import { describe, expect, test } from 'vitest'
import { ALWAYS } from '../../../src/law/language/certificate.ts'
import type { Figure, SheetLines, WorksheetLaw } from '../../../src/law/language/declare.ts'
import { type Inputs, worksheet } from '../../../src/law/language/worksheet.ts'
import { W4 } from '../facts.ts'

const FIGURES: Record<string, Figure> = {
  steps: {
    over: [
      [0, 10],
      [100, 20],
    ],
  },
  bands: {
    atLeast: [
      [0, '10%', 0],
      [100, '20%', 10],
      [200, '30%', 30],
    ],
  },
  notOver: {
    over: [
      [0, '10%', 0],
      [100, '20%', 11],
    ],
  },
  chained: {
    atLeast: [
      [0, '10%'],
      [100, '20%'],
      [300, '30%'],
    ],
  },
  ladder: {
    atLeast: [
      [0, '2%', 0],
      [100, '3%', 1],
    ],
  },
  list: [0, 5, 7.5],
  amount: { single: 1000, married: 2000 },
}

const law = (lines: SheetLines): WorksheetLaw => ({
  where: 'XX',
  tax: 'incomeTax',
  name: 'XX',
  effective: '2026-01-01',
  select: 'payDate',
  checkedThrough: '2026-12-31',
  revision: 1,
  source: 'test',
  confidence: 'verified',
  method: 'worksheet',
  certificate: {
    form: 'X',
    fields: {
      status: { kind: 'choice', label: 'Status', options: { single: 'S', married: 'M' }, default: 'single' },
      allowances: { kind: 'count', label: 'Allowances' },
    },
  },
  figures: FIGURES,
  lines,
  supplemental: 'aggregate',
})

const INPUTS: Inputs = {
  wages: 15_000,
  gross: 0,
  supplemental: 0,
  bonus: 0,
  other: 0,
  yearWages: 0,
  yearTax: 0,
  federalTax: 0,
  federalSupplementalTax: 0,
  fica: 0,
  ficaToDate: 0,
  stateTax: 0,
  workPlaceTax: 0,
  placeTax: 0,
  creditFactor: 0,
  creditLimit: 0,
  monthWages: 0,
  monthTax: 0,
  weeks: 0,
  quarterEnds: 0,
  employees: 10,
  assignedRate: undefined,
  assignedAmount: undefined,
  eachPeriod: 0,
  hours: undefined,
}

/** Cents of the last line for wages of 150.00 and two allowances, single, weekly. */
function value(formula: string, inputs: Partial<Inputs> = {}): number {
  const sheet = worksheet(
    law({ line: formula }),
    { line: formula },
    {
      period: 'Weekly',
      place: 'XX',
      residency: 'resident',
      status: 'single',
    },
  )
  return sheet.run({ ...INPUTS, ...inputs }, [0, 0, 0, 2], W4)
}

const rows = [
  ['wages * periods', 780_000],
  ['1 + 2 * 3 - (4 - 5)', 800],
  ['wages / 3 * 3', 15_000], // exact in between
  ['-wages + 200', 5000],
  ['max(0, wages - 200)', 0],
  ['min(wages, 100, 120)', 10_000],
  ['round(wages * 1.1%, 0.01)', 165],
  ['dollars(wages * 1.1%)', 200],
  ['floor(wages, 100) + 50', 15_000],
  ['ceil(wages, 100)', 20_000],
  ['cents(0.125)', 13], // half up
  ['brackets(bands, wages)', 2000],
  ['brackets(bands, 100)', 1000],
  ['brackets(bands, 99.99)', 1000], // 9.999
  ['brackets(notOver, 100)', 1000], // not over: still the first row
  ['brackets(notOver, 100.01)', 1100], // printed base 11
  ['brackets(chained, 300)', 5000],
  ['lookup(steps, 100)', 1000],
  ['lookup(steps, 100.01)', 2000],
  ['ladder(ladder, wages)', 350],
  ['list[allowances]', 750],
  ['amount[status]', 100_000],
  ['amount.married', 200_000],
  ["if(status == 'married', amount.unknown, 7)", 700], // the other branch is not even read
  ['if(wages > 100 and allowances >= 2, 1, 2)', 100],
  ['if(wages < 100 or allowances != 2, 1, 2)', 200],
  ['if(wages <= 150, 1 / 3, 1 / 7) * 3', 100],
] as const

test.each(rows)('%s = %s cents', (formula, cents) => {
  expect(value(formula)).toBe(cents)
})

describe('what a line cannot say is refused when the table is compiled', () => {
  const faults = [
    ['wages / allowances', 'only a fixed figure'],
    ['nothing + 1', 'unknown name nothing'],
    ['sine(wages)', 'unknown function sine'],
    ['amount', 'not one figure'],
    ['status + 1', 'a word'],
    ['wages +', 'expected more'],
    ['wages wages', 'unexpected wages'],
    ['amount[unknown]', 'unknown name unknown'],
    ['brackets(amount, wages)', 'not a table'],
  ] as const
  test.each(faults)('%s: %s', (formula, message) => {
    expect(() => value(formula)).toThrow(message)
  })
  test('a line may not take the name of something else', () => {
    const lines = { wages: '1' }
    const words = { period: 'Weekly', place: 'XX', residency: 'resident', status: 'single' } as const
    expect(() => worksheet(law(lines), lines, words)).toThrow('has the name of something else')
  })
})

test('facts that nobody gave are refused, not zero', () => {
  expect(() => value('wages * assignedRate')).toThrow('the rate assigned to the employer')
  expect(value('wages * assignedRate', { assignedRate: 10_000 })).toBe(150)
  expect(() => value('assignedAmount / periods')).toThrow('the yearly amount that the place has set')
  // 52.00 ÷ 52
  expect(value('assignedAmount / periods', { assignedAmount: 5_200 })).toBe(100)
  expect(() => value('hours * 0.01')).toThrow('the hours of the period')
})

test('a value beyond exact calculation stops the calculation', () => {
  expect(() => value('cents(wages * 123456.789% * 987654.321%)', { wages: 10 ** 12 })).toThrow('beyond exact')
})

test('every certificate has an extra amount and an exemption', () => {
  expect(Object.keys(ALWAYS)).toEqual(['extra', 'exempt'])
})
