import { expect, test } from 'vitest'
import { stateCodes } from '../../../../src/law/language/states.ts'
import { owed } from '../owed.ts'

// Year to date 1,000 below the base, then 1,500 of pay: only 1,000 is taxable; above the base nothing is.
// biome-ignore format: read in columns
const rows: readonly (readonly [state: string, toDate: number, newEmployer: string])[] = [
  ['AK', 50_700,  '10.00'], // the last 1,000 below 51,700 × 1 %
  ['AL', 7_000,   '27.00'], // the last 1,000 below 8,000 × 2.7 %
  ['AR', 6_000,   '20.00'], // the last 1,000 below 7,000 × 2 %
  ['AZ', 7_000,   '20.00'], // the last 1,000 below 8,000 × 2 %
  ['CA', 6_000,   '34.00'], // the last 1,000 below 7,000 × 3.4 %
  ['CO', 26_200,  '30.50'], // the last 1,000 below 27,200 × 3.05 %
  ['CT', 25_100,  '22.00'], // the last 1,000 below 26,100 × 2.2 %
  ['DC', 8_000,   '27.00'], // the last 1,000 below 9,000 × 2.7 %
  ['DE', 11_500,  '10.00'], // the last 1,000 below 12,500 × 1 %
  ['FL', 6_000,   '27.00'], // the last 1,000 below 7,000 × 2.7 %
  ['GA', 8_500,   '27.00'], // the last 1,000 below 9,500 × 2.7 %
  ['HI', 61_000,  '24.00'], // the last 1,000 below 62,000 × 2.4 %
  ['IA', 38_500,  '10.00'], // the last 1,000 below 39,500 × 1 %
  ['ID', 54_300,  '10.00'], // the last 1,000 below 55,300 × 1 %
  ['IL', 12_916,  '36.50'], // the last 1,000 below 13,916 × 3.65 %
  ['IN', 8_500,   '25.00'], // the last 1,000 below 9,500 × 2.5 %
  ['KS', 13_000,  '17.50'], // the last 1,000 below 14,000 × 1.75 %
  ['KY', 10_700,  '27.00'], // the last 1,000 below 11,700 × 2.7 %
  ['LA', 6_700,   '12.10'], // the last 1,000 below 7,700 × 1.21 %
  ['MA', 14_000,  '21.30'], // the last 1,000 below 15,000 × 2.13 %
  ['MD', 7_500,   '26.00'], // the last 1,000 below 8,500 × 2.6 %
  ['ME', 11_000,  '20.40'], // the last 1,000 below 12,000 × 2.04 %
  ['MI', 8_000,   '27.00'], // the last 1,000 below 9,000 × 2.7 %
  ['MN', 42_000,  '11.00'], // the last 1,000 below 43,000 × 1.1 %
  ['MO', 8_500,   '23.76'], // the last 1,000 below 9,500 × 2.376 %
  ['MS', 13_000,  '10.00'], // the last 1,000 below 14,000 × 1 %
  ['MT', 44_100,  '11.00'], // the last 1,000 below 45,100 × 1.1 %
  ['NC', 31_600,  '10.00'], // the last 1,000 below 32,600 × 1 %
  ['ND', 44_100,  '10.90'], // the last 1,000 below 45,100 × 1.09 %
  ['NE', 8_000,   '12.50'], // the last 1,000 below 9,000 × 1.25 %
  ['NH', 13_000,  '27.00'], // the last 1,000 below 14,000 × 2.7 %
  ['NJ', 42_300,  '28.00'], // the last 1,000 below 43,300 × 2.8 %
  ['NM', 32_200,  '10.00'], // the last 1,000 below 33,200 × 1 %
  ['NV', 40_800,  '29.50'], // the last 1,000 below 41,800 × 2.95 %
  ['NY', 11_800,  '40.25'], // the last 1,000 below 12,800 × 4.025 %
  ['OH', 8_000,   '27.00'], // the last 1,000 below 9,000 × 2.7 %
  ['OK', 27_200,  '15.00'], // the last 1,000 below 28,200 × 1.5 %
  ['OR', 53_300,  '24.00'], // the last 1,000 below 54,300 × 2.4 %
  ['PA', 9_000,   '38.22'], // the last 1,000 below 10,000 × 3.822 %
  ['RI', 28_800,  '10.00'], // the last 1,000 below 29,800 × 1 %
  ['SC', 13_000,  '4.10'], // the last 1,000 below 14,000 × 0.41 %
  ['SD', 14_000,  '12.00'], // the last 1,000 below 15,000 × 1.2 %
  ['TN', 6_000,   '27.00'], // the last 1,000 below 7,000 × 2.7 %
  ['TX', 8_000,   '27.00'], // the last 1,000 below 9,000 × 2.7 %
  ['UT', 47_900,  '10.00'], // the last 1,000 below 48,900 × 1 %
  ['VA', 7_000,   '25.00'], // the last 1,000 below 8,000 × 2.5 %
  ['VT', 13_800,  '10.00'], // the last 1,000 below 14,800 × 1 %
  ['WA', 71_800,  '12.50'], // the last 1,000 below 72,800 × 1.25 %
  ['WI', 13_000,  '30.50'], // the last 1,000 below 14,000 × 3.05 %
  ['WV', 8_500,   '27.00'], // the last 1,000 below 9,500 × 2.7 %
  ['WY', 31_400,  '10.90'], // the last 1,000 below 32,400 × 1.09 %
]

test.each(rows)('%s after %s of wages: %s', (state, toDate, due) => {
  const paid = { state, on: '2025-06-12', pay: 1500 }
  const code = `${state}.sui`
  expect(owed({ ...paid, toDate: { [code]: toDate } }, code, 'employer')).toBe(due)
  expect(owed({ ...paid, toDate: { [code]: toDate + 1000 } }, code, 'employer')).toBe('0.00')
  // An assigned rate wins: 1,000 × 5 % = 50.00.
  expect(owed({ ...paid, toDate: { [code]: toDate }, rates: { [code]: '5%' } }, code, 'employer')).toBe(
    '50.00',
  )
})

test('every state and the District have an unemployment law', () => {
  expect(rows.map(([state]) => state)).toEqual(stateCodes)
})
