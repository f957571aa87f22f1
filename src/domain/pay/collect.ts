import { add, atLeastZero, type Cents, cents, least, wholeCents, ZERO } from '../../kernel/money.ts'
import type { TaxLine, Withholding } from '../../law/language/types.ts'
import type { NotTaken } from './paycheck-types.ts'

export interface Withheld {
  readonly lines: readonly TaxLine[]
  /** Of the employee, and what of it cash covers. */
  readonly due: Cents
  readonly collected: Cents
  readonly employer: Cents
  readonly short: readonly NotTaken[]
}

/**
 * What cash does not cover is not withheld. Without tips: FICA before income tax, in the order of the lines. With tips all
 * taxes on the wages come first, then Social Security and Medicare on the tips, then what else is owed on them (Pub 15,
 * section 6).
 */
export function collect(
  { lines, employeeTaxes, employerTaxes }: Withholding,
  cash: Cents,
  onWages: () => Withholding | undefined,
): Withheld {
  const owed = wholeCents(employeeTaxes)
  const employer = wholeCents(employerTaxes)
  if (owed <= cash) return { lines, due: owed, collected: owed, employer, short: [] }

  const taken = takenOf(lines, cash, onWages()?.lines)
  const short = lines.flatMap(({ payer, code, amount }, at): readonly NotTaken[] =>
    payer === 'employer' || taken[at] === amount
      ? []
      : [{ kind: 'tax', code, amount: add(amount, -taken[at]!), reason: 'cash' }],
  )
  const collected = lines.map((line, at) =>
    line.amount === taken[at] ? line : { ...line, amount: taken[at]! },
  )
  return { lines: collected, due: owed, collected: cash, employer, short }
}

/** By line; cash goes to the first rank as far as it lasts, then to the next. */
function takenOf(lines: readonly TaxLine[], cash: Cents, onWages: readonly TaxLine[] | undefined): Cents[] {
  const wages = new Map(
    (onWages ?? lines).filter(({ payer }) => payer === 'employee').map(({ code, amount }) => [code, amount]),
  )
  const ranks: readonly ((line: TaxLine) => bigint)[] = [
    (line) => least(wages.get(line.code) ?? ZERO, line.amount),
    (line) => (FICA.has(line.code) ? line.amount : ZERO),
    (line) => line.amount,
  ]
  // A correction may give back: that is taken whole, and leaves more for the others.
  const isWhole = ({ payer, amount }: TaxLine): boolean => payer === 'employer' || amount < 0n
  const taken = lines.map((line): bigint => (isWhole(line) ? line.amount : 0n))
  const given = lines.filter(({ payer, amount }) => payer === 'employee' && amount < 0n)
  let left: bigint = given.reduce<bigint>((sum, { amount }) => sum - amount, cash)
  for (const upTo of ranks) {
    for (const [at, line] of lines.entries()) {
      if (isWhole(line)) continue
      const more = least(atLeastZero(upTo(line) - taken[at]!), left)
      taken[at]! += more
      left -= more
    }
  }
  return taken.map((amount) => cents(amount))
}

const FICA: ReadonlySet<string> = new Set(['US.socialSecurity', 'US.medicare', 'US.additionalMedicare'])
