import { type Cents, cents } from '../../kernel/money.ts'
import type { RunTotals } from '../money/run-totals.ts'
import type { LineKind, Rule } from '../pay/lines.ts'
import type { PaycheckFacts } from '../pay/paycheck-facts.ts'
import type { Computed } from './computed.ts'
import { bitsOf, bytesFor, type RunLines, setBit } from './run-lines.ts'
import { type RunSums, runSums, sumsBy } from './run-sums.ts'

/** What a run comes to, counted paycheck by paycheck, so that nobody has to read them all again. */
export class Tally<Of extends Known = Rule> {
  readonly #rules = new Map<Of, RuleCount>()
  readonly #nets = new Map<Method, MethodNet>()
  readonly #roster: string[] = []
  readonly #counts: Counts = {
    gross: 0n,
    reimbursements: 0n,
    hours: 0,
    tips: 0n,
    overtimePremium: 0n,
    withoutPremium: 0,
    withoutFacts: 0,
  }

  count(lines: LinesBy<Of>, paid: Paid, facts: CountedFacts | null): void {
    const at = this.#roster.push(paid.userId)
    const counts = this.#counts
    this.#countLines(lines, facts, at)
    this.#addNet(paid.paymentMethod, { net: paid.net, place: at * PLACES + PLACES - 1 })
    counts.gross += paid.gross
    counts.reimbursements += paid.reimbursements
    counts.hours += paid.hours
    counts.tips += facts?.tips ?? 0n
    if (facts === null) counts.withoutFacts += 1
    if (facts === null || facts.overtimePremium === null) counts.withoutPremium += 1
    else counts.overtimePremium += facts.overtimePremium
  }

  #addNet(method: Method, { net, place }: MethodNet): void {
    const known = this.#nets.get(method)
    if (known) known.net += net
    else this.#nets.set(method, { net, place })
  }

  /** Line by line of everyone: nothing is made here that could be added up. */
  #countLines({ rules, bases, amounts }: LinesBy<Of>, facts: CountedFacts | null, at: number): void {
    const earnings = facts?.earningHours.length ?? 0
    const tips = facts?.tips ?? 0n
    for (let n = 0; n < rules.length; n++) {
      const sum = this.#countOf(rules[n]!, at * PLACES + n + 1)
      const base = bases[n]!
      const amount = amounts[n]!
      const subject = n < earnings ? base : (facts?.taxSubjects[n - earnings] ?? base)
      sum.amount += amount
      sum.taxable += base
      sum.subject += subject
      if (n < earnings) sum.hours += facts!.earningHours[n] ?? 0
      if (sum.first === undefined && amount !== 0n) sum.first = at * PLACES + n + 1
      hold(sum, at - 1)
      if (tips <= 0n) continue
      if (n >= earnings) sum.uncollected += facts!.uncollected[n - earnings] ?? 0n
      sum.tipped += tipPart({ taxable: base, subject, tips })
    }
  }

  #countOf(rule: Of, place: number): RuleCount {
    const known = this.#rules.get(rule)
    if (known) return known
    const fresh = newCount(place)
    this.#rules.set(rule, fresh)
    return fresh
  }

  /** What was counted of those who come next, elsewhere; a rule that came from another thread is known by its id. */
  take({ rules, nets, roster, counts }: Counted<Of>): void {
    const before = this.#roster.length
    const known = new Map([...this.#rules.keys()].map((rule) => [rule.id, rule]))
    for (const [rule, more] of rules) {
      const sum = this.#countOf(known.get(rule.id) ?? rule, more.seen + before * PLACES)
      addLines(sum, more)
      if (more.first !== undefined) sum.first ??= more.first + before * PLACES
      for (const n of bitsOf(more.holders)) hold(sum, before + n)
    }
    for (const [method, { net, place }] of nets) {
      this.#addNet(method, { net, place: place + before * PLACES })
    }
    for (const userId of roster) this.#roster.push(userId)
    addCounts(this.#counts, counts)
  }

  /** As it goes to another thread. */
  get counted(): Counted<Of> {
    return { rules: [...this.#rules], nets: [...this.#nets], roster: this.#roster, counts: this.#counts }
  }

  /** What is kept of the run as a whole. */
  get sums(): RunSums {
    const own = {
      gross: this.#counts.gross,
      net: [...this.#nets.values()].reduce((total, { net }) => total + net, 0n),
      reimbursements: this.#counts.reimbursements,
      employee_taxes: this.#ofKinds(['employeeTax']),
      employer_taxes: this.#ofKinds(['employerTax']),
    }
    return sumsBy((name) => {
      const { from } = runSums[name]
      if ('kinds' in from) return this.#ofKinds(from.kinds)
      return 'method' in from ? this.#netBy(from.method) : own[from.column]
    })
  }

  /** What is kept of its lines, in the order in which those that come to something appear. */
  get lines(): RunLines {
    const people = this.#roster.length
    const { hours, tips, overtimePremium, withoutPremium, withoutFacts } = this.#counts
    return {
      roster: this.#roster.join(','),
      ...{ people, hours, tips, overtimePremium, withoutPremium, withoutFacts },
      rules: [...this.#rules]
        .map(([{ id }, { first, seen, holders, ...sums }]) => ({
          ...{ ruleId: id, ...sums, place: first ?? seen },
          holders: wholeOf(holders, people),
        }))
        .sort((a, b) => a.place - b.place),
      nets: [...this.#nets].map(([method, { net, place }]) => ({ method, net, place })),
    }
  }

  #netBy(method: Method): bigint {
    return this.#nets.get(method)?.net ?? 0n
  }

  #ofKinds(kinds: readonly LineKind[]): bigint {
    return [...this.#rules]
      .filter(([{ kind }]) => kinds.includes(kind))
      .reduce((total, [, { amount }]) => total + amount, 0n)
  }

  get rules(): readonly Of[] {
    return [...this.#rules.keys()]
  }

  /** By kind, code and name: editions of one law are one tax. */
  get totals(): Pick<RunTotals, 'lines' | 'deposits'> {
    const lines = new Map<string, { kind: LineKind; code: string; name: string; amount: Cents }>()
    for (const [{ kind, code, name }, { amount }] of this.#rules) {
      if (!POSTED.includes(kind)) continue
      const key = `${kind}\n${code}\n${name}`
      lines.set(key, { kind, code, name, amount: cents((lines.get(key)?.amount ?? 0n) + amount) })
    }
    const inOrder = [...lines].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line)
    return { lines: inOrder, deposits: cents(this.#netBy('Direct Deposit')) }
  }
}

/** Wages count first toward the base of Social Security; tips fill what is left (Form W-2, box 7). */
function tipPart({
  taxable,
  subject,
  tips,
}: Readonly<Record<'taxable' | 'subject' | 'tips', bigint>>): bigint {
  const wages = subject > tips ? subject - tips : 0n
  return taxable > wages ? taxable - wages : 0n
}

type Method = Computed['paymentMethod']
type Known = Pick<Rule, 'id' | 'kind' | 'code' | 'name'>

interface LinesBy<Of> {
  readonly rules: readonly Of[]
  readonly bases: readonly bigint[]
  readonly amounts: readonly bigint[]
}

/** What a paycheck comes to, and how it is paid. */
interface Paid {
  readonly userId: string
  readonly paymentMethod: Method
  readonly gross: bigint
  readonly net: bigint
  readonly reimbursements: bigint
  /** Hundredths of an hour. */
  readonly hours: number
}

/** What is counted of the facts of a paycheck. */
type CountedFacts = Pick<
  PaycheckFacts,
  'earningHours' | 'taxSubjects' | 'uncollected' | 'tips' | 'overtimePremium'
>

/** A paycheck has fewer lines: the paycheck, from 1, times this, and the line are one place. */
const PLACES = 1000

interface LineSums {
  hours: number
  taxable: bigint
  subject: bigint
  amount: bigint
  uncollected: bigint
  tipped: bigint
}

interface RuleCount extends LineSums {
  holders: Uint8Array
  readonly seen: number
  first: number | undefined
}

interface MethodNet {
  net: bigint
  readonly place: number
}

interface Counts {
  gross: bigint
  reimbursements: bigint
  hours: number
  tips: bigint
  overtimePremium: bigint
  withoutPremium: number
  withoutFacts: number
}

/** What a tally has counted, without its functions. */
export interface Counted<Of = Rule> {
  readonly rules: readonly (readonly [Of, Readonly<RuleCount>])[]
  readonly nets: readonly (readonly [Method, Readonly<MethodNet>])[]
  readonly roster: readonly string[]
  readonly counts: Readonly<Counts>
}

function addLines(sums: LineSums, more: Readonly<LineSums>): void {
  sums.hours += more.hours
  sums.taxable += more.taxable
  sums.subject += more.subject
  sums.amount += more.amount
  sums.uncollected += more.uncollected
  sums.tipped += more.tipped
}

function addCounts(counts: Counts, more: Readonly<Counts>): void {
  counts.gross += more.gross
  counts.reimbursements += more.reimbursements
  counts.hours += more.hours
  counts.tips += more.tips
  counts.overtimePremium += more.overtimePremium
  counts.withoutPremium += more.withoutPremium
  counts.withoutFacts += more.withoutFacts
}

const newCount = (seen: number): RuleCount => ({
  hours: 0,
  taxable: 0n,
  subject: 0n,
  amount: 0n,
  uncollected: 0n,
  tipped: 0n,
  holders: new Uint8Array(bytesFor(1000)),
  seen,
  first: undefined,
})

function hold(sum: RuleCount, n: number): void {
  if (bytesFor(n + 1) > sum.holders.length) sum.holders = wholeOf(sum.holders, 2 * (n + 1))
  setBit(sum.holders, n)
}

/** As many bytes as there are people for. */
function wholeOf(bits: Uint8Array, people: number): Uint8Array {
  const whole = new Uint8Array(bytesFor(people))
  whole.set(bits.subarray(0, whole.length))
  return whole
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
