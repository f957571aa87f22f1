import { describe, expect, test } from 'vitest'
import { fileChecker } from '../../../src/domain/layouts/check.ts'
import { decodeRecord, recordOf } from '../../../src/domain/layouts/record.ts'
import type { WageReport, WageWorker } from '../../../src/domain/layouts/wage-facts.ts'
import { plainWageFile, wageFile, wageLayout, wagePieces } from '../../../src/domain/layouts/wage-file.ts'
import { day } from '../../../src/kernel/dates.ts'
import { cents, usd, ZERO } from '../../../src/kernel/money.ts'
import { rate } from '../../../src/kernel/rate.ts'
import { shelf } from '../../../src/law/engine/shelf.ts'
import { ana, bo, employer, submitter } from './larkspur.ts'
import { california, georgia, texas } from './wage-cases.ts'

const all: [boolean, boolean, boolean] = [true, true, true]

const report = (
  state: string,
  workers: readonly WageWorker[],
  over: Partial<WageReport['employer']> = {},
) => ({
  state,
  quarterEnd: day('2025-09-30'),
  createdOn: day('2025-10-15'),
  transmitter: submitter,
  employer: {
    ein: '123456789',
    name: employer.name,
    address: submitter.address,
    contact: employer.contact,
    account: '123456789',
    ...over,
  },
  workers,
})

const worker = (
  id: string,
  [total, excess, taxable]: readonly [number, number, number],
  over: Partial<WageWorker>,
) => ({
  ...{ id, name: ana.name, uiTotal: usd(total), uiExcess: usd(excess), uiTaxable: usd(taxable), months: all },
  ...over,
})

const mia = worker('mia', [12_500, 3_500, 9_000], {
  ssn: '555443333',
  name: { first: 'Mia', middle: 'Kay', last: 'Long' },
})
const nat = worker('nat', [6_000, 6_000, 0], {
  ...{ ssn: '555443334', name: { first: 'Nat', last: 'Ortiz' }, months: [true, true, false] },
})

const linesOf = (bytes: Buffer, end = '\r\n') => bytes.toString('latin1').split(end).slice(0, -1)

test('Texas, two workers at 2.7 %', () => {
  // 2.7 % of 9,000.00
  const given = report('TX', [mia, nat], { rate: rate('2.7%'), county: '201' })
  const { bytes, result } = wageFile({ ...given, due: { contribution: usd(243) } })
  expect(linesOf(bytes)).toEqual(texas)
  expect(result).toMatchObject({ layout: 'TX@2025-01-01#1', confidence: 'derived', gaps: [], withoutSsn: [] })
})

test('Larkspur in Georgia: rate times the total, not the sum of the checks', () => {
  const own = worker('ana', [30_090, 20_590, 9_500], { ssn: ana.ssn! })
  const given = report('GA', [own], { account: '12345678' })
  expect(linesOf(wageFile({ ...given, due: { total: usd(256.5) } }).bytes)).toEqual(georgia)
})

test('Larkspur in California', () => {
  const own = worker('bo', [115_560, 108_560, 7_000], {
    ...{ ssn: bo.ssn!, name: bo.name, stateTaxable: usd(106_560), stateWithheld: usd(10_194.66) },
  })
  const lines = linesOf(wageFile(report('CA', [own], { account: '123-4567-8' })).bytes)
  expect(lines.slice(1)).toEqual(california)
  expect(lines[0]).toMatch(/^E2025123456789 {9}LARKSPUR TRADING LLC/)
})

const states = [...shelf.tables.keys()]
  .filter((key) => key.endsWith('.wageFile'))
  .map((key) => key.slice(0, 2))

