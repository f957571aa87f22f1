import { expect, test } from 'vitest'
import { computeCorrection, correctedBoxes, yearOverNotes } from '../../../src/domain/filings/correction.ts'
import type { PersonForm } from '../../../src/domain/filings/w2.ts'
import { day } from '../../../src/kernel/dates.ts'
import { usd } from '../../../src/kernel/money.ts'
import { correctionFor } from '../../../src/law/engine/forms/find.ts'
import { shown } from '../../support/shown.ts'

test('Form 941-X: what is right, what was reported, the difference and its tax', () => {
  const reported = {
    2: usd(1000),
    3: usd(100),
    '5a1': usd(1000),
    '5b1': usd(0),
    '5c1': usd(1000),
    '5d1': usd(0),
  }
  const corrected = { ...reported, 2: usd(2500), 3: usd(250), '5a1': usd(2500), '5c1': usd(2500) }
  const { rows, lines } = computeCorrection(correctionFor('941', day('2026-03-31'), {}).law, {
    reported,
    corrected,
  })
  expect(rows.map(({ what: _, ...row }) => shown(row))).toEqual([
    { line: '6', corrected: '2500.00', reported: '1000.00', difference: '1500.00', tax: null },
    { line: '7', corrected: '250.00', reported: '100.00', difference: '150.00', tax: '150.00' },
    { line: '8', corrected: '2500.00', reported: '1000.00', difference: '1500.00', tax: '186.00' },
    { line: '12', corrected: '2500.00', reported: '1000.00', difference: '1500.00', tax: '43.50' },
  ])
  expect(shown(lines)).toEqual({ 23: '379.50', 27: '379.50' })
})

const row = (line: string, difference: number) => ({
  ...{ line, what: '', corrected: usd(difference), reported: usd(0), difference: usd(difference), tax: null },
})

test.each([
  ['2026-12-31', ['6', '7', '13'], []],
  ['2027-01-01', ['6', '8', '12'], []],
  ['2027-01-01', ['7'], ['Line 7']],
  ['2027-01-01', ['6', '7', '8', '13'], ['Line 7', 'Line 13']],
])('Form 941-X of 2026 on %s with lines %j: a note of %j', (today, lines, expected) => {
  const rows = [...lines.map((line) => row(line, -5)), row('7', 0)]
  const notes = yearOverNotes(rows, { periodEnd: day('2026-12-31'), today: day(today) })
  expect(notes.map((note) => note.slice(0, note.indexOf(' of a year that is over')))).toEqual(expected)
})

test('W-2c: only the boxes that changed, as they were and as they are', () => {
  const state = { state: 'GA', account: '', localWages: usd(0), localTax: usd(0), locality: '' }
  const was: PersonForm = {
    userId: 'w',
    lines: { 1: usd(1000), 2: usd(100), '13b': '' },
    codes: { D: usd(50) },
    labels: {},
    states: [{ ...state, wages: usd(1000), tax: usd(40) }],
    notes: [],
  }
  const is: PersonForm = {
    ...was,
    lines: { 1: usd(1200), 2: usd(100), '13b': 'X' },
    codes: {},
    states: [{ ...state, wages: usd(1200), tax: usd(40) }],
  }
  expect(correctedBoxes(was, is).map((box) => shown(box))).toEqual([
    { box: '1', reported: '1000.00', corrected: '1200.00' },
    { box: '13b', reported: '', corrected: 'X' },
    { box: '12D', reported: '50.00', corrected: '0.00' },
    { box: '16 GA', reported: '1000.00', corrected: '1200.00' },
  ])
  expect(correctedBoxes(was, was)).toEqual([])
})
