import { type Subdivisions, subdivisionsOf } from '../../../language/subdivisions.ts'
import { rows as from01 } from './of-2026/01-07.ts'
import { rows as from08 } from './of-2026/08-13.ts'
import { rows as from14 } from './of-2026/14-19.ts'
import { rows as from20 } from './of-2026/20-26.ts'
import { rows as from27 } from './of-2026/27-35.ts'
import { rows as from36 } from './of-2026/36-41.ts'
import { rows as from42 } from './of-2026/42-49.ts'
import { rows as from50 } from './of-2026/50-58.ts'
import { rows as from59 } from './of-2026/59-66.ts'
import { rows as from67 } from './of-2026/67-73.ts'

/**
 * Pennsylvania's political subdivisions: code, county (two where it lies in two), municipality, school district, total resident
 * rate, nonresident rate of the municipality (percent), local services tax of a year (municipality + school district), the
 * income below which the municipality lets a worker off that, collector. All 2,618 codes of the register but Philadelphia's,
 * whose tax is its own.
 */
export const law: Subdivisions = subdivisionsOf({
  table: 'subdivisions',
  effective: '2026-01-01',
  checkedThrough: '2026-12-31',
  revision: 2,
  source: 'Pennsylvania DCED, EIT/PIT/LST tax register, official edition of 2026, as of 2026-08-21',
  confidence: 'verified',
  rows: [from01, from08, from14, from20, from27, from36, from42, from50, from59, from67].join(''),
})
