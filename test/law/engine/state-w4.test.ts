import { describe, expect, test } from 'vitest'
import { ZERO } from '../../../src/kernel/money.ts'
import { certificateOf, readStateW4, stateW4Fields } from '../../../src/law/engine/state-w4.ts'
import { elect, readerOf } from '../../../src/law/language/certificate.ts'
import { placeCode } from '../../../src/law/language/place-code.ts'
import { type StateCode, stateCodes } from '../../../src/law/language/states.ts'
import type { FederalCertificate } from '../../../src/law/language/types.ts'

const w4: FederalCertificate = {
  status: 'Single',
  form: '2020',
  multipleJobs: false,
  dependents: 0,
  otherDependents: 0,
  otherIncome: ZERO,
  deductions: ZERO,
  extra: ZERO,
  allowances: 0,
  exempt: false,
  nonresidentAlien: false,
}

// The short names that clients rely on, state by state; `extra` and `exempt` are everywhere.
const shortNames: Readonly<Partial<Record<StateCode, string>>> = {
  AL: 'status dependents',
  AR: 'exemptions',
  AZ: '',
  CA: 'status regular estimated',
  CO: '',
  CT: 'code',
  DC: 'allowances',
  DE: 'status exemptions',
  GA: 'status dependents additionalAllowances',
  HI: 'status allowances',
  IA: 'status allowanceAmount allowances',
  ID: 'status allowances',
  IL: 'line1 line2',
  IN: 'personal dependent firstTime adopted',
  KS: 'status personal dependents',
  KY: '',
  LA: 'blockA',
  MA: 'exemptions headOfHousehold blind',
  MD: 'status exemptions',
  ME: 'status allowances',
  MI: 'exemptions',
  MN: 'status allowances',
  MO: 'status',
  MS: 'status exemption',
  MT: 'status',
  NC: 'status allowances',
  ND: '',
  NE: 'status allowances',
  NJ: 'status allowances',
  NM: '',
  NY: 'status allowances',
  OH: 'allowances',
  OK: 'status allowances',
  OR: 'status allowances',
  PA: '',
  RI: 'allowances',
  SC: 'allowances',
  UT: '',
  VA: 'allowances e2',
  VT: 'status allowances',
  WI: 'status allowances',
  WV: 'status allowances',
}

const noIncomeTax = ['AK', 'FL', 'NH', 'NV', 'SD', 'TN', 'TX', 'WA', 'WY']

describe.each(stateCodes.map((code) => ({ code })))('$code', ({ code }) => {
  const fields = stateW4Fields(code)

  test('has its short names, or no form where wages bear no income tax', () => {
    if (noIncomeTax.includes(code)) return expect(fields).toEqual([])
    const own = fields.filter((field) => field.name !== field.key).map((field) => field.name)
    expect(own).toEqual([...shortNames[code]!.split(' ').filter(Boolean), 'extra', 'exempt'])
    expect(new Set(fields.map((field) => field.key.toLowerCase())).size).toBe(fields.length)
  })

  test('reads its examples alike by label and by short name, and the law accepts them', () => {
    if (fields.length === 0) return
    const byLabel = readStateW4(code, Object.fromEntries(fields.map((each) => [each.key, each.example])))
    const byName = readStateW4(code, Object.fromEntries(fields.map((each) => [each.name, each.example])))
    expect(byLabel).toMatchObject({ unknown: [], wrong: [] })
    expect(byName).toEqual(byLabel)
    const certificate = certificateOf(code)!
    expect(() => elect({ where: code, reader: readerOf(certificate) }, byLabel.elections, w4)).not.toThrow()
  })
})

test.each([
  // state  field           sent                   read
  ['GA', 'Marital Status', 'c', 'C'],
  ['GA', 'status', 'head of household', 'D'],
  ['CA', 'filing status', 'hoh', 'hoh'],
  ['AL', 'status', 0, '0'],
  ['LA', 'blockA', 2, '2'],
  ['MS', 'exemption', '6,000', '6000.00'],
  ['MA', 'blind', true, 'Yes'],
  ['IL', 'line1', '03', '3'],
])('%s %s %j is read as %j', (code, key, sent, read) => {
  const { elections, unknown, wrong } = readStateW4(code, { [key]: sent })
  expect({ values: Object.values(elections), unknown, wrong }).toEqual({
    values: [read],
    unknown: [],
    wrong: [],
  })
})

test.each([
  ['GA', 'allowances', 1], // a name that the state's certificate lacks
  ['CO', 'status', 'mfj'], // read from the federal certificate
  ['AZ', 'percent', '2.5'],
  ['TX', 'status', 'single'],
])('%s does not know %s', (code, key, sent) => {
  expect(readStateW4(code, { [key]: sent }).unknown).toEqual([key])
})

test.each([
  ['GA', 'status', 'Z'],
  ['GA', 'dependents', -1],
  ['GA', 'dependents', 1.5],
  ['OH', 'School District Number', '25'],
  ['MA', 'blind', 'perhaps'],
])('%s refuses %s %j', (code, key, sent) => {
  expect(readStateW4(code, { [key]: sent }).wrong).toHaveLength(1)
})

test.each([
  ['IN', { 'County of Residence': 'St. Joseph' }, { resident: ['IN-ST-JOSEPH'], work: [] }],
  ['IN', { 'County of Principal Employment': 'IN-MARION' }, { resident: [], work: ['IN-MARION'] }],
  ['MD', { 'County of Residence': 'Baltimore City' }, { resident: ['MD-BALTIMORE'], work: [] }],
  ['MD', { 'County of Residence': 'Baltimore County' }, { resident: ['MD-BALTIMORE-COUNTY'], work: [] }],
  ['MD', { 'County of Residence': "Prince George's County" }, { resident: ['MD-PRINCE-GEORGES'], work: [] }],
  ['NY', { 'New York City Resident': true, 'Yonkers Resident': 'No' }, { resident: ['NY-NYC'], work: [] }],
  ['OH', { 'School District Number': 2501 }, { resident: ['OH-SD-2501'], work: [] }],
  [
    'PA',
    { 'Resident PSD Code': '510101', 'Work PSD Code': 460101 },
    { resident: ['PA-PHILADELPHIA'], work: ['PA-EIT'] },
  ],
  ['MO', { 'City of Employment': 'St. Louis' }, { resident: [], work: ['MO-ST-LOUIS'] }],
])('%s %j lies in %j', (code, given, localities) => {
  expect(readStateW4(code, given)).toMatchObject({ localities, elections: {}, wrong: [] })
})

test('a name without letters is no place', () => {
  expect(placeCode('IN', ' . ')).toBeUndefined()
})
