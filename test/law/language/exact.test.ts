import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exact, floorDivide, fraction, printed, roundDivide } from '../../../src/law/language/exact.ts'

test('figures are read as printed', () => {
  expect(fraction('4.99%')).toEqual({ numerator: 499, denominator: 10_000 })
  expect(fraction(1240.5)).toEqual({ numerator: 2481, denominator: 2 })
  expect(fraction('0.4125%')).toEqual({ numerator: 33, denominator: 8000 })
  expect(() => fraction('4,99')).toThrow('not a figure')
})

test('what leaves the range of exact whole numbers is refused', () => {
  expect(exact(Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER)
  expect(() => exact(Number.MAX_SAFE_INTEGER + 1)).toThrow('beyond exact')
  expect(() => exact(0.5)).toThrow('beyond exact')
})

const numerators = fc.integer({ min: -(2 ** 50), max: 2 ** 50 })
const denominators = fc.integer({ min: 1, max: 2 ** 30 })

test('division agrees with whole-number arithmetic of any size', () => {
  fc.assert(
    fc.property(numerators, denominators, (a, b) => {
      const [n, d] = [BigInt(a), BigInt(b)]
      const floor = n >= 0n ? n / d : -((-n + d - 1n) / d)
      const size = n < 0n ? -n : n
      const nearest = (2n * size + d) / (2n * d)
      expect(BigInt(floorDivide(a, b))).toBe(floor)
      expect(BigInt(roundDivide(a, b))).toBe(n < 0n ? -nearest : nearest)
    }),
    { numRuns: 2000 },
  )
})

const amounts = [
  [12_345, 100, '123.45'],
  [12_300, 100, '123.00'],
  [-1, 100, '-0.01'],
  [1, 3, '0.333333…'],
  [5, 8, '0.625'],
  [187_125, 1000, '187.125'],
  [1, 1_000_000, '0.000001'],
] as const

test.each(amounts)('%s ÷ %s is printed %s', (numerator, denominator, text) => {
  expect(printed(numerator, denominator)).toBe(text)
})
