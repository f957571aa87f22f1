import { expect, test } from 'vitest'
import type { PersonForm } from '../../../src/domain/filings/w2.ts'
import { checkerFor } from '../../../src/domain/layouts/check-file.ts'
import { decodeRecord, recordOf } from '../../../src/domain/layouts/record.ts'
import type { FileResult } from '../../../src/domain/layouts/result.ts'
import { type W2cPerson, w2cPersonOf } from '../../../src/domain/layouts/w2c-facts.ts'
import { type W2cOptions, w2cFile, w2cLayout } from '../../../src/domain/layouts/w2c-file.ts'
import { day } from '../../../src/kernel/dates.ts'
import { usd } from '../../../src/kernel/money.ts'
import { ana, bo, employer, submitter } from './larkspur.ts'

const of2024 = { taxYear: 2024 }

function file(people: readonly W2cPerson[], options: W2cOptions = of2024) {
  const pieces = w2cFile(
    submitter,
    [{ employer: { ...employer, taxYear: options.taxYear }, people }],
    options,
  )
  const bytes: Buffer[] = []
  for (let next = pieces.next(); ; next = pieces.next()) {
    if (next.done) {
      const lines = Buffer.concat(bytes).toString('latin1').split('\r\n')
      expect(lines.pop()).toBe('')
      return { lines, result: next.value as FileResult }
    }
    bytes.push(next.value)
  }
}

const pair = (reported: string, correct: string) => ({ reported: usd(reported), correct: usd(correct) })
const { id, ssn, name, address } = ana
const corrected: W2cPerson = {
  ...{ id, ssn: ssn!, name, address },
  amounts: {
    'box 1': pair('50000.00', '51000.00'),
    '12D': pair('500.00', '0.00'),
    '12S': pair('0.00', '12.34'),
  },
  flags: { 'retirement plan': { reported: true, correct: false } },
}

const findingsOf = (lines: readonly string[]) => {
  const checker = checkerFor({ kind: 'w2c', where: 'US', on: day('2024-12-31') })
  return [...lines.flatMap((line) => checker.line(line)), ...checker.end()]
}

test('a correction: pairs in their places, blanks where nothing changed, and their totals', () => {
  const second = {
    ...corrected,
    ...bo,
    amounts: { 'box 1': pair('100.00', '90.00') },
    flags: {},
  } as W2cPerson
  const { lines, result } = file([corrected, second])
  expect(result.records).toEqual({ RCA: 1, RCE: 1, RCW: 2, RCO: 1, RCT: 1, RCU: 1, RCF: 1 })
  expect(lines.map((line) => [line.slice(0, 3), line.length])).toEqual(
    ['RCA', 'RCE', 'RCW', 'RCO', 'RCW', 'RCT', 'RCU', 'RCF'].map((record) => [record, 1024]),
  )
  const at = (line: number, first: number, last: number) => lines[line]!.slice(first - 1, last)
  expect([at(1, 4, 7), at(1, 8, 16), at(1, 17, 25), at(1, 223, 223), at(1, 227, 227)]).toEqual([
    ...['2024', '         ', '123456789', 'R', 'N'],
  ])
  expect([at(2, 4, 12), at(2, 13, 21), at(2, 72, 86).trim(), at(2, 102, 121).trim()]).toEqual([
    ...['         ', '111223333', 'ANA', 'REYES'],
  ])
  // Box 1 at 244 and 255; box 2 is not corrected; code D at 442 and 453, to zero; code S in RCO at 79 and 90.
  expect([at(2, 244, 254), at(2, 255, 265), at(2, 266, 287)]).toEqual([
    '00005000000',
    '00005100000',
    ' '.repeat(22),
  ])
  expect([at(2, 442, 452), at(2, 453, 463)]).toEqual(['00000050000', '00000000000'])
  expect([at(2, 1003, 1004), at(2, 1005, 1006), at(2, 1007, 1008)]).toEqual(['  ', '10', '  '])
  expect([at(3, 79, 89), at(3, 90, 100)]).toEqual(['00000000000', '00000001234'])
  // 50,000.00 + 100.00 and 51,000.00 + 90.00.
  expect([at(5, 4, 10), at(5, 11, 25), at(5, 26, 40), at(5, 41, 55)]).toEqual([
    ...['0000002', '000000005010000', '000000005109000', ' '.repeat(15)],
  ])
  expect([at(6, 4, 10), at(6, 101, 115), at(6, 116, 130)]).toEqual([
    ...['0000001', '000000000000000', '000000000001234'],
  ])
  expect(at(7, 4, 12)).toBe('000000002')
  expect(findingsOf(lines)).toEqual([])
})

