import { expect, test } from 'vitest'
import { isPaidOtherwise, remittanceOf } from '../../../src/domain/pay/remittance.ts'

// biome-ignore format: a table
const rows: readonly [Record<string, string>, string, string][] = [
  [{},                                                        '',     ''],
  [{ 'Case Number': 'C-1' },                                  'C-1',  ''],
  [{ caseNumber: 'C-1', 'fips code': '13121' },               'C-1',  '13121'],
  [{ 'Case Number': 'C-1', 'Remittance Number': 'R-1' },      'R-1',  ''],
  [{ 'Case Number': 'C-1', 'Remittance Number': ' ' },        'C-1',  ''],
]

test.each(rows)('%j is booked as %s, %s', (fields, caseId, fips) => {
  expect(remittanceOf(fields)).toEqual({ caseId, fips })
})

test('an order is paid otherwise when its agency or how it is booked there has changed, not its amount', () => {
  const order = { agency: 'State SDU', fields: { 'Case Number': 'C-1', 'Current Support Amount': '250.00' } }
  const changed = (over: object) => isPaidOtherwise(order, { ...order, ...over })
  expect(changed({})).toBe(false)
  expect(changed({ fields: { 'Case Number': 'C-1', 'Current Support Amount': '300.00' } })).toBe(false)
  expect(changed({ fields: { 'Case Number': 'C-2', 'Current Support Amount': '250.00' } })).toBe(true)
  expect(changed({ agency: 'Other SDU' })).toBe(true)
})
