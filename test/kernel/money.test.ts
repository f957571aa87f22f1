import { expect, test } from 'vitest'
import { dollars, sentCents } from '../../src/kernel/money.ts'

// biome-ignore format: one amount a line
test.each([
  [0, '0.00'],
  [1234.5, '1234.50'],
  [8.2, '8.20'],                       // 8.2 × 100 is 819.9999999999999
  [0.1 + 0.2, '0.30'],                 // what a program sends that has added
  [9_999_999_999.99, '9999999999.99'], // no binary fraction is nearer
  [-5, '-5.00'],
  ['1234.5', '1234.50'],
  ['$1,234.50', '1234.50'],
  ['1,234,567', '1234567.00'],
])('%j is %s', (sent, amount) => {
  expect(dollars(sentCents(sent)!)).toBe(amount)
})

test.each([
  1.005,
  0.001,
  Number.NaN,
  1e21,
  '',
  'ten',
  '1.234',
  '1,23',
  '1e3',
  ' 5',
  null,
  undefined,
  true,
  {},
])('%j is no amount', (sent) => {
  expect(sentCents(sent)).toBeUndefined()
})