test('what was written reads back by the same table', () => {
  const { lines } = file([corrected])
  const { law } = w2cLayout(of2024)
  const rcw = decodeRecord(law, recordOf(law, lines[2]!)!, lines[2]!)
  expect([rcw['box 1 reported'], rcw['box 1 correct'], rcw['box 2 reported']]).toEqual([
    5_000_000n,
    5_100_000n,
    undefined,
  ])
})

test.each([
  ['half a pair', (line: string) => line.slice(0, 254) + ' '.repeat(11) + line.slice(265), 'C05', '244-254'],
  [
    'a pair of the same',
    (line: string) => line.slice(0, 254) + line.slice(243, 254) + line.slice(265),
    'C06',
    '244-254',
  ],
  ['an ITIN', (line: string) => `${line.slice(0, 12)}912345678${line.slice(21)}`, 'C03', '13-21'],
  [
    'no last name',
    (line: string) => line.slice(0, 101) + ' '.repeat(20) + line.slice(121),
    'required',
    '102-121',
  ],
])('the check names %s with record, place and rule', (_, spoil, rule, place) => {
  const { lines } = file([corrected])
  const spoiled = lines.map((line) => (line.startsWith('RCW') ? spoil(line) : line))
  expect(findingsOf(spoiled)).toContainEqual(expect.objectContaining({ record: 'RCW', place, rule }))
})

test('a name or a number that was wrong: both, and no amounts', () => {
  const reported = { ssn: '111-22-3332', name: { first: 'Anna', last: 'Reyes' } }
  const { lines } = file([{ ...corrected, amounts: {}, flags: {}, reported }])
  expect(lines[2]!.slice(3, 21)).toBe('111223332111223333')
  expect([lines[2]!.slice(21, 36).trim(), lines[2]!.slice(71, 86).trim()]).toEqual(['ANNA', 'ANA'])
  expect(lines[2]!.slice(243).trim()).toBe('')
})

test('production refuses a year whose publication nobody read; a trial names what has no place', () => {
  const later = { ...corrected, amounts: { ...corrected.amounts, '12TP': pair('1', '2') } }
  expect(() => file([corrected], { taxYear: 2026 })).toThrow('checked through 2024-12-31, not for 2026-12-31')
  const { result } = file([later], { taxYear: 2026, allowProvisional: true })
  expect([result.confidence, result.unsaid.map(({ what }) => what)]).toEqual(['provisional', ['12TP']])
})

test('an amount below zero or too long, and a correction of state boxes alone, are refused', () => {
  const with1 = (amount: string) => ({ ...corrected, amounts: { 'box 1': pair('1', amount) } })
  expect(() => file([with1('-1')])).toThrow('RCW 255-265, box 1 correct: cannot hold -1.00')
  expect(() => file([with1('1000000000.00')])).toThrow('RCW 255-265, box 1 correct: has 12 characters')
  expect(() => file([{ ...corrected, amounts: {}, flags: {} }])).toThrow(
    'corrects nothing that Social Security keeps',
  )
})

test('from a corrected form: boxes by number, codes A and B together, state boxes left to the state', () => {
  const form: PersonForm = {
    ...{ userId: 'ana', labels: {}, states: [], notes: [] },
    lines: { 1: usd(1200), '13b': '' },
    codes: { A: usd(10), B: usd(5) },
  }
  const person = w2cPersonOf({ id, ssn: ssn!, name, address }, form, [
    { box: '1', reported: usd(1000), corrected: usd(1200) },
    { box: '12A', reported: usd(4), corrected: usd(10) },
    { box: '13b', reported: 'X', corrected: '' },
    { box: '14 CASDI', reported: usd(1), corrected: usd(2) },
    { box: '16 GA', reported: usd(1000), corrected: usd(1200) },
  ])
  expect(person.amounts).toEqual({
    'box 1': pair('1000', '1200'),
    // 4 + 5 was reported, 10 + 5 is right.
    '12A + 12B': pair('9', '15'),
  })
  expect(person.flags).toEqual({ 'retirement plan': { reported: true, correct: false } })
})
