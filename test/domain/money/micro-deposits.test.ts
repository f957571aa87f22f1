import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isMatch,
  microDeposits,
  readMicroDeposits,
  secretDeposits,
} from '../../../src/domain/money/micro-deposits.ts'

const chance = () => fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

test('two different amounts of 1 to 99 cents, whatever is drawn, and read back as written', () => {
  fc.assert(
    fc.property(chance(), chance(), (first, second) => {
      const [a, b] = microDeposits(first, second)
      for (const amount of [a, b]) expect(amount >= 1n && amount <= 99n).toBe(true)
      expect(a).not.toBe(b)
      expect(readMicroDeposits(secretDeposits([a, b]))).toEqual([a, b])
      expect(isMatch([a, b], [b, a])).toBe(true)
      expect(isMatch([a, b], [a, a])).toBe(false)
    }),
    { numRuns: 500 },
  )
})
