import { describe, expect, test } from 'vitest'
import { dollars } from '../../src/kernel/money.ts'
import type { Elections, Frequency } from '../../src/law/language/types.ts'
import { type Payment, taxOf } from './facts.ts'

/** One row of a case file: pay date, frequency, wages, certificate, tax as printed, and where or how. */
export type Case = readonly [
  on: string,
  every: Frequency,
  pay: number | string,
  stateW4: Elections,
  tax: string,
  because: string,
]

/** Each row through the whole engine; `also` holds what all rows share (the federal certificate, a place). */
export function cases(code: string, rows: readonly Case[], also: Partial<Payment> = {}): void {
  const state = code.slice(0, 2)
  describe(code, () => {
    test.each(rows)('%s %s %s %o → %s (%s)', (on, every, pay, stateW4, tax) => {
      const payment: Payment = { on, every, pay, work: { state }, stateW4, ...also }
      expect(dollars(taxOf(payment, code))).toBe(tax)
    })
  })
}
