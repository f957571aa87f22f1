import { expect, test } from 'vitest'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import { Problem } from '../../../src/kernel/problem.ts'
import { exampleOf } from '../../../src/wire/fields/example.ts'
import { paycheckBody } from '../../../src/wire/paycheck.ts'
import { paycheckInput } from '../../../src/wire/paycheck-input.ts'
import { mutated, randomOf } from '../../support/mutations.ts'

test('a described worker with one field spoiled is calculated or refused, never a fault of ours', () => {
  const random = randomOf(11)
  const example = exampleOf(paycheckBody)
  expect(paycheckBody.safeParse(example).error).toBeUndefined()
  const seen = { calculated: 0, refused: 0 }
  for (let at = 0; at < 1500; at++) {
    const parsed = paycheckBody.safeParse(mutated(example, random, ['019a8ee2-7c00-7000-8000-000000000001']))
    if (!parsed.success) {
      seen.refused++
      continue
    }
    try {
      const check = calculatePaycheck(paycheckInput(parsed.data), { explain: true, allowProvisional: true })
      expect(check.net >= 0n).toBe(true)
      seen.calculated++
    } catch (error) {
      if (!(error instanceof Problem))
        throw new Error(
          JSON.stringify(parsed.data, (_, each) => (typeof each === 'bigint' ? `${each}` : each)),
          { cause: error },
        )
      seen.refused++
    }
  }
  expect(Math.min(seen.calculated, seen.refused)).toBeGreaterThan(100)
})
