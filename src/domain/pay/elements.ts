import { itemBits, type PayItem } from '../../law/language/pay-items.ts'

/** What may stand on a paycheck. Each kind is a row; the taxability table speaks of its `item`. */
export interface EarningKind {
  /** How the income tax sees it: with the period's wages, or as supplemental wages. */
  readonly wages: 'regular' | 'bonus' | 'supplemental'
  /** Paid with this check, already in the worker's hands (cash tips), or never money at all (imputed). */
  readonly money: 'paid' | 'received' | 'imputed'
  readonly item: PayItem
  /** Of the item. */
  readonly bit: number
  /** What its hours are: at work, paid without work, at work and counted by another line, or no measure of work. */
  readonly time: 'worked' | 'off' | 'premium' | 'none'
}

export interface DeductionKind {
  /** Taken in this order; the last to be taken is the first to give way when cash is short. */
  readonly rank: number
  readonly isPreTax: boolean
  readonly item: PayItem
  /** Deductions that count against one legal limit. */
  readonly limit?: LimitGroup
  /** Health premiums, which federal agencies leave untouched. */
  readonly isHealth?: true
}

export type LimitGroup =
  | 'deferral'
  | 'deferral457'
  | 'simple'
  | 'hsa'
  | 'healthFsa'
  | 'dependentCare'
  | 'transit'
  | 'parking'

const earning = (
  money: EarningKind['money'],
  wages: EarningKind['wages'],
  item: PayItem,
  time: EarningKind['time'] = 'none',
): EarningKind => ({ wages, money, item, bit: itemBits[item], time })
const paid = (wages: EarningKind['wages'], item: PayItem = 'wages') => earning('paid', wages, item)
const worked = () => earning('paid', 'regular', 'wages', 'worked')
const off = () => earning('paid', 'regular', 'wages', 'off')

export const earningKinds = {
  Regular: worked(),
  Salary: worked(),
  Overtime: worked(),
  'Double Time': worked(),
  'Paid Leave': off(),
  Vacation: off(),
  'Sick Leave': off(),
  PTO: off(),
  Holiday: off(),
  Differential: earning('paid', 'regular', 'wages', 'premium'),
  // At the employer's option tips are regular or supplemental (Pub 15 section 7); here they follow the certificate.
  Tips: paid('regular', 'tips'),
  'Cash Tips': earning('received', 'regular', 'tips'),
  // What a bill asks for is the house's, not the guest's gift: wages (Rev. Rul. 2012-18).
  'Service Charge': paid('regular'),
  // What a week of cash wage and tips lacks of the minimum wage (29 USC 203(m)(2)(A)).
  'Tip Make-Up': paid('regular'),
  Bonus: paid('bonus'),
  // Neither promised nor measured by work: the employer decides at the end whether and how much (29 CFR 778.211).
  'Discretionary Bonus': paid('bonus'),
  Commission: paid('supplemental'),
  Severance: paid('supplemental'),
  Retro: paid('supplemental'),
  'Leave Cash-Out': paid('supplemental'),
  Award: paid('supplemental'),
  'Group-Term Life': earning('imputed', 'regular', 'groupTermLife'),
  'Imputed Income': earning('imputed', 'supplemental', 'imputed'),
  // Of who holds more than 2 % of an S corporation: wages for income tax alone (Notice 2008-1).
  'S-Corp 2% Health': earning('imputed', 'supplemental', 'sCorpHealth'),
  Reimbursement: paid('regular', 'reimbursement'),
  Mileage: paid('regular', 'reimbursement'),
  'Per Diem': paid('regular', 'reimbursement'),
  // An allowance beyond the federal rate is supplemental wages (26 CFR 1.62-2(h)(2)(i)(B), 31.3402(g)-1(a)(1)).
  'Mileage Excess': paid('supplemental'),
  'Per Diem Excess': paid('supplemental'),
} as const satisfies Record<string, EarningKind>

const section125 = { isPreTax: true, item: 'section125' } as const
const afterTax = (rank: number) => ({ rank, isPreTax: false, item: 'afterTax' }) as const

export const deductionKinds = {
  Medical: { rank: 1, ...section125, isHealth: true },
  Dental: { rank: 2, ...section125, isHealth: true },
  Vision: { rank: 3, ...section125, isHealth: true },
  FSA: { rank: 4, isPreTax: true, item: 'healthFsa', limit: 'healthFsa' },
  'Dependent Care FSA': { rank: 5, isPreTax: true, item: 'dependentCare', limit: 'dependentCare' },
  HSA: { rank: 6, isPreTax: true, item: 'hsa', limit: 'hsa' },
  Commuter: { rank: 7, isPreTax: true, item: 'commuter', limit: 'transit' },
  Parking: { rank: 8, isPreTax: true, item: 'commuter', limit: 'parking' },
  // Salary reduced under section 137; its limit is one of the child's, which the plan knows.
  'Adoption Assistance': { rank: 9, isPreTax: true, item: 'adoption' },
  '401(k)': { rank: 10, isPreTax: true, item: 'plan401k', limit: 'deferral' },
  '403(b)': { rank: 10, isPreTax: true, item: 'plan403b', limit: 'deferral' },
  '457(b)': { rank: 10, isPreTax: true, item: 'plan457b', limit: 'deferral457' },
  'SIMPLE IRA': { rank: 10, isPreTax: true, item: 'simpleIra', limit: 'simple' },
  'Roth 401(k)': { ...afterTax(20), item: 'roth', limit: 'deferral' },
  'Roth 403(b)': { ...afterTax(20), item: 'roth', limit: 'deferral' },
  Life: afterTax(30),
  Disability: afterTax(31),
  // A plan outside the other kinds: owed to a carrier, which a plain `Other` is not.
  'Other Plan': afterTax(32),
  // Owed to the plan that lent, and to the union: neither stays with the company.
  '401(k) Loan': afterTax(33),
  'Union Dues': afterTax(34),
  Other: afterTax(40),
  'After-Tax': afterTax(40),
} as const satisfies Record<string, DeductionKind>

/** Of which taxes by the hour are taken; undefined where no earning says its hours. */
export function hoursWorked(
  earnings: readonly { readonly type: EarningType; readonly hours?: number }[],
): number | undefined {
  const known = earnings.filter(({ hours }) => hours !== undefined)
  if (known.length === 0) return undefined
  return known.reduce((sum, { type, hours }) => (isNoWork(type) ? sum : sum + hours!), 0)
}

/** Leave, and hours that another line counts. */
function isNoWork(type: EarningType): boolean {
  const { time }: EarningKind = earningKinds[type]
  return time === 'off' || time === 'premium'
}

/** Paid back, and no part of gross pay. */
export const isPaidBack = (type: EarningType): boolean => earningKinds[type].item === 'reimbursement'

export type EarningType = keyof typeof earningKinds
export type DeductionType = keyof typeof deductionKinds
