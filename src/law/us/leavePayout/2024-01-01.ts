import type { LeavePayout } from '../../language/labor.ts'

const head = {
  table: 'leavePayout',
  effective: '2024-01-01',
  checkedThrough: '2026-12-31',
  revision: 1,
  confidence: 'recalled',
} as const

/** Leave of which the worker alone decides is vacation, whatever it is called; sick leave is not. */
const vacation = ['Vacation', 'PTO']
const vacationAndPersonal = [...vacation, 'Personal']
const kept = { isKeptAtYearEnd: true } as const

/** Elsewhere the policy decides. */
export const law: readonly LeavePayout[] = [
  { ...head, ...kept, where: 'CA', kinds: vacationAndPersonal, source: 'Labor Code 227.3' },
  { ...head, ...kept, where: 'CO', kinds: vacationAndPersonal, source: 'C.R.S. 8-4-101(14)(a)(III)' },
  { ...head, where: 'IL', kinds: vacation, source: '820 ILCS 115/5' },
  { ...head, where: 'LA', kinds: vacation, source: 'R.S. 23:631, 23:634' },
  { ...head, where: 'MA', kinds: vacation, source: 'G.L. c. 149 section 148' },
  { ...head, where: 'ME', kinds: vacation, source: '26 M.R.S. 626', notes: 'employers of more than ten' },
  { ...head, ...kept, where: 'MT', kinds: vacation, source: 'MCA 39-3-201 and 39-3-205' },
  {
    ...head,
    where: 'ND',
    kinds: vacation,
    source: 'N.D.C.C. 34-14-09.2',
    notes: 'a written policy may withhold it from who leaves in the first year without five days of notice',
  },
  { ...head, ...kept, where: 'NE', kinds: vacation, source: 'Neb. Rev. Stat. 48-1229' },
  { ...head, where: 'RI', kinds: vacation, afterYears: 1, source: 'R.I. Gen. Laws 28-14-4' },
]
