export type ChartKey =
  | 'bank'
  | 'clearing'
  | 'owedByEmployees'
  | 'netPay'
  | 'taxes'
  | 'orders'
  | 'benefits'
  | 'returnedFunding'
  | 'paidOutside'
  | 'wages'
  | 'contractors'
  | 'employerTaxes'
  | 'employerBenefits'
  | 'reimbursements'
  | 'recovered'

/** The accounts of the books that a payroll touches. A bookkeeper maps the numbers to those of the company. */
export interface BookAccount {
  readonly key: ChartKey
  readonly number: string
  /** As plain-text accounting writes it; what it is for stands behind, `Liabilities:Payroll:Taxes:IRS, Form 941`. */
  readonly path: string
  readonly type: 'Asset' | 'Liability' | 'Expense'
  /** The company said what its books call it. */
  readonly isMapped?: true
  /** By its name alone. */
  readonly lacksNumber?: true
}

// biome-ignore format: a table to be compared by column
export const chart = {
  bank:             { key: 'bank',             number: '1000', path: 'Assets:Bank',                              type: 'Asset' },
  clearing:         { key: 'clearing',         number: '1010', path: 'Assets:Payroll clearing',                  type: 'Asset' },
  owedByEmployees:  { key: 'owedByEmployees',  number: '1200', path: 'Assets:Owed by employees',                 type: 'Asset' },
  netPay:           { key: 'netPay',           number: '2100', path: 'Liabilities:Payroll:Net pay',              type: 'Liability' },
  taxes:            { key: 'taxes',            number: '2110', path: 'Liabilities:Payroll:Taxes',                type: 'Liability' },
  orders:           { key: 'orders',           number: '2120', path: 'Liabilities:Payroll:Garnishments',         type: 'Liability' },
  benefits:         { key: 'benefits',         number: '2130', path: 'Liabilities:Payroll:Benefits',             type: 'Liability' },
  returnedFunding:  { key: 'returnedFunding',  number: '2140', path: 'Liabilities:Payroll:Funding that came back', type: 'Liability' },
  // Net pay that the company paid elsewhere and books where it did.
  paidOutside:      { key: 'paidOutside',      number: '2190', path: 'Liabilities:Payroll:Paid outside',         type: 'Liability' },
  wages:            { key: 'wages',            number: '6000', path: 'Expenses:Payroll:Wages',                   type: 'Expense' },
  contractors:      { key: 'contractors',      number: '6010', path: 'Expenses:Payroll:Contractors',             type: 'Expense' },
  employerTaxes:    { key: 'employerTaxes',    number: '6020', path: 'Expenses:Payroll:Employer taxes',          type: 'Expense' },
  employerBenefits: { key: 'employerBenefits', number: '6030', path: 'Expenses:Payroll:Benefits',                type: 'Expense' },
  reimbursements:   { key: 'reimbursements',   number: '6040', path: 'Expenses:Payroll:Reimbursements',          type: 'Expense' },
  // What the company keeps of pay, a uniform for example, is owed to nobody: it makes the payroll cheaper.
  recovered:        { key: 'recovered',        number: '6090', path: 'Expenses:Payroll:Recovered from employees', type: 'Expense' },
} as const satisfies Readonly<Record<ChartKey, BookAccount>>

export const chartKeys = Object.keys(chart) as readonly ChartKey[] as readonly [ChartKey, ...ChartKey[]]

/** An account for one of many: the agency, the plan, the deduction. */
export const under = (account: BookAccount, detail: string): BookAccount =>
  detail === '' ? account : { ...account, path: `${account.path}:${detail.replace(/[;:]|\s{2,}/g, ' ')}` }
