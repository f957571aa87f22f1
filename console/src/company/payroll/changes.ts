import { dollars, total } from '../../format/money.tsx'
import { payroll as words } from '../../messages/company/payroll.ts'
import type { PayLine } from '../shared/payroll-sums.ts'

export interface Change {
  readonly line: PayLine
  readonly before: PayLine | undefined
  readonly difference: number
  readonly why: string
}

/** Whose net pay differs from the payroll before, and why; the largest difference first. */
export function changesOf(now: readonly PayLine[], before: readonly PayLine[]): readonly Change[] {
  const former = new Map(before.map((line) => [line.userId, line]))
  return now
    .map((line) => changeOf(line, former.get(line.userId)))
    .filter(({ difference }) => difference !== 0)
    .toSorted((one, other) => Math.abs(other.difference) - Math.abs(one.difference))
}

function changeOf(line: PayLine, before: PayLine | undefined): Change {
  const difference = total([line.netTotal, -(before?.netTotal ?? 0)])
  return { line, before, difference, why: before ? reasonOf(line, before) : words.reasons.new }
}

/** The pay that differs says why; where none does, it is the taxes. */
function reasonOf(line: PayLine, before: PayLine): string {
  const [now, then] = [paidOf(line), paidOf(before)]
  const kinds = [...new Set([...now.keys(), ...then.keys()])].filter(
    (kind) => now.get(kind) !== then.get(kind),
  )
  const reasons = kinds.map((kind) => {
    const [amount, former] = [now.get(kind), then.get(kind)]
    if (amount === undefined) return words.reasons.gone(kind.toLowerCase(), dollars(former!))
    if (former === undefined) return words.reasons.added(kind, dollars(amount))
    return line.payHours !== before.payHours && kinds.length === 1
      ? words.reasons.hours(line.payHours, before.payHours)
      : words.reasons.pay(kind, dollars(amount), dollars(former))
  })
  return reasons.length === 0 ? words.reasons.taxes : reasons.slice(0, 2).join('; ')
}

function paidOf({ payDetails, deductions }: PayLine): ReadonlyMap<string, number> {
  const paid = new Map<string, number>()
  const put = (name: string, amount: number) => paid.set(name, total([paid.get(name) ?? 0, amount]))
  for (const { type, amount } of payDetails) put(type, amount)
  for (const { deductionDescription, amount } of deductions) put(deductionDescription, amount)
  return paid
}
