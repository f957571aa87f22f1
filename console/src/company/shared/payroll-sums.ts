import type { Reply } from '../../calls/operations.ts'
import { total } from '../../format/money.tsx'
import type { Share } from '../../pictures/split/split.tsx'

export type Preview = Reply<'payroll/previewPayroll'>
export type PayLine = Preview['payPeriod'][number]['payrollLineItems'][number]
export type Period = Reply<'reports/getPayPeriod'>['payPeriod'][number]

/** What a payroll comes to over everyone, whatever page of it is shown. */
export type Totals = NonNullable<Preview['totals']>

/** What it costs in money: tips in cash and imputed income count as pay and cost none. */
export const moneyOf = ({ cost, notPaidInMoney }: Totals): number => total([cost, -notPaidInMoney])

interface ShareNames {
  readonly net: string
  readonly withheld: string
  readonly own: string
  readonly deducted: string
  readonly orders: string
}

/** Where the money of a payroll goes, in the order and the hues that every page uses; the parts add up to it. */
export const sharesOf = (totals: Totals, names: ShareNames): readonly Share[] =>
  SHARES.map(([name, part, hue]) => ({ name: names[name], amount: totals[part], hue })).filter(
    ({ amount }) => amount !== 0,
  )

export const SHARES = [
  ['net', 'net', 'net'],
  ['withheld', 'employeeTaxes', 'tax'],
  ['own', 'employerTaxes', 'ownTax'],
  ['deducted', 'carriers', 'benefit'],
  ['orders', 'garnishments', 'order'],
] as const

export const taxesOf = (line: PayLine): number =>
  total(line.employeeTaxDetails.map(({ taxAmount }) => taxAmount))

export const takenOf = (line: PayLine): number =>
  total([...line.deductions, ...line.garnishments].map(({ amount }) => amount))

/** A period that still can be prepared or waits for its payday, soonest first. */
export const openPeriods = (periods: readonly Period[]): readonly Period[] =>
  periods
    .filter(({ payPeriodStatus }) => !ENDED.has(payPeriodStatus))
    .toSorted((one, other) => one.payDate.localeCompare(other.payDate))

const ENDED: ReadonlySet<string> = new Set(['processed', 'skipped', 'voided'])

/** It can still be changed and submitted. */
export const isPreparing = ({ payPeriodStatus }: Period): boolean => PREPARING.has(payPeriodStatus)
const PREPARING: ReadonlySet<string> = new Set(['new', 'cancelled', 'failed'])

/** Its deadline passed before anybody submitted it. */
export const isMissed = (period: Period, today: string): boolean =>
  isPreparing(period) && period.deadLineToRunPayroll < today

type Company = Reply<'reports/getCompanyInfo'>['company']

/** The account that payrolls are drawn from: verified, and perhaps drawn from before. */
export const fundingOf = ({ BankAccounts }: Company) =>
  BankAccounts?.find(({ status }) => status === 'ready' || status === 'active')
