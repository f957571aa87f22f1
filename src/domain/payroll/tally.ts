import { type Cents, cents } from '../../kernel/money.ts'
import type { RunTotals } from '../money/run-totals.ts'
import type { LineKind, Lines, Rule } from '../pay/lines.ts'

/** What a run comes to, counted paycheck by paycheck, so that nobody has to read them all again. */
export class Tally {
  readonly #amounts = new Map<Rule, bigint>()
  #deposits = 0n

  count({ rules, amounts }: Lines, deposited: Cents): void {
    for (const [n, rule] of rules.entries()) {
      this.#amounts.set(rule, (this.#amounts.get(rule) ?? 0n) + amounts[n]!)
    }
    this.#deposits += deposited
  }

  get rules(): readonly Rule[] {
    return [...this.#amounts.keys()]
  }

  /** By kind, code and name: editions of one law are one tax. */
  get totals(): Pick<RunTotals, 'lines' | 'deposits'> {
    const lines = new Map<string, { kind: LineKind; code: string; name: string; amount: Cents }>()
    for (const [{ kind, code, name }, amount] of this.#amounts) {
      if (!POSTED.includes(kind)) continue
      const key = `${kind}\n${code}\n${name}`
      lines.set(key, { kind, code, name, amount: cents((lines.get(key)?.amount ?? 0n) + amount) })
    }
    const inOrder = [...lines].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line)
    return { lines: inOrder, deposits: cents(this.#deposits) }
  }
}

/** What is owed to somebody because of it. */
export const POSTED: readonly LineKind[] = [
  'employeeTax',
  'employerTax',
  'garnishment',
  'pretax',
  'aftertax',
  'employerBenefit',
]
