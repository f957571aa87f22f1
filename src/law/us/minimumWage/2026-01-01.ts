import { minimumWages } from '../../language/labor.ts'
import { cite } from '../sources/sources.ts'

// A state's row is never below the federal one, because the higher of both is owed.
// biome-ignore format: read in columns
export const law = minimumWages(
  { table: 'minimumWage', effective: '2026-01-01', checkedThrough: '2026-12-31', revision: 1, cite },
  [
    // state  hourly  confidence  source  applies to, or the higher local rates
    ['AZ', '15.15', 'verified', 'waw'],
    ['CA', '16.90', 'verified', 'waw'],
    ['CO', '15.16', 'verified', 'waw', 'Denver 19.29'],
    ['CT', '16.94', 'verified', 'waw'],
    ['HI', '16.00', 'verified', 'waw'],
    ['ME', '15.10', 'verified', 'waw'],
    ['MI', '13.73', 'verified', 'cpsgo+waw'],
    ['MN', '11.41', 'verified', 'waw'],
    ['MO', '15.00', 'verified', 'waw'],
    ['MT', '10.85', 'verified', 'waw', '4.00 for businesses up to 110,000 of sales outside the FLSA'],
    ['NE', '15.00', 'verified', 'nlr'],
    ['NJ', '15.92', 'recalled', 'bbn-nj', 'small and seasonal employers 15.23'],
    ['NY', '16.00', 'recalled', 'own', '17.00 in New York City, Long Island and Westchester'],
    ['OH', '11.00', 'verified', 'waw', '7.25 for small employers'],
    ['RI', '16.00', 'verified', 'waw'],
    ['SD', '11.85', 'recalled', 'own'],
    ['VA', '12.77', 'verified', 'waw'],
    ['VT', '14.42', 'verified', 'waw'],
    ['WA', '17.13', 'verified', 'waw', 'Seattle 21.30'],
  ],
)
