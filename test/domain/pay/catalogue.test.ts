import { expect, test } from 'vitest'
import { compensationCatalogue, deductionCatalogue } from '../../../src/domain/pay/catalogue.ts'

test.each([
  ['401k', '401(k)'],
  ['401 (K)', '401(k)'],
  ['401K contributions', '401(k)'],
  ['Health Insurance', 'Medical'],
  ['health-insurances', 'Medical'],
  ['ROTH 401k', 'Roth 401(k)'],
  ['roth401(k)', 'Roth 401(k)'],
  ['Simple Ira', 'SIMPLE IRA'],
  ['Dependent-Care FSA', 'Dependent Care FSA'],
  ['commuter benefits', 'Commuter'],
  ['401k loan', '401(k) Loan'],
  ['Uniforms', 'Other'],
  ['union due', 'Union Dues'],
  ['after tax', 'After-Tax'],
  ['post tax', 'After-Tax'],
  ['Childsupport', undefined],
  ['Retirement', undefined],
  ['', undefined],
])('A11: the deduction %s is %s', (word, kind) => {
  expect(deductionCatalogue.named(word)).toBe(kind)
})

test.each([
  ['Group Term Life', 'Group-Term Life'],
  ['GROUPTERM LIFE', 'Group-Term Life'],
  ['bonuses', 'Bonus'],
  ['Commissions', 'Commission'],
  ['cash tip', 'Cash Tips'],
  ['tip', 'Tips'],
  ['Holidays', 'Holiday'],
  ['Vacation pay-out', 'Leave Cash-Out'],
  ['vacation payouts', 'Leave Cash-Out'],
  ['leave cash outs', 'Leave Cash-Out'],
  ['Car Allowance', 'Bonus'],
  ['Mileages', 'Mileage'],
  ['Piano', undefined],
])('A11: the compensation %s is %s', (word, kind) => {
  expect(compensationCatalogue.named(word)).toBe(kind)
})

test('A11: a word that means nothing is answered with the nearest that do', () => {
  expect(deductionCatalogue.unknown('401kk')).toBe(
    '"401kk" is no deduction that is known; did you mean 401(k)? ' +
      'reports/getDeductionDescription lists what is',
  )
  expect(compensationCatalogue.unknown('zzzzzz')).toBe(
    '"zzzzzz" is no additional compensation that is known; reports/getAdditionalCompensationDescription lists what is',
  )
})

test('A11: no word means two kinds, and every kind is known by its own name', () => {
  for (const { kinds, named } of [deductionCatalogue, compensationCatalogue]) {
    for (const { kind, words } of kinds) {
      for (const word of words)
        expect({ word, kind: (named as (word: string) => string)(word) }).toEqual({ word, kind })
    }
  }
})
