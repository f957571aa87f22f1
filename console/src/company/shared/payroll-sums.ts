import type { Reply } from '../../calls/operations.ts'
import { total } from '../../format/money.tsx'
import type { Share } from '../../pictures/split/split.tsx'

export type Preview = Reply<'payroll/previewPayroll'>
export type PayLine = Preview['payPeriod'][number]['payrollLineItems'][number]
export type Period = Reply<'reports/getPayPeriod'>['payPeriod'][number]

export interface Sums {
  readonly net: number
  readonly withheld: number
  readonly own: number
  readonly deducted: number
  readonly orders: number
  readonly checks: number
  readonly whole: number
}

/** Where the money of a payroll goes; the parts add up to the whole. */
export function sumsOf(lines: readonly PayLine[]): Sums {
  const over = (pick: (line: PayLine) => readonly number[]) => total(lines.flatMap(pick))
  const net = over(({ netTotal }) => [netTotal])
  const withheld = over(({ employeeTaxDetails: taxes }) => taxes.map(({ taxAmount }) => taxAmount))
  const own = over(({ employerTaxDetails: taxes }) => taxes.map(({ taxAmount }) => taxAmount))
  const deducted = over(({ deductions }) => deductions.map(({ amount }) => amount))
  const orders = over(({ garnishments }) => garnishments.map(({ amount }) => amount))
  const checks = over((line) => (line.paymentMethod === 'Check' ? [line.netTotal] : []))
  return {
    net,
    withheld,
    own,
    deducted,
    orders,
    checks,
    whole: total([net, withheld, own, deducted, orders]),
  }
}

interface ShareNames {
  readonly net: string
  readonly withheld: string
  readonly own: string
  readonly deducted: string
  readonly orders: string
}

/** The shares of a payroll in the order and the hues that every page uses. */
export const sharesOf = (sums: Sums, names: ShareNames): readonly Share[] =>
  (
    [
      { name: names.net, amount: sums.net, hue: 'net' },
      { name: names.withheld, amount: sums.withheld, hue: 'tax' },
      { name: names.own, amount: sums.own, hue: 'ownTax' },
      { name: names.deducted, amount: sums.deducted, hue: 'benefit' },
      { name: names.orders, amount: sums.orders, hue: 'order' },
    ] as const
  ).filter(({ amount }) => amount !== 0)

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

type Company = Reply<'reports/getCompanyInfo'>['company']

/** The account that payrolls are drawn from: verified, and perhaps drawn from before. */
export const fundingOf = ({ BankAccounts }: Company) =>
  BankAccounts?.find(({ status }) => status === 'ready' || status === 'active')
