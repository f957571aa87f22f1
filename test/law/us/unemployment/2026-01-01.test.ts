import { expect, test } from 'vitest'
import { stateCodes } from '../../../../src/law/language/states.ts'
import { owed } from '../owed.ts'

// Year to date 1,000 below the base, then 1,500 of pay: only 1,000 is taxable; above the base nothing is.
// biome-ignore format: read in columns
const rows: readonly (readonly [state: string, toDate: number, newEmployer: string])[] = [
  ['AK', 53_200,  '10.00'], // the last 1,000 below 54,200 × 1 %
  ['AL', 7_000,   '27.00'], // the last 1,000 below 8,000 × 2.7 %
  ['AR', 6_000,   '20.00'], // the last 1,000 below 7,000 × 2 %
  ['AZ', 7_000,   '20.00'], // the last 1,000 below 8,000 × 2 %
  ['CA', 6_000,   '34.00'], // the last 1,000 below 7,000 × 3.4 %
  ['CO', 29_600,  '30.50'], // the last 1,000 below 30,600 × 3.05 %
  ['CT', 26_000,  '22.00'], // the last 1,000 below 27,000 × 2.2 %
  ['DC', 8_000,   '27.00'], // the last 1,000 below 9,000 × 2.7 %
  ['DE', 13_500,  '10.00'], // the last 1,000 below 14,500 × 1 %
  ['FL', 6_000,   '27.00'], // the last 1,000 below 7,000 × 2.7 %
  ['GA', 8_500,   '27.00'], // the last 1,000 below 9,500 × 2.7 %
  ['HI', 63_500,  '24.00'], // the last 1,000 below 64,500 × 2.4 %
  ['IA', 19_400,  '10.00'], // the last 1,000 below 20,400 × 1 %
  ['ID', 57_300,  '10.00'], // the last 1,000 below 58,300 × 1 %
  ['IL', 13_250,  '33.50'], // the last 1,000 below 14,250 × 3.35 %
  ['IN', 8_500,   '25.00'], // the last 1,000 below 9,500 × 2.5 %
  ['KS', 14_100,  '17.50'], // the last 1,000 below 15,100 × 1.75 %
  ['KY', 11_000,  '27.00'], // the last 1,000 below 12,000 × 2.7 %
  ['LA', 6_000,   '12.10'], // the last 1,000 below 7,000 × 1.21 %
  ['MA', 14_000,  '24.20'], // the last 1,000 below 15,000 × 2.42 %
  ['MD', 7_500,   '26.00'], // the last 1,000 below 8,500 × 2.6 %
  ['ME', 11_000,  '20.40'], // the last 1,000 below 12,000 × 2.04 %
  ['MI', 8_000,   '27.00'], // the last 1,000 below 9,000 × 2.7 %
  ['MN', 43_000,  '14.00'], // the last 1,000 below 44,000 × 1.4 %
  ['MO', 8_000,   '23.76'], // the last 1,000 below 9,000 × 2.376 %
  ['MS', 13_000,  '10.00'], // the last 1,000 below 14,000 × 1 %
  ['MT', 46_300,  '10.00'], // the last 1,000 below 47,300 × 1 %
  ['NC', 33_200,  '10.00'], // the last 1,000 below 34,200 × 1 %
  ['ND', 45_600,  '10.90'], // the last 1,000 below 46,600 × 1.09 %
  ['NE', 8_000,   '12.50'], // the last 1,000 below 9,000 × 1.25 %
  ['NH', 13_000,  '27.00'], // the last 1,000 below 14,000 × 2.7 %
  ['NJ', 43_800,  '28.00'], // the last 1,000 below 44,800 × 2.8 %
  ['NM', 33_800,  '10.00'], // the last 1,000 below 34,800 × 1 %
  ['NV', 42_700,  '29.50'], // the last 1,000 below 43,700 × 2.95 %
  ['NY', 16_600,  '40.25'], // the last 1,000 below 17,600 × 4.025 %
  ['OH', 8_000,   '28.50'], // the last 1,000 below 9,000 × 2.85 %
  ['OK', 24_000,  '15.00'], // the last 1,000 below 25,000 × 1.5 %
  ['OR', 55_700,  '24.00'], // the last 1,000 below 56,700 × 2.4 %
  ['PA', 9_000,   '38.22'], // the last 1,000 below 10,000 × 3.822 %
  ['RI', 29_800,  '10.00'], // the last 1,000 below 30,800 × 1 %
  ['SC', 13_000,  '4.10'], // the last 1,000 below 14,000 × 0.41 %
  ['SD', 14_000,  '12.00'], // the last 1,000 below 15,000 × 1.2 %
  ['TN', 6_000,   '27.00'], // the last 1,000 below 7,000 × 2.7 %
  ['TX', 8_000,   '27.00'], // the last 1,000 below 9,000 × 2.7 %
  ['UT', 49_700,  '10.00'], // the last 1,000 below 50,700 × 1 %
  ['VA', 7_000,   '25.00'], // the last 1,000 below 8,000 × 2.5 %
  ['VT', 14_400,  '10.00'], // the last 1,000 below 15,400 × 1 %
  ['WA', 77_200,  '12.50'], // the last 1,000 below 78,200 × 1.25 %
  ['WI', 13_000,  '30.50'], // the last 1,000 below 14,000 × 3.05 %
  ['WV', 8_500,   '27.00'], // the last 1,000 below 9,500 × 2.7 %
  ['WY', 32_800,  '10.90'], // the last 1,000 below 33,800 × 1.09 %
]

test.each(rows)('%s after %s of wages: %s', (state, toDate, due) => {
  const paid = { state, on: '2026-06-12', pay: 1500 }
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
