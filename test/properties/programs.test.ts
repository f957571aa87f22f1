import { expect, test } from 'vitest'
import { day } from '../../src/kernel/dates.ts'
import { needTable } from '../../src/law/engine/editions.ts'
import { baseOf } from '../../src/law/engine/taxability.ts'
import type { TaxLine } from '../../src/law/language/types.ts'
import { owed, owedLines, type Paid } from '../law/us/owed.ts'

type Row = readonly [
  code: string,
  payer: TaxLine['payer'],
  on: string,
  pay: number,
  toDate: number,
  due: string,
  more?: Partial<Paid>,
]

const [y25, y26] = ['2025-06-12', '2026-06-12']
const few = (employees: number) => ({ employees })

// biome-ignore format: read in columns
const rows: readonly Row[] = [
  ['CA.sdi',          'employee', y25, 1000, 500_000, '12.00'],  // 1.2 %, no limit
  ['CA.sdi',          'employee', y26, 2000, 500_000, '26.00'],  // 1.3 %, no limit
  ['CA.ett',          'employer', y26, 2000, 6_200,   '0.80'],   // 800 left under 7,000 × 0.1 %
  ['CA.ett',          'employer', y26, 2000, 7_000,   '0.00'],
  ['CA.ett',          'employer', y26, 2000, 6_200,   '0.00',  { rates: { 'CA.ett': '0%' } }], // negative reserve
  ['CO.familyLeave',  'employee', y25, 2000, 175_100, '4.50'],   // 1,000 left under 176,100 × 0.45 %
  ['CO.familyLeave',  'employee', y26, 2000, 183_500, '4.40'],   // 1,000 left under 184,500 × 0.44 %
  ['CO.familyLeave',  'employer', y26, 2000, 183_500, '4.40'],
  ['CO.familyLeave',  'employer', y26, 2000, 0,       '0.00',  few(9)],
  ['CO.familyLeave',  'employer', y26, 2000, 0,       '8.80',  few(10)],
  ['CO.familyLeave',  'employee', y26, 2000, 0,       '8.80',  few(9)],
  ['CT.familyLeave',  'employee', y25, 1000, 176_000, '0.50'],   // 100 × 0.5 %
  ['CT.familyLeave',  'employee', y26, 1000, 184_500, '0.00'],
  ['DC.familyLeave',  'employer', y25, 1000, 500_000, '7.50'],   // 0.75 %, no limit
  ['DC.familyLeave',  'employer', y26, 1000, 500_000, '7.50'],
  ['DC.adminAssessment', 'employer', y26, 1000, 8_500, '1.00'],  // 500 left under 9,000 × 0.2 %
  ['DE.familyLeave',  'employee', y25, 1000, 0,       '4.00'],   // half of 0.8 %
  ['DE.familyLeave',  'employee', y26, 1000, 0,       '4.00',  few(25)],
  ['DE.familyLeave',  'employee', y26, 1000, 0,       '1.60',  few(24)], // half of 0.32 %, parental only
  ['DE.familyLeave',  'employer', y26, 1000, 0,       '1.60',  few(10)],
  ['DE.familyLeave',  'employee', y26, 1000, 0,       '0.00',  few(9)],
  ['DE.familyLeave',  'employer', y26, 1000, 0,       '0.00',  few(9)],
  ['DE.training',     'employer', y26, 1000, 14_000,  '0.43'],   // 500 × 0.085 % = 0.425
  ['HI.sdi',          'employee', y25, 1441.72, 0,    '7.21'],   // the weekly limit × 0.5 %
  ['HI.sdi',          'employee', y25, 5000, 0,       '7.21'],
  ['HI.sdi',          'employee', y26, 1500.21, 0,    '7.50'],
  ['HI.sdi',          'employee', y26, 5000, 0,       '7.50'],
  ['HI.sdi',          'employee', y26, 1000, 0,       '5.00'],
  ['HI.training',     'employer', y26, 1000, 64_000,  '0.05'],   // 500 × 0.01 %
  ['MA.medicalLeave', 'employee', y26, 3000, 0,       '8.40'],   // 21.00 × 40 %
  ['MA.medicalLeave', 'employer', y26, 3000, 0,       '12.60'],  // 21.00 × 60 %
  ['MA.medicalLeave', 'employer', y26, 3000, 0,       '0.00',  few(24)],
  ['MA.familyLeave',  'employee', y26, 3000, 0,       '5.40'],
  ['MA.familyLeave',  'employee', y25, 3000, 176_100, '0.00'],
  ['MA.workforceTraining', 'employer', y26, 1000, 14_000, '0.56'],
  ['MA.emac',         'employer', y26, 1000, 0,       '0.00'],
  ['MA.emac',         'employer', y26, 1000, 0,       '3.40',  { rates: { 'MA.emac': '0.34%' } }],
  ['MA.emac',         'employer', y26, 1000, 14_500,  '1.70',  { rates: { 'MA.emac': '0.34%' } }], // 500 left
  ['ME.familyLeave',  'employee', y25, 1000, 0,       '5.00'],
  ['ME.familyLeave',  'employer', y26, 1000, 0,       '5.00',  few(15)],
  ['ME.familyLeave',  'employer', y26, 1000, 0,       '0.00',  few(14)],
  ['ME.cssf',         'employer', y26, 1000, 0,       '0.70',  { rates: { 'ME.cssf': '0.07%' } }],
  ['MN.familyLeave',  'employee', y25, 1000, 0,       'none'],   // contributions began in 2026
  ['MN.familyLeave',  'employee', y26, 2000, 184_000, '4.40'],   // 1,000 left under 185,000 × 0.44 %
  ['MN.familyLeave',  'employer', y26, 1000, 0,       '2.20',  { rates: { 'MN.familyLeave': '0.22%' } }],
  ['MN.workforce',    'employer', y26, 1000, 43_500,  '0.50'],   // 500 left under 44,000 × 0.1 %
  ['MN.additionalAssessment', 'employer', y25, 1000, 0, 'none'],
  ['MN.additionalAssessment', 'employer', y26, 1000, 0, '1.96'], // 14 % of 1,000 × 1.4 % = 14.00
  ['MS.training',     'employer', y26, 1000, 13_500,  '1.00'],
  ['MT.adminFund',    'employer', y26, 1000, 0,       '1.80'],
  ['NJ.sui',          'employee', y26, 5000, 0,       '19.13'],  // 0.3825 % = 19.125
  ['NJ.sui',          'employee', y26, 5000, 44_800,  '0.00'],
  ['NJ.sui',          'employee', y26, 5000, 0,       '19.13', { rates: { 'NJ.sui': '4%' } }], // the notice is the employer's
  ['NJ.workforce',    'employee', y26, 5000, 0,       '2.13'],   // 0.0425 % = 2.125
  ['NJ.sdi',          'employee', y26, 5000, 0,       '9.50'],   // 0.19 %
  ['NJ.sdi',          'employee', y25, 1000, 165_000, '0.92'],   // 400 left × 0.23 %
  ['NJ.sdi',          'employer', y26, 1000, 44_300,  '2.50'],   // 500 left under 44,800 × 0.5 %
  ['NJ.sdi',          'employer', y26, 1000, 44_800,  '0.00'],
  ['NJ.sdi',          'employer', y26, 1000, 0,       '1.00',  { rates: { 'NJ.sdi': '0.1%' } }],
  ['NJ.familyLeave',  'employee', y26, 5000, 0,       '11.50'],  // 0.23 %
  ['NJ.familyLeave',  'employee', y26, 5000, 170_100, '2.30'],   // 1,000 left under 171,100
  ['NV.cep',          'employer', y26, 1000, 0,       '0.50'],
  ['NY.sdi',          'employee', y26, 1500, 0,       '0.60'],   // 120 a week × 0.5 %
  ['NY.sdi',          'employee', y26, 100,  0,       '0.50'],
  ['NY.sdi',          'employee', y26, 1500, 0,       '1.20',  { every: 'BiWeekly' }],
  ['NY.familyLeave',  'employee', y26, 1500, 0,       '6.48'],   // 0.432 %
  ['NY.familyLeave',  'employee', y26, 1500, 95_000,  '1.51'],   // 411.91 − 95,000 × 0.432 % = 410.40
  ['NY.familyLeave',  'employee', y26, 1500, 96_000,  '0.00'],
  ['NY.familyLeave',  'employee', y25, 1000, 0,       '3.88'],
  ['NY.rsf',          'employer', y26, 1000, 17_100,  '0.38'],   // 500 × 0.075 % = 0.375
  ['OR.familyLeave',  'employee', y26, 1000, 0,       '6.00'],
  ['OR.familyLeave',  'employer', y26, 1000, 0,       '4.00',  few(25)],
  ['OR.familyLeave',  'employer', y26, 1000, 0,       '0.00',  few(24)],
  ['OR.transit',      'employee', y26, 1000, 500_000, '1.00'],
  ['OR-TRIMET.transit', 'employer', y26, 1000, 0,     '8.24',  { localities: ['OR-TRIMET'] }], // 0.8237 % = 8.237
  ['OR-TRIMET.transit', 'employer', y26, 1000, 0,     'none'],
  ['OR-LANE.transit', 'employer', y25, 1000, 0,       '7.90',  { localities: ['OR-LANE'] }],
  ['OR.wbf',          'employee', y26, 1000, 0,       '0.40',  { hours: 40 }],
  ['OR.wbf',          'employer', y26, 1000, 0,       '0.40',  { hours: 40 }],
  ['OR.wbf',          'employee', y26, 1000, 0,       'none'],   // hours not known
  ['PA.sui',          'employee', y26, 2000, 500_000, '1.40'],   // 0.07 %, no limit
  ['AK.sui',          'employee', y25, 1000, 51_200,  '2.50'],   // 500 left under 51,700 × 0.5 %
  ['AK.sui',          'employee', y26, 1000, 54_200,  '0.00'],
  ['AL.esa',          'employer', y26, 1000, 0,       '0.00'],
  ['AL.esa',          'employer', y26, 1000, 0,       '0.60',  { rates: { 'AL.esa': '0.06%' } }],
  ['RI.sdi',          'employee', y25, 1000, 89_100,  '1.30'],   // 100 × 1.3 %
  ['RI.sdi',          'employee', y26, 1000, 99_500,  '5.50'],   // 500 × 1.1 %
  ['RI.jdf',          'employer', y26, 1000, 0,       '2.10'],
  ['SD.investmentFee', 'employer', y26, 1000, 0,      '5.50'],
  ['SD.adminFee',     'employer', y26, 1000, 0,       '0.20'],
  ['VT.childCare',    'employee', y26, 1000, 500_000, '1.10'],
  ['VT.childCare',    'employer', y26, 1000, 500_000, '3.30'],
  ['WA.familyLeave',  'employee', y26, 4000, 0,       '32.29', few(60)], // 45.20 × 71.43 % = 32.286
  ['WA.familyLeave',  'employer', y26, 4000, 0,       '12.91', few(60)],
  ['WA.familyLeave',  'employer', y26, 4000, 0,       '0.00',  few(49)],
  ['WA.familyLeave',  'employee', y26, 4000, 0,       '32.29', few(49)],
  ['WA.familyLeave',  'employee', y25, 1000, 175_600, '3.29'],   // 500 × 0.657984 % = 3.28992
  ['WA.longTermCare', 'employee', y26, 4000, 500_000, '23.20'],
  ['WA.eaf',          'employer', y26, 1000, 77_700,  '0.10'],   // 500 left under 78,200 × 0.02 %
  ['WA.lni',          'employee', y26, 1000, 0,       'none',  { hours: 80 }], // only by notice
]

