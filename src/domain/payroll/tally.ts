import { type Cents, cents } from '../../kernel/money.ts'
import type { RunTotals } from '../money/run-totals.ts'
import type { LineKind, Lines, Rule } from '../pay/lines.ts'
import type { Computed } from './computed.ts'
import { type RunSums, runSums, sumsBy } from './run-sums.ts'

/** What a run comes to, counted paycheck by paycheck, so that nobody has to read them all again. */
export class Tally {
  readonly #amounts = new Map<Rule, bigint>()
  readonly #nets = new Map<Computed['paymentMethod'], bigint>()
  #gross = 0n
  #reimbursements = 0n

  count({ rules, amounts }: Lines, { check, paymentMethod }: Paid): void {
    for (const [n, rule] of rules.entries()) {
      this.#amounts.set(rule, (this.#amounts.get(rule) ?? 0n) + amounts[n]!)
    }
    this.#nets.set(paymentMethod, this.#netBy(paymentMethod) + check.net)
    this.#gross += check.gross
    this.#reimbursements += check.reimbursements
  }

  /** What is kept of the run as a whole. */
  get sums(): RunSums {
    const own = {
      gross: this.#gross,
      net: [...this.#nets.values()].reduce((total, net) => total + net, 0n),
      reimbursements: this.#reimbursements,
      employee_taxes: this.#ofKinds(['employeeTax']),
      employer_taxes: this.#ofKinds(['employerTax']),
    }
    return sumsBy((name) => {
      const { from } = runSums[name]
      if ('kinds' in from) return this.#ofKinds(from.kinds)
      return 'method' in from ? this.#netBy(from.method) : own[from.column]
    })
  }

  #netBy(method: Computed['paymentMethod']): bigint {
    return this.#nets.get(method) ?? 0n
  }

  #ofKinds(kinds: readonly LineKind[]): bigint {
    return [...this.#amounts]
      .filter(([{ kind }]) => kinds.includes(kind))
      .reduce((total, [, amount]) => total + amount, 0n)
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
    return { lines: inOrder, deposits: cents(this.#netBy('Direct Deposit')) }
  }
}

/** What a paycheck comes to, and how it is paid. */
interface Paid extends Pick<Computed, 'paymentMethod'> {
  readonly check: Pick<Computed['check'], 'gross' | 'net' | 'reimbursements'>
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
