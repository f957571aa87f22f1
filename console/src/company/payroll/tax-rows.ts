import { total } from '../../format/money.tsx'
import type { PayLine } from '../shared/payroll-sums.ts'

export interface TaxRow {
  readonly key: string
  readonly name: string
  readonly isOwn: boolean
  readonly amount: number
}

/** Every tax of a payroll, summed over its people; what nobody owes is left out. */
export function taxRows(lines: readonly PayLine[]): readonly TaxRow[] {
  const rows = new Map<string, TaxRow>()
  const put = (name: string, isOwn: boolean, amount: number) => {
    const key = `${name} ${isOwn}`
    rows.set(key, { key, name, isOwn, amount: total([rows.get(key)?.amount ?? 0, amount]) })
  }
  for (const { employeeTaxDetails, employerTaxDetails } of lines) {
    for (const { taxName, taxAmount } of employeeTaxDetails) put(taxName, false, taxAmount)
    for (const { taxName, taxAmount } of employerTaxDetails) put(taxName, true, taxAmount)
  }
  return [...rows.values()]
    .filter(({ amount }) => amount !== 0)
    .toSorted((one, other) => other.amount - one.amount)
}
