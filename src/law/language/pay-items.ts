/**
 * What earnings and deductions are to the law: one word for each kind, whoever speaks of it, and how a reader is told. Wages
 * and after-tax deductions are in every base, reimbursements in none; what the rest does is a column of the table.
 */
export const itemNames = {
  wages: 'wages',
  reimbursement: 'reimbursements',
  afterTax: 'after-tax deductions',
  section125: 'section 125 premiums',
  healthFsa: 'health FSA',
  dependentCare: 'dependent care FSA',
  hsa: 'HSA',
  plan401k: '401(k)',
  plan403b: '403(b)',
  plan457b: '457(b)',
  simpleIra: 'SIMPLE IRA',
  roth: 'Roth',
  commuter: 'commuter',
  groupTermLife: 'group-term life over 50,000',
  adoption: 'adoption assistance',
  tips: 'tips',
  imputed: 'other imputed income',
  sCorpHealth: 'health of more-than-2 % S corporation shareholders',
} as const

export type PayItem = keyof typeof itemNames

export const payItems = Object.keys(itemNames) as readonly PayItem[]

/** The columns of the table, in its order. */
export const taxedItems = payItems.filter(
  (item) => item !== 'wages' && item !== 'reimbursement' && item !== 'afterTax',
)

/** One bit for each item, so that what a base leaves out is one number. */
export const itemBits = Object.fromEntries(payItems.map((item, at) => [item, 1 << at])) as Readonly<
  Record<PayItem, number>
>

export interface Cell {
  readonly isLeftOut: boolean
  readonly sureness: Sureness
}

/** How sure a cell is, by its letter. */
export const SURENESS = { o: 'official', s: 'secondary', r: 'recalled', u: 'unsure' } as const

export type Sureness = (typeof SURENESS)[keyof typeof SURENESS]
