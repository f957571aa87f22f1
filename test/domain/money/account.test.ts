import { expect, test } from 'vitest'
import { isRoutingNumber } from '../../../src/domain/money/routing-number.ts'

// 3·(d1+d4+d7) + 7·(d2+d5+d8) + (d3+d6+d9) is a multiple of ten
test.each([
  ['021000021', true], //  3·(0+0+0) + 7·(2+0+2) + (1+0+1) = 30
  ['021000022', false], // 31
  ['061000104', true], //  3·(0+0+1) + 7·(6+0+0) + (1+0+4) = 50
  ['121000248', true], //  3·(1+0+2) + 7·(2+0+4) + (1+0+8) = 60
  ['000000000', false], // adds up, but 00 is no bank's
  ['130000006', false], // 3·1 + 7·3 + 6 = 30, but 13 is no district
  ['02100002', false],
  ['0210000211', false],
  ['02100002x', false],
])('%s is a routing number: %s', (digits, expected) => {
  expect(isRoutingNumber(digits)).toBe(expected)
})
