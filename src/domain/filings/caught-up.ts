import { groupedBy } from '../../kernel/grouped.ts'
import { type Cents, least } from '../../kernel/money.ts'
import { sumOf } from '../../law/engine/forms/compute.ts'
import { type Paid, paidLine, sumsOf } from './paid.ts'

/**
 * A void takes away pay under the base, and pay after it was above it: what the next paycheck did not catch up is owed with
 * the return, for the last pay of the year.
 */
export function caughtUp(
  paid: readonly Paid[],
  { code, base }: { readonly code: string; readonly base: Cents },
): readonly Paid[] {
  return [...groupedBy(paid, ({ userId }) => userId).values()].flatMap((rows) => {
    const sums = sumsOf(rows)
    const [reached, taxed] = (['subject', 'taxable'] as const).map((what) =>
      sumOf(sums, [[what, 'employerTax', code]]),
    ) as [bigint, bigint]
    const short = least(reached, base) - taxed
    if (short <= 0n) return rows
    const last = rows.reduce((latest, row) => (row.payDate >= latest.payDate ? row : latest))
    const owed = { ...paidLine('employerTax', code, short, 0n), subject: 0n }
    return rows.map((row) => (row === last ? { ...row, lines: [...row.lines, owed] } : row))
  })
}

/** The same for a state's employer taxes, of who was insured there alone in the year: elsewhere the base counts together. */
export function caughtUpForState(
  state: string,
  paid: readonly Paid[],
  baseOf: (code: string) => Cents | undefined,
): readonly Paid[] {
  const of = ({ lines }: Paid) => lines.filter(({ kind }) => kind === 'employerTax').map(({ code }) => code)
  const alone = [...groupedBy(paid, ({ userId }) => userId).values()].filter((rows) =>
    rows.flatMap(of).every((code) => !code.endsWith('.sui') || code === `${state}.sui`),
  )
  const codes = new Set(paid.flatMap(of).filter((code) => code.startsWith(`${state}.`)))
  return [...codes].reduce<readonly Paid[]>((rows, code) => {
    const base = baseOf(code)
    return base === undefined ? rows : caughtUp(rows, { code, base })
  }, alone.flat())
}
