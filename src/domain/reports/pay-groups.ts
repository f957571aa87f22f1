import { groupedBy } from '../../kernel/grouped.ts'
import { sharedOut } from '../../kernel/shared-out.ts'
import { type CostPart, followEarnings } from './follow-earnings.ts'
import type { PaySums } from './kind-sums.ts'
import type { CostGroup } from './labor-cost.ts'
import type { ReportColumn } from './report.ts'

/** By what paychecks are told apart. */
export const payGroups = [
  'department',
  'job',
  'costCenter',
  'location',
  'state',
] as const satisfies readonly CostGroup[]
export type PayGroup = (typeof payGroups)[number]

/** As a title says it. */
export const groupSaid = (by: CostGroup): string => (by === 'costCenter' ? 'cost center' : by)

/** Before all others, of a report that tells groups apart. */
export const groupColumn = {
  label: 'Group',
  kind: 'text',
  says: 'With `by`: the department, job, cost center, place or state that it was earned for.',
  isOptional: true,
  example: 'Kitchen',
} as const satisfies ReportColumn

/** The part of a paycheck that was earned for one group. */
export interface GroupPay extends PaySums {
  readonly group: string
}

/** A paycheck by what it was earned for, in order of the names; every amount sums to that of the paycheck. */
export function payByGroup(check: PaySums, parts: readonly CostPart[]): readonly GroupPay[] {
  const time = sharedOut(
    BigInt(check.hours),
    parts.map((part) => BigInt(part.hours)),
  )
  const money = moneyBy((name) => check[name])
  const shares = followEarnings(parts, { ...money, unpaid: paidOut(money) - check.net })
  return [...groupedBy([...shares.entries()], ([, { group }]) => group)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, own]) => {
      const sum = (of: (share: (typeof own)[number]) => bigint): bigint =>
        own.reduce((all, share) => all + of(share), 0n)
      const amounts = moneyBy((name) => sum(([, share]) => share[name]))
      // Net is not shared by itself, so that every row adds up as its paycheck does.
      const net = paidOut(amounts) - sum(([, { unpaid }]) => unpaid)
      return { group, hours: Number(sum(([at]) => time[at]!)), ...amounts, net }
    })
}

type Money = Omit<PaySums, 'hours' | 'net'>

const moneyBy = (of: (name: keyof Money) => bigint): Money => ({
  gross: of('gross'),
  reimbursements: of('reimbursements'),
  pretax: of('pretax'),
  employeeTaxes: of('employeeTaxes'),
  aftertax: of('aftertax'),
  orders: of('orders'),
  employerTaxes: of('employerTaxes'),
  contributions: of('contributions'),
})

/** Net, and what was earned otherwise than in money. */
const paidOut = (pay: Money): bigint =>
  pay.gross + pay.reimbursements - pay.pretax - pay.employeeTaxes - pay.aftertax - pay.orders
