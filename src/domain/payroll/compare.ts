import { type Cents, cents } from '../../kernel/money.ts'
import type { LineKind } from '../pay/lines.ts'
import type { CheckSums, SumLine } from './check-sums.ts'

/** Why pay differs from an earlier one. `{subject}` is the name of the line. */
export const changeReasons = {
  notPaidBefore: 'was not paid in the payroll before',
  notPaidNow: 'is not paid in this payroll',
  hours: 'has other hours',
  payRate: 'has another wage',
  earnings: 'has other {subject}',
  reimbursements: 'is paid back other {subject}',
  deductions: 'has another deduction for {subject}',
  contributions: 'has another contribution to {subject}',
  garnishments: 'has another amount for {subject}',
  taxBegins: 'is now taxed for {subject}',
  taxEnds: 'is no longer taxed for {subject}',
  taxes: 'has other taxes',
} as const satisfies Readonly<Record<string, string>>

export type ChangeCode = keyof typeof changeReasons

interface ChangeReason {
  readonly code: ChangeCode
  readonly subject: string
  /** Cents; hundredths of an hour for `hours`. */
  readonly before: Cents
  readonly after: Cents
  readonly message: string
}

/** Someone who is paid otherwise than before. Null: not paid at all. */
export interface CheckChange {
  readonly userId: string
  readonly name: string
  readonly grossBefore: Cents | null
  readonly gross: Cents | null
  readonly netBefore: Cents | null
  readonly net: Cents | null
  readonly reasons: readonly ChangeReason[]
}

/** Meets every paycheck of a payroll beside those of the one before it. */
export class Comparison {
  readonly #before: Map<string, CheckSums>
  readonly #changes: CheckChange[] = []
  #unchanged = 0

  constructor(before: readonly CheckSums[]) {
    this.#before = new Map(before.map((check) => [check.userId, check]))
  }

  meet(now: CheckSums): void {
    const before = this.#before.get(now.userId)
    this.#before.delete(now.userId)
    if (before?.gross === now.gross && before.net === now.net) this.#unchanged += 1
    else this.#changes.push(changeOf(before, now))
  }

  /** The largest first; who is not paid any more is among them. */
  get outcome(): { readonly changes: readonly CheckChange[]; readonly unchanged: number } {
    const gone = [...this.#before.values()].map((before) => changeOf(before, undefined))
    const changes = [...this.#changes, ...gone].sort((a, b) => compare(sizeOf(b), sizeOf(a)))
    return { changes, unchanged: this.#unchanged }
  }
}

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0)

/** What reaches the person counts, then what was earned. */
export function sizeOf({ netBefore, net, grossBefore, gross }: CheckChange): bigint {
  const byNet = distance(netBefore, net)
  return byNet === 0n ? distance(grossBefore, gross) : byNet
}

function distance(a: Cents | null, b: Cents | null): bigint {
  const apart = (a ?? 0n) - (b ?? 0n)
  return apart < 0n ? -apart : apart
}

function changeOf(before: CheckSums | undefined, now: CheckSums | undefined): CheckChange {
  const { userId, name } = (now ?? before)!
  return {
    userId,
    name,
    grossBefore: before ? cents(before.gross) : null,
    gross: now ? cents(now.gross) : null,
    netBefore: before ? cents(before.net) : null,
    net: now ? cents(now.net) : null,
    reasons: reasonsOf(before, now),
  }
}

function reasonsOf(before: CheckSums | undefined, now: CheckSums | undefined): readonly ChangeReason[] {
  if (!before || !now) {
    const code = now ? 'notPaidBefore' : 'notPaidNow'
    return [reason(code, '', { before: before?.net ?? 0n, after: now?.net ?? 0n })]
  }
  const causes = [
    reason('hours', '', { before: BigInt(before.hours), after: BigInt(now.hours) }),
    reason('payRate', '', { before: before.payRate, after: now.payRate }),
  ].filter(isOther)
  const lines = lineReasons(before.lines, now.lines)
  // What hours and the wage explain needs no second reason.
  const rest = causes.length > 0 ? lines.filter(({ subject }) => !PLAIN.has(subject)) : lines
  return [
    ...causes,
    ...rest.sort((a, b) => compare(apart(b), apart(a))),
    ...taxReasons(before.lines, now.lines),
  ]
}

const isOther = ({ before, after }: ChangeReason): boolean => before !== after
const apart = ({ before, after }: ChangeReason): bigint => distance(before, after)
const PLAIN: ReadonlySet<string> = new Set(['Regular', 'Salary'])

const codes: Readonly<Partial<Record<LineKind, ChangeCode>>> = {
  earning: 'earnings',
  reimbursement: 'reimbursements',
  pretax: 'deductions',
  aftertax: 'deductions',
  employerBenefit: 'contributions',
  garnishment: 'garnishments',
}

/** Line by line under their names. */
function lineReasons(before: readonly SumLine[], now: readonly SumLine[]): ChangeReason[] {
  const [old, fresh] = [sums(before, keyOfLine), sums(now, keyOfLine)]
  return [...new Set([...fresh.keys(), ...old.keys()])]
    .map((key) => {
      const [code, subject] = key.split('\n') as [ChangeCode, string]
      return reason(code, subject, { before: old.get(key) ?? 0n, after: fresh.get(key) ?? 0n })
    })
    .filter(isOther)
}

const keyOfLine = ({ kind, name }: SumLine): string | undefined =>
  codes[kind] === undefined ? undefined : `${codes[kind]}\n${name}`

/** A tax that begins or ends is named; all the others follow from the pay. */
function taxReasons(before: readonly SumLine[], now: readonly SumLine[]): readonly ChangeReason[] {
  const [old, fresh] = [sums(before, keyOfTax), sums(now, keyOfTax)]
  const at = (key: string) => ({ before: old.get(key) ?? 0n, after: fresh.get(key) ?? 0n })
  const begun = [...fresh].filter(([key, due]) => due !== 0n && !old.get(key))
  const ended = [...old].filter(([key, due]) => due !== 0n && !fresh.get(key))
  const [sumBefore, sumAfter] = [old, fresh].map((taxes) =>
    [...taxes.values()].reduce((sum, due) => sum + due, 0n),
  )
  return [
    ...begun.map(([key]) => reason('taxBegins', key, at(key))),
    ...ended.map(([key]) => reason('taxEnds', key, at(key))),
    reason('taxes', '', { before: sumBefore!, after: sumAfter! }),
  ].filter(isOther)
}

const keyOfTax = ({ kind, name }: SumLine): string | undefined => (kind === 'employeeTax' ? name : undefined)

function sums(
  lines: readonly SumLine[],
  keyOf: (line: SumLine) => string | undefined,
): ReadonlyMap<string, bigint> {
  const found = new Map<string, bigint>()
  for (const line of lines) {
    const key = keyOf(line)
    if (key !== undefined) found.set(key, (found.get(key) ?? 0n) + line.amount)
  }
  return found
}

const reason = (
  code: ChangeCode,
  subject: string,
  { before, after }: { before: bigint; after: bigint },
): ChangeReason => ({
  code,
  subject,
  before: cents(before),
  after: cents(after),
  message: changeReasons[code].replace('{subject}', () => subject),
})
