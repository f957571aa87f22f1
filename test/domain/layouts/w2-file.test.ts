import { expect, test } from 'vitest'
import type { FileResult } from '../../../src/domain/layouts/result.ts'
import type { W2Employer, W2Person } from '../../../src/domain/layouts/w2-facts.ts'
import { type W2Options, w2File } from '../../../src/domain/layouts/w2-file.ts'
import { usd } from '../../../src/kernel/money.ts'
import { ana, bo, cam, employer, person, submitter } from './larkspur.ts'
import { larkspur, lastYearOfAFarm, oneWorker, threeWorkers } from './w2-cases.ts'

const federal = { taxYear: 2025, where: 'US' }

function file(people: readonly W2Person[], options: W2Options = federal, of: W2Employer = employer) {
  const pieces = w2File(submitter, [{ employer: of, people }], options)
  const bytes: Buffer[] = []
  for (let next = pieces.next(); ; next = pieces.next()) {
    if (next.done) return { lines: linesOf(Buffer.concat(bytes)), result: next.value as FileResult }
    bytes.push(next.value)
  }
}

/** Every record ends in CR LF, the last one too. */
function linesOf(bytes: Buffer): readonly string[] {
  const lines = bytes.toString('latin1').split('\r\n')
  expect(lines.pop()).toBe('')
  return lines
}

const fifty = { 1: '50000.00', 2: '4123.00', 3: '50000.00', 4: '3100.00', 5: '50000.00', 6: '725.00' }

test('one worker, boxes 1 to 6', () => {
  expect(file([person({}, fifty)]).lines).toEqual(oneWorker)
})

test('codes, tips, dependent care, RO and RU, suffix, middle name, establishment', () => {
  const dee = person(
    {
      id: 'dee',
      ssn: '444556666',
      name: { first: 'Dee', last: 'OBrien', suffix: 'Jr' },
      address: { delivery: 'PO Box 7', city: 'Macon', state: 'GA', zip: '31201' },
    },
    { 1: '41000.00', 2: '3000.00', 3: '44000.00', 4: '2728.00', 5: '44000.00', 6: '638.00' },
    { S: '3000.00' },
  )
  const people = [
    { ...ana, name: { ...ana.name, middle: 'Luz' } },
    { ...cam, codes: { A: usd(12), B: usd(0.34) } },
    dee,
  ]
  const { lines, result } = file(people, federal, { ...employer, establishment: '0001' })
  expect(lines).toEqual(threeWorkers)
  expect(result.records).toEqual({ RA: 1, RE: 1, RW: 3, RO: 2, RT: 1, RU: 1, RF: 1 })
})

test('the last year of a farm; a number that is not known is zeros, and told', () => {
  const eli = person(
    {
      id: 'eli',
      name: { first: 'Eli', last: 'Stone' },
      address: { delivery: '1 Farm Rd', city: 'Tifton', state: 'GA', zip: '31793' },
    },
    { 1: '12000.00', 3: '12000.00', 4: '744.00', 5: '12000.00', 6: '174.00' },
  )
  const { ssn: _, ...unknown } = eli
  const farm: W2Employer = { ...employer, kind: 'T', employment: 'A', isTerminating: true }
  for (const worker of [unknown, { ...eli, ssn: '912-34-5678' }]) {
    const { lines, result } = file([worker], federal, farm)
    expect(lines).toEqual(lastYearOfAFarm)
    expect(result.withoutSsn).toEqual(['eli'])
  }
})

test('Larkspur Trading LLC, 2025', () => {
  const { lines, result } = file([ana, bo, cam])
  expect(lines).toEqual(larkspur)
  expect(result).toMatchObject({
    ...{ layout: 'US@2024-01-01#1', confidence: 'derived', unsaid: [], shortened: {}, withoutSsn: [] },
  })
})

test('three states: one RW, three RS; five codes: one RW', () => {
  const states = [
    { state: 'GA', wages: usd(20_000), tax: usd(900) },
    { state: 'AL', wages: usd(15_000), tax: usd(600) },
    { state: 'NC', wages: usd(5_000), tax: usd(180) },
  ]
  const codes = { C: usd(60), D: usd(5_000), W: usd(1_000), AA: usd(500), DD: usd(7_000) }
  const { lines, result } = file([{ ...ana, states, codes }], { ...federal, withStates: true })
  expect(result.records).toMatchObject({ RW: 1, RS: 3 })
  const rs = lines.filter((line) => line.startsWith('RS'))
  // FIPS numbers, boxes 16 and 17.
  expect(rs.map((line) => [line.slice(273, 275), line.slice(275, 286), line.slice(286, 297)])).toEqual([
    ['13', '00002000000', '00000090000'],
    ['01', '00001500000', '00000060000'],
    ['37', '00000500000', '00000018000'],
  ])
})

test('tax year 2026: production refuses, a trial is provisional and names what it cannot say', () => {
  const tipped = { ...cam, codes: { TP: usd(9_200), TT: usd(412.5) }, occupations: ['101', '000'] }
  const options = { taxYear: 2026, where: 'US' }
  const later = { ...employer, taxYear: 2026 }
  expect(() => file([ana], options, later)).toThrow('checked through 2025-12-31, not for 2026-12-31')
  const { lines, result } = file([ana, tipped], { ...options, allowProvisional: true }, later)
  expect(lines).toHaveLength(6)
  expect(result.confidence).toBe('provisional')
  expect(result.unsaid.map(({ what, people }) => [what, people])).toEqual([
    ['12TP', 1],
    ['12TT', 1],
    ['14b', 1],
  ])
})

test('a code of 2025 without a place is refused by name', () => {
  expect(() => file([{ ...ana, codes: { II: usd(1) } }])).toThrow(
    'The W-2 of Ana Reyes: 12II cannot be filed, its place in RO (perhaps 144-154) was not read',
  )
})

test('what does not fit: a text is cut and counted, an amount or a missing name refused with its place', () => {
  const long = { ...ana, name: { first: 'Ana', last: 'Reyes-Montgomery de la Cruz' } }
  const { lines, result } = file([long])
  expect(lines[2]!.slice(41, 61)).toBe('REYES-MONTGOMERY DE ')
  expect(result.shortened).toEqual({ 'RW last name': 1 })
  expect(() => file([{ ...ana, boxes: { 1: usd(-1) } }])).toThrow('RW 188-198, box 1: cannot hold -1.00')
  expect(() => file([{ ...ana, boxes: { 1: usd('1000000000.00') } }])).toThrow(
    'RW 188-198, box 1: has 12 characters',
  )
  expect(() => file([{ ...ana, name: { first: 'Ana', last: '' } }])).toThrow(
    'RW 42-61, last name: must be there',
  )
})
