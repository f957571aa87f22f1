import type { ZipArea } from '../../../language/zip-area.ts'

/**
 * Counties by the first digits of a ZIP code, for codes without an area where a tax goes by the county. What lies on a line is
 * listed apart, with every county that mail of it may be in. Typed from the postal numbering.
 */
// biome-ignore format: one area a line
export const zipPrefixes: readonly ZipArea[] = [
  { state: 'NY', counties: ['New York'], prefixes: ['100', '101', '102'] },
  { state: 'NY', counties: ['Richmond'], prefixes: ['103'] },
  { state: 'NY', counties: ['Bronx'], prefixes: ['104'] },
  { state: 'NY', counties: ['Kings'], prefixes: ['112'] },
  { state: 'NY', counties: ['Queens'], prefixes: ['111', '113', '114', '116', '11005'] },
  { state: 'NY', counties: ['Westchester', 'Putnam'], prefixes: ['105'] },
  { state: 'NY', counties: ['Westchester'], prefixes: ['106', '107', '108'] },
  { state: 'NY', counties: ['Orange', 'Rockland'], prefixes: ['109'] },
  { state: 'NY', counties: ['Nassau'], prefixes: ['110', '115'] },
  { state: 'NY', counties: ['Nassau', 'Suffolk'], prefixes: ['117', '118'] },
  { state: 'NY', counties: ['Suffolk'], prefixes: ['119', '005'] },
  { state: 'NY', counties: ['Dutchess'], prefixes: ['126'] },
  { state: 'NY', counties: ['Bronx', 'Westchester'], prefixes: ['10466', '10470', '10550', '10803'] },
  { state: 'NY', counties: ['Queens', 'Nassau'], prefixes: ['11001', '11004', '11020', '11040', '11363', '11559', '11580', '11691'] },
  { state: 'NY', counties: ['Orange', 'Sullivan'], prefixes: ['10940'] },
  { state: 'NY', counties: ['Orange', 'Sullivan'], prefixes: ['10963'] },
  { state: 'PA', counties: ['Philadelphia'], prefixes: ['191', '192'] },
  { state: 'PA', counties: ['Philadelphia', 'Delaware'], prefixes: ['19113'] },
  { state: 'PA', counties: ['Philadelphia', 'Montgomery', 'Bucks'], prefixes: ['19116', '19118', '19128', '19138'] },
]