for (const [code, payer, on, pay, toDate, due, more = {}] of rows) {
  test(`${code} of the ${payer} on ${on}: ${pay} after ${toDate} → ${due} ${JSON.stringify(more)}`, () => {
    const state = code.slice(0, 2)
    expect(owed({ state, on, pay, toDate: { [code]: toDate }, ...more }, code, payer)).toBe(due)
  })
}

test('California 2026, new employer: 6,200 so far, 2,000 now', () => {
  const paid = { state: 'CA', on: y26, pay: 2000, toDate: { 'CA.sui': 6200, 'CA.ett': 6200 } }
  expect([owed(paid, 'CA.sui', 'employer'), owed(paid, 'CA.ett', 'employer'), owed(paid, 'CA.sdi')]).toEqual([
    '27.20', // 800 × 3.4 %
    '0.80', // 800 × 0.1 %
    '26.00', // 2,000 × 1.3 %
  ])
})

test('Washington L&I follows the notice, per hour', () => {
  const perHour = { 'WA.lni': { employee: '0.11190', employer: '0.20190' } }
  const paid = { state: 'WA', on: y26, pay: 2000, perHour }
  expect(owed({ ...paid, hours: 80 }, 'WA.lni')).toBe('8.95') // 80 × 0.1119 = 8.952
  expect(owed({ ...paid, hours: 80 }, 'WA.lni', 'employer')).toBe('16.15') // 80 × 0.2019 = 16.152
  expect(() => owedLines(paid)).toThrow('needs the hours')
})

