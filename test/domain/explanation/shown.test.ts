import { expect, test } from 'vitest'
import { sentences } from '../../../src/domain/explanation/says.ts'
import { shownHourly, shownMoney, shownPercent, shownShare } from '../../../src/domain/explanation/shown.ts'
import { rate } from '../../../src/kernel/rate.ts'

test.each([
  [0n, '$0.00'],
  [99_999n, '$999.99'],
  [100_000n, '$1,000.00'],
  [123_456_789n, '$1,234,567.89'],
  [-250_000n, '-$2,500.00'],
])('%s cents are %s', (cents, text) => expect(shownMoney(cents)).toBe(text))

test('rates as they are written by hand', () => {
  expect([shownHourly(200_000), shownHourly(281_234)]).toEqual(['$20.00', '$28.1234'])
  expect([shownShare(62_000_000), shownShare(14_500_000), shownShare(750_000)]).toEqual([
    '6.2%',
    '1.45%',
    '0.075%',
  ])
  expect(shownPercent(rate('5%'))).toBe('5%')
})

test('both languages of a sentence ask for the same words', () => {
  const asked = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, word]) => word).sort()
  for (const [code, { en, es }] of Object.entries(sentences)) expect(asked(es), code).toEqual(asked(en))
})