test.each(states)('%s: what is written is what the layout wants', (state) => {
  const given = report(
    state,
    [
      {
        ...mia,
        address: ana.address,
        hourlyRate: usd(21.5),
        hours: 410.5,
        particulars: { 'SOC code': '412031' },
      },
      { ...nat, address: ana.address, hourlyRate: usd(1_200), particulars: { 'job title': 'Clerk' } },
    ],
    { account: '123456', rate: rate('2.7%') },
  )
  const { bytes } = wageFile(given)
  const { law } = wageLayout(given)!
  const checker = fileChecker(law)
  const findings = [...linesOf(bytes, law.lineEnd).flatMap(checker.line), ...checker.end()]
  expect(findings).toEqual([])
  expect(bytes.toString('latin1')).toContain('555443333')
})

test('a total that someone changed is found: line, record, place and rule', () => {
  const { law } = wageLayout(report('GA', []))!
  const checker = fileChecker(law)
  const wrong = georgia[0]!.replace('00003009000', '00003009001')
  expect([wrong, georgia[1]!].flatMap(checker.line)).toEqual([])
  expect(checker.end()).toEqual([
    {
      ...{ line: 1, record: 'N', field: 'UI total wages', place: '30-40', rule: 'sum', level: 'reject' },
      message: 'UI total wages says 30090.01, and what stands there gives 30090.00',
    },
  ])
})

test('commas, blanks, tabs: Arizona, Iowa, Wisconsin', () => {
  const [arizona] = linesOf(wageFile(report('AZ', [mia])).bytes)
  expect(arizona).toBe('555443333,LONG,MIA,12500.00,3500.00')
  const [iowa] = linesOf(wageFile(report('IA', [mia], { account: '00123456', unit: '0001' })).bytes)
  expect(iowa).toBe('1,00123456,123456789,202503,555443333,LONG,MIA,K,12500.00,0001')
  const [wisconsin] = linesOf(wageFile(report('WI', [mia], { account: '1234567890' })).bytes)
  expect(wisconsin).toBe('1234567890\t325\t555443333\tLONG\tMIA\t12500.00\t01')
})

test('rates as states print them; Louisiana in whole dollars', () => {
  const rateOf = (state: string) =>
    linesOf(wageFile(report(state, [mia], { rate: rate('2.7%') })).bytes)
      .find((line) => line.startsWith('T'))!
      .slice(81, 87)
  expect([rateOf('TX'), rateOf('OK'), rateOf('OH')]).toEqual(['.02700', '027000', '      '])
  const odd = worker('odd', [1_234.5, 0.49, 1_234.01], { ssn: mia.ssn!, hourlyRate: usd(21.5) })
  const louisiana = linesOf(
    wageFile(report('LA', [{ ...odd, particulars: { 'job title': 'Clerk' } }])).bytes,
  )[2]!
  expect(louisiana.slice(202, 224)).toBe('0000012350000000123400')
  expect(louisiana.slice(359, 366)).toBe('0215000')
  expect(() => wageFile(report('LA', [odd]))).toThrow('RS 367-446, SOC code or job title: must be there')
})

test('where no layout is on file: a refusal, and a plain list', () => {
  expect(() => wageFile(report('NY', [mia]))).toThrow('NY: the layout of its wage file is not on file')
  expect(
    plainWageFile(report('NY', [{ ...mia, hours: 480 }]))
      .toString()
      .split('\r\n')[1],
  ).toBe('NY,2025-09-30,123456789,555443333,Long,Mia,Kay,12500.00,3500.00,9000.00,480,,1,1,1')
})

test('wages that do not add up are refused; so is a quarter that nobody looked at', () => {
  const wrong = { ...mia, uiExcess: ZERO }
  expect(() => wageFile(report('TX', [wrong]))).toThrow('The wages of Mia Long do not add up')
  const later = { ...report('TX', [mia]), quarterEnd: day('2027-03-31') }
  expect(() => wageFile(later)).toThrow('TX.wageFile: the law was checked through 2026-12-31')
  expect(wageFile(later, { allowProvisional: true }).result.confidence).toBe('provisional')
})

