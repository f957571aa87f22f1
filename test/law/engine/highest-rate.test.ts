import { expect, test } from 'vitest'
import { highestRate } from '../../../src/law/engine/highest-rate.ts'
import { shelf } from '../../../src/law/engine/shelf.ts'

test.each([
  ['OH', 30_000], // 3 percent
  ['PA', 37_350], // 3.735 percent
  ['WY', 0], // no place takes of wages
])('the highest rate of a place of %s is %i millionths', (state, most) => {
  expect(highestRate(state)).toBe(most)
})

test('a sheet that many places share is read once', () => {
  let reads = 0
  const rates = new Proxy(
    { A: '1%', B: '2.5%' },
    {
      ownKeys: (sheet) => {
        reads++
        return Reflect.ownKeys(sheet)
      },
    },
  )
  const law = [...shelf.taxes.values()].flat().find((each) => each.method === 'worksheet')!
  const places = ['ZZ-A.incomeTax', 'ZZ-B.incomeTax'] as const
  const taxes = shelf.taxes as Map<string, unknown>
  for (const place of places) taxes.set(place, [{ ...law, figures: rates }])
  expect(highestRate('ZZ')).toBe(25_000)
  for (const place of places) taxes.delete(place)
  expect(reads).toBe(1)
})
