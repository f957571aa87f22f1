import { expect, test } from 'vitest'
import { warning } from '../../../src/domain/payroll/warning-codes.ts'
import { Warnings } from '../../../src/domain/payroll/warnings.ts'

const of = (words: string) => warning('nothingToPay', words)

const listed = (count: number, before: readonly string[] = []) => {
  const warnings = new Warnings(before.map(of))
  for (let n = 1; n <= count; n++) warnings.add(of(`warning ${n}`))
  return warnings.shown
}

test('a hundred are told, and how many more there are', () => {
  expect(listed(0)).toEqual([])
  expect(listed(100).slice(-1)).toEqual(['warning 100'])
  expect(listed(101).slice(-2)).toEqual(['warning 100', 'and 1 more'])
  expect(listed(101, ['of the run']).slice(-2)).toEqual(['warning 99', 'and 2 more'])
  expect(listed(5_000)).toHaveLength(101)
})

test('what is collected in pieces, in other threads, is told as what is collected at once', () => {
  const whole = new Warnings([of('of the run')])
  const together = new Warnings([of('of the run')])
  for (const people of [30, 150, 90]) {
    const piece = new Warnings()
    for (let n = 1; n <= people; n++) {
      for (const each of [whole, piece]) {
        each.add(of(`${n} of ${people}`))
        if (n % 20 === 0) each.once(of('of the employer'))
        if (n === people) each.once(of(`of ${people}`))
        if (n % 2 === 0) each.block({ ...blocker, userId: `${n} of ${people}` })
      }
    }
    together.take(structuredClone(piece.collected))
  }
  expect([together.shown, together.details]).toEqual([whole.shown, whole.details])
  expect(together.shown.at(-1)).toBe('and 175 more')
  expect(together.blockers).toEqual(whole.blockers)
})

const blocker = { code: 'amountTooLarge', userId: '', message: '', field: '', operation: '' } as const