test('a worker exempt from unemployment owes neither it nor what rides on it', () => {
  const paid = { state: 'NJ', on: y26, pay: 5000, exemptions: ['SUI'] } as const
  expect([owed(paid, 'NJ.sui'), owed(paid, 'NJ.workforce'), owed(paid, 'NJ.sdi')]).toEqual([
    'none',
    'none',
    '9.50',
  ])
})

test('a placeholder rate is only as sure as it is, an assigned one as the wage base', () => {
  const of = (rates: Record<string, string>) =>
    owedLines({ state: 'AK', on: y26, pay: 1000, rates }).find(
      (line) => line.code === 'AK.sui' && line.payer === 'employer',
    )?.confidence
  expect([of({}), of({ 'AK.sui': '2%' })]).toEqual(['unsure', 'verified'])
})

test('what the employer pays for its workers moves from their line to its own', () => {
  const wa = { state: 'WA', on: y26, pay: 4000, pays: { 'WA.familyLeave': '50%' } }
  expect(owed(wa, 'WA.familyLeave')).toBe('16.14') // 32.29 − 16.15
  expect(owed(wa, 'WA.familyLeave', 'employer')).toBe('29.06') // 12.91 + 16.15 (32.29 ÷ 2, half up)
  const ct = { state: 'CT', on: y26, pay: 1000, pays: { 'CT.familyLeave': '100%' } }
  expect(owed(ct, 'CT.familyLeave')).toBe('0.00')
  expect(owed(ct, 'CT.familyLeave', 'employer')).toBe('5.00') // the law alone has no employer's line
})

test('Washington leaves tips out of its premiums, Oregon does not', () => {
  const table = needTable('taxability', 'US', day(y26)).law
  const cells = ['WA.familyLeave', 'WA.longTermCare', 'OR.familyLeave', 'WA.sui'].map((code) =>
    baseOf(table, code, code).cells.get('tips'),
  )
  expect(cells.map((cell) => cell?.isLeftOut)).toEqual([true, true, false, false])
})
