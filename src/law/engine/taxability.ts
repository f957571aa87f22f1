import type { BaseAt, Confidence, WageBase } from '../language/types.ts'

/** What earnings and deductions are to the law; a row of the matrix. */
export type TaxItem =
  | 'wages'
  | 'tips'
  | 'groupTermLife'
  | 'imputed'
  | 'reimbursement'
  | 'section125'
  | 'healthFsa'
  | 'dependentCare'
  | 'hsa'
  | 'commuter'
  | 'deferral'
  | 'afterTax'

/** Whether a jurisdiction leaves an item out of a wage base: an earning is then not counted, a deduction reduces it. */
export function isExcluded(item: TaxItem, base: WageBase, where: string): boolean {
  if (base === 'gross') return item === 'reimbursement'
  const own = deviations.find((row) => row.item === item && row.base === base && covers(row.where, where))
  return own === undefined ? matrix[item].includes(federalBase[base]) : own.isExcluded
}

/** One object for each base of each place, so that asking twice for the same is seen at a glance. */
export function baseAt(base: WageBase, where: string): BaseAt {
  const key = `${base} ${where}`
  const known = bases.get(key)
  if (known !== undefined) return known
  let leftOut = 0
  for (const item of Object.keys(itemBits) as TaxItem[]) {
    if (isExcluded(item, base, where)) leftOut |= itemBits[item]
  }
  const fresh = { base, where, leftOut }
  bases.set(key, fresh)
  return fresh
}

const bases = new Map<string, BaseAt>()

/** One bit for each item, so that what a base leaves out is one number. */
export const itemBits: Readonly<Record<TaxItem, number>> = {
  wages: 1,
  tips: 2,
  groupTermLife: 4,
  imputed: 8,
  reimbursement: 16,
  section125: 32,
  healthFsa: 64,
  dependentCare: 128,
  hsa: 256,
  commuter: 512,
  deferral: 1024,
  afterTax: 2048,
}

interface Deviation {
  /** A state ('CA'), or all of its places ('KY-'). */
  readonly where: string
  readonly base: WageBase
  readonly item: TaxItem
  readonly isExcluded: boolean
  readonly source: string
  readonly confidence: Confidence
}

/** A state's base follows this federal one unless a deviation says otherwise. */
const federalBase: Readonly<Record<Exclude<WageBase, 'gross'>, Federal>> = {
  incomeTax: 'incomeTax',
  fica: 'fica',
  futa: 'futa',
  unemployment: 'futa',
  leave: 'fica',
}

type Federal = 'incomeTax' | 'fica' | 'futa'

const all = ['incomeTax', 'fica', 'futa'] as const

/** The bases from which each item is excluded: Pub 15-B table 2-1, Pub 15 section 15. */
const matrix: Readonly<Record<TaxItem, readonly Federal[]>> = {
  wages: [],
  tips: [],
  // Income tax is due on it but need not be withheld (Pub 15-B); it is withheld here with the period's wages.
  groupTermLife: ['futa'],
  imputed: [],
  reimbursement: all,
  section125: all,
  healthFsa: all,
  dependentCare: all,
  hsa: all,
  commuter: all,
  deferral: ['incomeTax'],
  afterTax: [],
}

const taxed = (
  where: string,
  base: WageBase,
  items: readonly TaxItem[],
  source: string,
  confidence: Confidence,
) => items.map((item): Deviation => ({ where, base, item, isExcluded: false, source, confidence }))

const deviations: readonly Deviation[] = [
  ...taxed('CA', 'incomeTax', ['hsa'], 'DE 231EB, DE 231TP', 'verified'),
  ...taxed(
    'KY-',
    'incomeTax',
    ['section125', 'healthFsa', 'dependentCare', 'hsa', 'deferral'],
    'KRS 67.750',
    'recalled',
  ),
  ...taxed('MO-', 'incomeTax', ['deferral'], 'Kansas City and St. Louis earnings taxes', 'recalled'),
  ...taxed('NJ', 'incomeTax', ['section125', 'healthFsa', 'dependentCare', 'hsa'], 'NJ-WT', 'recalled'),
  ...taxed(
    'NJ',
    'unemployment',
    ['section125', 'healthFsa', 'dependentCare', 'hsa'],
    'NJ-WR-30 instructions',
    'recalled',
  ),
  ...taxed(
    'NJ',
    'leave',
    ['section125', 'healthFsa', 'dependentCare', 'hsa'],
    'NJ-WR-30 instructions',
    'recalled',
  ),
  ...taxed('OH-', 'incomeTax', ['deferral'], 'ORC 718.01 (qualifying wages)', 'recalled'),
  ...taxed('PA', 'incomeTax', ['deferral'], 'REV-415', 'recalled'),
  ...taxed('PA-', 'incomeTax', ['deferral'], 'Act 32 earned income', 'recalled'),
  {
    where: 'WA',
    base: 'leave',
    item: 'tips',
    isExcluded: true,
    source: 'RCW 50A.05.010 (wages without tips)',
    confidence: 'verified',
  },
]

const covers = (row: string, where: string): boolean =>
  row.endsWith('-') ? where.startsWith(row) : where === row || where.startsWith(`${row}-`)
