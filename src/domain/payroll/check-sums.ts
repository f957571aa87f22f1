import { type Cents, cents } from '../../kernel/money.ts'
import { isPaid, type LineKind } from '../pay/lines.ts'

/** A paycheck in few words, to be summed and compared. */
export interface CheckSums {
  readonly userId: string
  readonly name: string
  readonly gross: bigint
  readonly net: bigint
  /** Hundredths of an hour. */
  readonly hours: number
  readonly payRate: bigint
  readonly paymentMethod: string
  readonly lines: readonly SumLine[]
}

export interface SumLine {
  readonly kind: LineKind
  readonly code: string
  readonly name: string
  readonly amount: bigint
}

/** What a payroll costs, and where each cent of it goes. */
export interface Totals {
  readonly people: number
  readonly gross: Cents
  readonly reimbursements: Cents
  readonly employerTaxes: Cents
  readonly employerContributions: Cents
  /** The four above. */
  readonly cost: Cents
  readonly net: Cents
  readonly directDeposits: Cents
  readonly checks: Cents
  /** Paid another way, of which only the taxes are reported. */
  readonly paidOutside: Cents
  readonly employeeTaxes: Cents
  readonly taxes: Cents
  readonly garnishments: Cents
  /** What deductions and contributions leave with the company for plans and insurers. */
  readonly carriers: Cents
  /** Counted as pay and never paid: cash tips, imputed income. */
  readonly notPaidInMoney: Cents
  /** What is drawn: direct deposits, taxes and orders. */
  readonly draw: Cents
}

/** What everyone together owes on one tax, by who pays it. */
export interface TaxTotal {
  readonly payer: 'employee' | 'employer'
  readonly code: string
  readonly name: string
  readonly amount: Cents
}

/** Counts paychecks as they come by. `cost` is `draw + checks + paidOutside + carriers + notPaidInMoney`, to the cent. */
export class TotalsCount {
  #people = 0
  #gross = 0n
  readonly #net: Record<string, bigint> = {}
  readonly #kinds: Partial<Record<LineKind, bigint>> = {}
  readonly #taxes = new Map<string, { line: SumLine; sum: bigint }>()
  #notPaid = 0n

  count({ gross, net, paymentMethod, lines }: CheckSums): void {
    this.#people += 1
    this.#gross += gross
    this.#net[paymentMethod] = (this.#net[paymentMethod] ?? 0n) + net
    for (const line of lines) {
      this.#kinds[line.kind] = (this.#kinds[line.kind] ?? 0n) + line.amount
      if (!isPaid(line)) this.#notPaid += line.amount
      if (line.kind === 'employeeTax' || line.kind === 'employerTax') this.#countTax(line)
    }
  }

  #countTax(line: SumLine): void {
    const key = `${line.kind}/${line.code}`
    const before = this.#taxes.get(key)
    if (before) before.sum += line.amount
    else this.#taxes.set(key, { line, sum: line.amount })
  }

  /** The largest first; what nobody owes is left out. */
  get taxes(): readonly TaxTotal[] {
    return [...this.#taxes.values()]
      .filter(({ sum }) => sum !== 0n)
      .sort((a, b) => (a.sum > b.sum ? -1 : a.sum < b.sum ? 1 : 0))
      .map(({ line: { kind, code, name }, sum }) => ({
        payer: kind === 'employeeTax' ? 'employee' : 'employer',
        code,
        name,
        amount: cents(sum),
      }))
  }

  get totals(): Totals {
    const of = (kind: LineKind): bigint => this.#kinds[kind] ?? 0n
    const by = (method: string): bigint => this.#net[method] ?? 0n
    const [directDeposits, checks, paidOutside] = [by('Direct Deposit'), by('Check'), by('Outside')]
    const taxes = of('employeeTax') + of('employerTax')
    return {
      people: this.#people,
      gross: cents(this.#gross),
      reimbursements: cents(of('reimbursement')),
      employerTaxes: cents(of('employerTax')),
      employerContributions: cents(of('employerBenefit')),
      cost: cents(this.#gross + of('reimbursement') + of('employerTax') + of('employerBenefit')),
      net: cents(directDeposits + checks + paidOutside),
      directDeposits: cents(directDeposits),
      checks: cents(checks),
      paidOutside: cents(paidOutside),
      employeeTaxes: cents(of('employeeTax')),
      taxes: cents(taxes),
      garnishments: cents(of('garnishment')),
      carriers: cents(of('pretax') + of('aftertax') + of('employerBenefit')),
      notPaidInMoney: cents(this.#notPaid),
      draw: cents(directDeposits + taxes + of('garnishment')),
    }
  }
}
