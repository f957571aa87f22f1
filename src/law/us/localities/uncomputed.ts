import type { UncomputedRow } from '../../language/locality.ts'

/** Cities that take a tax of work in them which no paycheck carries: whoever works there is told so. */
// biome-ignore format: one tax a line
export const uncomputedCities: readonly UncomputedRow[] = [
  { state: 'CO', tax: 'an occupational privilege tax', confidence: 'recalled', source: 'ordinances of the cities', cities: ['Denver', 'Glendale', 'Greenwood Village', 'Sheridan'] },
  { state: 'NJ', tax: 'a payroll tax of the employer', confidence: 'recalled', source: 'N.J.S.A. 40:48C-14', cities: ['Newark', 'Jersey City'] },
  { state: 'PA', tax: 'a payroll expense tax of the employer', confidence: 'recalled', source: 'Pittsburgh City Code chapter 258', cities: ['Pittsburgh'] },
  { state: 'MO', tax: 'a payroll expense tax of the employer', confidence: 'recalled', source: 'St. Louis City Revised Code chapter 5.23', cities: ['St. Louis', 'Saint Louis'] },
  { state: 'OR', tax: 'a community safety payroll tax', confidence: 'recalled', source: 'Eugene Code chapter 3', cities: ['Eugene'] },
  { state: 'WV', tax: 'a city service fee', confidence: 'recalled', source: 'ordinances of the cities', cities: ['Charleston', 'Huntington', 'Morgantown', 'Parkersburg', 'Fairmont', 'Weirton', 'Wheeling', 'Montgomery', 'Chester', 'Romney'] },
]
