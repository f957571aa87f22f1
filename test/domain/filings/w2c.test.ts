import { expect, test } from 'vitest'
import { computeW3c, w2cNotes, wordsOfBox } from '../../../src/domain/filings/w2c.ts'
import { day } from '../../../src/kernel/dates.ts'
import { usd } from '../../../src/kernel/money.ts'
import { correctionFor } from '../../../src/law/engine/forms/find.ts'
import { shown } from '../../support/shown.ts'

const box = (name: string, reported: number, corrected: number) => ({
  box: name,
  reported: usd(reported),
  corrected: usd(corrected),
})

test('Form W-3c adds up both columns of the W-2cs, box by box', () => {
  const { law } = correctionFor('W-3', day('2026-12-31'), {})
  const rows = computeW3c(law, [
    [
      box('1', 1000, 1200),
      box('12D', 50, 0),
      box('16 GA', 1000, 1200),
      { box: '13b', reported: '', corrected: 'X' },
    ],
    [box('1', 500, 400), box('12W', 9, 8), box('16 NY', 500, 400)],
  ])
  // 1,000 + 500 was reported in box 1, 1,200 + 400 is right. Code W is no deferral: it has no box here.
  expect(rows.map(({ what: _, tax: __, ...row }) => shown(row))).toEqual([
    { line: '1', reported: '1500.00', corrected: '1600.00', difference: '100.00' },
    { line: '12a', reported: '50.00', corrected: '0.00', difference: '-50.00' },
    { line: '16', reported: '1500.00', corrected: '1600.00', difference: '100.00' },
  ])
})

test.each([
  ['2026-12-31', 'Rev. January 2026', '12TP', 'See instructions for box 12'],
  ['2025-12-31', 'Rev. June 2024', '13b', 'Retirement plan'],
  ['2025-12-31', 'Rev. June 2024', '19 NY NYC', 'Local income tax'],
])('Form W-2c of %s is %s, and box %s is %s', (on, printed, name, words) => {
  const { law } = correctionFor('W-2', day(on), {})
  expect([law.printed, wordsOfBox(law, name)]).toEqual([printed, words])
})

test('what a person should know of corrections', () => {
  expect(w2cNotes([[box('3', 1, 2)]])).toEqual([])
  expect(w2cNotes([[box('1', 1, 2)]])).toEqual([
    'Box 1 is not corrected for wages that the worker had and repays in a later year: they stay income of their year',
  ])
  expect(w2cNotes([undefined, [box('16 GA', 1, 2)], [box('2', 1, 2)]])).toEqual([
    '1 of these had no W-2 before: theirs is a Form W-2, not a W-2c',
    '1 of these correct boxes 14 to 19 alone: they go to the state and the worker, not to Social Security',
    'Box 2 is corrected only where the form did not show what was withheld',
  ])
})