test('a number that is none of Social Security: zeros, in Texas I, and told', () => {
  const unknown = { ...mia, ssn: '912345678' }
  expect(wageFile(report('GA', [unknown], { account: '12345678' })).result.withoutSsn).toEqual(['mia'])
  expect(linesOf(wageFile(report('GA', [unknown], { account: '12345678' })).bytes)[1]!.slice(1, 10)).toBe(
    '000000000',
  )
  expect(linesOf(wageFile(report('TX', [unknown])).bytes)[3]!.slice(1, 10)).toBe('I        ')
})

const ACCOUNTS: readonly string[] = ['state UI account', 'state employer account number']

describe('what an ordinary quarter seldom has', () => {
  const odd = (over: Partial<WageWorker>): WageWorker => ({
    ...mia,
    ...{ address: ana.address, hourlyRate: usd(21.5), hours: 410.5, particulars: { 'SOC code': '412031' } },
    ...over,
  })
  const long = 'Featherstonehaugh-Cholmondeley Wolfeschlegelsteinhausenbergerdorff'
  const people: readonly WageWorker[] = [
    odd({ name: { first: 'Maximiliana-Alexandrina', middle: 'Ágnes', last: long, suffix: 'Jr' } }),
    odd({ id: 'a', name: { first: 'Zoë', last: "O'Neill, Núñez" } }),
    odd({ id: 'b', uiTotal: usd(912_345.67), uiExcess: usd(903_345.67) }),
    odd({ id: 'c', uiTotal: ZERO, uiExcess: ZERO, uiTaxable: ZERO, months: [false, false, false] }),
    odd({ id: 'd', hourlyRate: usd(1_250), hours: 0, separated: day('2025-09-01') }),
  ]
  const of = (state: string, workers = people, over: object = {}) =>
    report(state, workers, { account: '123456', rate: rate('2.7%'), name: long, ...over })

  test.each(states)('%s: is written whole, and what was cut is counted', (state) => {
    const { bytes, result } = wageFile(of(state))
    const { law } = wageLayout(of(state))!
    const checker = fileChecker(law)
    const lines = linesOf(bytes, law.lineEnd)
    expect([...lines.flatMap(checker.line), ...checker.end()]).toEqual([])
    const read = lines.map((line) => decodeRecord(law, recordOf(law, line)!, line))
    // The one who earned most is there to the cent, or to the dollar where the state wants dollars.
    const all = read.flatMap((values) => Object.values(values)).filter((value) => typeof value === 'bigint')
    expect(all.some((cents) => cents === 91_234_567n || cents === 91_234_600n)).toBe(true)
    expect(Object.keys(result.shortened).some((place) => place.includes('last'))).toBe(true)
  })

  test.each(states)('%s: an account that is longer than its place is refused, not cut', (state) => {
    const { law } = wageLayout(of(state))!
    const { unfit } = wagePieces(of(state, [mia], { account: '9'.repeat(76) }))
    const isSaid = law.records.some(({ fields }) => fields.some(([name]) => ACCOUNTS.includes(name)))
    expect(unfit.length > 0).toBe(isSaid)
    for (const { problem } of unfit) expect(problem.message).toMatch(/account.*: has 76 characters, of which/)
  })

  test.each(states)('%s: wages below zero are refused where they stand', (state) => {
    const below = odd({ id: 'below', uiTotal: cents(-100n), uiExcess: ZERO, uiTaxable: cents(-100n) })
    const { unfit } = wagePieces(of(state, [mia, below]))
    expect(unfit.find(({ workerId }) => workerId === below.id)?.problem.message).toMatch(/cannot hold -1\.00/)
  })

  test('Michigan has eight digits: a million in a quarter is refused with its place', () => {
    const rich = odd({ uiTotal: usd(1_000_000), uiExcess: usd(991_000) })
    const message = 'S 62-69, UI total wages: has 9 characters, of which 8 fit'
    expect(() => wageFile(of('MI', [rich]))).toThrow(message)
  })
})
